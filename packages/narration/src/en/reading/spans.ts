/** How the periods that run are called: the long one, and the one within it. */
export const SPANS = { long: 'years', short: 'months' } as const;
