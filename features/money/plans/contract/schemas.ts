import * as z from 'zod/mini';
import { PLAN_IDS } from './catalogue.ts';

/** A plan with unused sessions. `lastDay`: YYYY-MM-DD, the last day in India they can be used. */
export const planCredits = z.object({
  orderId: z.string(),
  planId: z.enum(PLAN_IDS),
  total: z.number(),
  left: z.number(),
  lastDay: z.string(),
});
export type PlanCredits = z.infer<typeof planCredits>;

export const myCreditsReply = z.array(planCredits);
