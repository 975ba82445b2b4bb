import * as z from 'zod/mini';

/** A question with its answer, in one language. */
const told = z.object({ question: z.string(), answer: z.string() });

/**
 * The follow-ups of one kept answer. `left`: how many may still be chosen; `offered`: those that may be
 * chosen from, with their question in each language; `told`: those chosen, in that order. ISO instants.
 */
export const followUps = z.object({
  left: z.number(),
  offered: z.array(z.object({ id: z.string(), en: z.string(), hi: z.string() })),
  told: z.array(z.object({ id: z.string(), en: told, hi: told, toldAt: z.string() })),
});
export type FollowUps = z.infer<typeof followUps>;

export const takeFollowUpBody = z.strictObject({ id: z.uuid() });
