/** Where a process is cut off: before its `at`-th step leaves it, or after that was done and before the answer is back. */
export interface Cut {
  /** From 1. */
  readonly at: number;
  readonly when: 'before' | 'after';
}

/** Everything a process says to the world beside answering: round trips to the database, calls of the provider, mails. */
export interface Steps {
  /** Counts anew, and cuts there if told to. */
  watch(cut?: Cut): void;
  /** What was counted, in words: "insert into \"orders\"", "POST /v1/orders". */
  readonly taken: readonly string[];
  readonly isCut: () => boolean;
  /** Asked before a step goes out: its number, or undefined when it must not. */
  leave(step: string): Promise<number | undefined>;
  /** Asked when the answer to a step is there: may it go back? */
  comeBack(number: number): Promise<boolean>;
}

/** Counts steps; at the cut `onCut` ends the process, and nothing of it passes any more until the next `watch`. */
export const createSteps = (onCut: () => Promise<void>): Steps => {
  let taken: string[] = [];
  let cut: Cut | undefined;
  let isCut = false;
  const end = async (): Promise<void> => {
    isCut = true;
    await onCut();
  };
  return {
    get taken() {
      return taken;
    },
    watch: (at) => {
      taken = [];
      cut = at;
      isCut = false;
    },
    isCut: () => isCut,
    leave: async (step) => {
      if (isCut) return undefined;
      taken.push(step);
      if (cut?.when === 'before' && cut.at === taken.length) await end();
      return isCut ? undefined : taken.length;
    },
    comeBack: async (number) => {
      if (isCut) return false;
      if (cut?.when === 'after' && cut.at === number) await end();
      return !isCut;
    },
  };
};
