/** Whose danger a text speaks of: the writer's own, violence, or somebody else's. */
export const DANGERS = ['self', 'violence', 'other'] as const;
export type Danger = (typeof DANGERS)[number];
