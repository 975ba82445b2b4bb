/** Steps that use the birth chart alone. */
export const BIRTH_STEPS = ['promise', 'karaka', 'varga'] as const;
export type BirthStep = (typeof BIRTH_STEPS)[number];

/** All steps of a judgement, in order. */
export const STEPS = [...BIRTH_STEPS, 'dasha', 'transit'] as const;
export type Step = (typeof STEPS)[number];
