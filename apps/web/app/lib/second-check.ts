type Open = () => void;
const listeners = new Set<Open>();

/** Asks whoever is signed in to confirm that the account is theirs; what stands around the page answers. */
export const askSecondCheck = (): void => {
  for (const open of listeners) open();
};

/** Calls back when the second check is asked for; gives the way to stop. */
export const onSecondCheck = (open: Open): (() => void) => {
  listeners.add(open);
  return () => {
    listeners.delete(open);
  };
};
