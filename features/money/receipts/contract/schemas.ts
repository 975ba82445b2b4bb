import * as z from 'zod/mini';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';

export const receiptQuery = z.strictObject({
  orderId: z.string().check(z.maxLength(MAX_FIELD_CHARS)),
});

/** A receipt as printed. Amounts in paise; `issuedOn` dates are YYYY-MM-DD, `paidAt` is an instant; tax lines are empty where the seller is not registered or the supply is exempt. */
export const receipt = z.object({
  number: z.string(),
  /** "Receipt", "Tax invoice" or "Bill of supply", by configuration. */
  heading: z.string(),
  issuedOn: z.string(),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    gstin: z.nullable(z.string()),
    email: z.string(),
  }),
  /** `placeOfSupply`: the state that the buyer's address names; null where it names none. */
  buyer: z.object({ name: z.string(), placeOfSupply: z.nullable(z.string()) }),
  line: z.object({
    description: z.string(),
    sac: z.nullable(z.string()),
    taxablePaise: z.number(),
  }),
  taxes: z.array(z.object({ label: z.string(), percent: z.number(), paise: z.number() })),
  totalPaise: z.number(),
  paymentId: z.string(),
  paidAt: z.string(),
  creditNotes: z.array(
    z.object({ number: z.string(), issuedOn: z.string(), paise: z.number(), reason: z.string() }),
  ),
  simulated: z.boolean(),
});
export type Receipt = z.infer<typeof receipt>;
