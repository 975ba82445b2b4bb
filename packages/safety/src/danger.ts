/** Kinds of danger in a text: to the writer, violence, or to somebody else. */
export const DANGERS = ['self', 'violence', 'other'] as const;
export type Danger = (typeof DANGERS)[number];
