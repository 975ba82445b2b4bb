import type { Method, Notes } from '../model/entities.ts';

export const OUTCOMES = ['success', 'failure', 'authorize', 'silent'] as const;
export const METHODS = ['upi', 'card', 'netbanking'] as const satisfies readonly Method[];

/** What the payer does in the checkout, and how the bank answers. */
export interface PayRequest {
  readonly outcome: (typeof OUTCOMES)[number];
  /** UPI by default. */
  readonly method?: Method;
  /** A test card; only its last four digits and network are stored. */
  readonly card?: { readonly number: string; readonly name?: string; readonly otp?: string };
  readonly vpa?: string;
  readonly bank?: string;
  readonly email?: string;
  readonly contact?: string;
  readonly description?: string;
  readonly notes?: Notes;
  /** After `silent`: virtual seconds until the bank authorises after all; null for never. */
  readonly lateAfterSeconds?: number | null;
}
