/** How the periods that run are called: the long one, and the one within it. */
export const SPANS = { long: 'महादशा', short: 'अंतर्दशा' } as const;
