type Open = () => void;
type Settle = (isSettled: boolean) => void;

const openers = new Set<Open>();
const waiting = new Set<Settle>();

/**
 * Asks whoever is signed in to confirm that the account is theirs. True: it is settled, and another token is
 * stored; false: not now, or nobody is there to ask.
 */
export const askSecondCheck = async (): Promise<boolean> => {
  if (openers.size === 0) return false;
  const answer = new Promise<boolean>((settle) => {
    waiting.add(settle);
  });
  for (const open of openers) open();
  return answer;
};

/** Tells all who asked how it ended. */
export const endSecondCheck: Settle = (isSettled) => {
  for (const settle of waiting) settle(isSettled);
  waiting.clear();
};

/** Calls back when the second check is asked for; gives the way to stop, which is an end too. */
export const onSecondCheck = (open: Open): (() => void) => {
  openers.add(open);
  return () => {
    openers.delete(open);
    endSecondCheck(false);
  };
};
