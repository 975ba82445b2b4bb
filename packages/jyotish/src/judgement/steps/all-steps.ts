/** The steps of a judgement, in the order they are read. */
export const STEPS = ['promise', 'karaka', 'varga', 'dasha', 'transit'] as const;
export type Step = (typeof STEPS)[number];
