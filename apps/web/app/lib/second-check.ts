type Open = () => void;
type Settle = (isSettled: boolean) => void;

const openers = new Set<Open>();
const waiting = new Set<Settle>();

/**
 * Asks the signed-in user to confirm their identity (second check). Resolves to true once confirmed and a new
 * token is stored; false if dismissed or if no dialog is mounted.
 */
export const askSecondCheck = async (): Promise<boolean> => {
  if (openers.size === 0) return false;
  const answer = new Promise<boolean>((settle) => {
    waiting.add(settle);
  });
  for (const open of openers) open();
  return answer;
};

/** Resolves all pending second checks with this result. */
export const endSecondCheck: Settle = (isSettled) => {
  for (const settle of waiting) settle(isSettled);
  waiting.clear();
};

/**
 * Registers the callback that opens the second-check dialog; the returned function unregisters it and fails
 * pending checks.
 */
export const onSecondCheck = (open: Open): (() => void) => {
  openers.add(open);
  return () => {
    openers.delete(open);
    endSecondCheck(false);
  };
};
