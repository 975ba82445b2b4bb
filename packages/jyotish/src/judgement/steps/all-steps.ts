/** The steps that read the birth chart alone. */
export const BIRTH_STEPS = ['promise', 'karaka', 'varga'] as const;
export type BirthStep = (typeof BIRTH_STEPS)[number];

/** The steps of a judgement, in the order they are read. */
export const STEPS = [...BIRTH_STEPS, 'dasha', 'transit'] as const;
export type Step = (typeof STEPS)[number];
