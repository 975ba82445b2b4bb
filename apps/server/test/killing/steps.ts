/**
 * Where a process is cut off: before its `at`-th step, or after the step was done but before its reply
 * arrived.
 */
export interface Cut {
  /** 1-based. */
  readonly at: number;
  readonly when: 'before' | 'after';
}

/** Counts a process's external steps: database round trips, provider calls, mails. */
export interface Steps {
  /** Restarts the count, with an optional cut. */
  watch(cut?: Cut): void;
  /** The counted steps: "insert into \"orders\"", "POST /v1/orders". */
  readonly taken: readonly string[];
  readonly isCut: () => boolean;
  /** Called before a step: returns its number, or undefined when it must not happen. */
  leave(step: string): Promise<number | undefined>;
  /** Called with a step's reply: returns whether it may be passed on. */
  comeBack(number: number): Promise<boolean>;
}

/**
 * Creates a step counter; at the cut, `onCut` ends the process, and nothing passes until the next `watch`.
 */
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
