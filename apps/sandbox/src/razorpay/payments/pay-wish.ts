import type { Method, Notes } from '../model/entities.ts';

export const OUTCOMES = ['success', 'failure', 'authorize', 'silent'] as const;
export const METHODS = ['upi', 'card', 'netbanking'] as const satisfies readonly Method[];

/** What the payer does at the checkout, and how the bank answers. */
export interface PayWish {
  readonly outcome: (typeof OUTCOMES)[number];
  /** UPI unless told otherwise. */
  readonly method?: Method;
  /** A test card; only its last four digits and its network are kept. */
  readonly card?: { readonly number: string; readonly name?: string; readonly otp?: string };
  readonly vpa?: string;
  readonly bank?: string;
  readonly email?: string;
  readonly contact?: string;
  readonly description?: string;
  readonly notes?: Notes;
  /** After `silent`: virtual seconds until the bank says yes after all; null is never. */
  readonly lateAfterSeconds?: number | null;
}
