import * as z from 'zod/mini';
import { PLAN_IDS } from './catalogue.ts';

/** The item of an order for a plan or a pack of sessions. */
export const planItem = z.strictObject({
  kind: z.literal('plan'),
  planId: z.enum(PLAN_IDS),
});

declare module '@dhruva/money/payments/contract/item' {
  interface Items {
    plan: z.infer<typeof planItem>;
  }
}
