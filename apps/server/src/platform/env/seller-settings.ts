import { INDIAN_STATE_NAMES } from '@dhruva/account/profile/contract/indian-states';
import * as z from 'zod';

/** The seller as named on receipts. Without a GSTIN the seller is not registered for GST. */
export interface SellerSettings {
  readonly name: string;
  readonly address: string;
  readonly gstin: string | null;
  /** A state or union territory of India. */
  readonly state: string;
}

const PLACEHOLDER = { name: 'Example Seller (sample)', address: '1 Example Road, Example Town' };

export const SELLER_VARIABLES = {
  SELLER_NAME: z.string().default(PLACEHOLDER.name),
  /** Lines are separated by a bar: "1 Road|Pune 411001". */
  SELLER_ADDRESS: z.string().default(PLACEHOLDER.address),
  SELLER_GSTIN: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, 'must be a GSTIN of 15 characters')
    .optional(),
  SELLER_STATE: z.enum(INDIAN_STATE_NAMES).default('Maharashtra'),
};
const variables = z.object(SELLER_VARIABLES);
type Variables = z.infer<typeof variables>;

/** Sample values that production must replace, one problem a line. */
export const sellerProblems = (values: Variables, isProduction: boolean): string[] =>
  isProduction
    ? (
        [
          ['SELLER_NAME', PLACEHOLDER.name],
          ['SELLER_ADDRESS', PLACEHOLDER.address],
        ] as const
      )
        .filter(([name, sample]) => values[name] === sample)
        .map(([name]) => `${name}: is still the placeholder`)
    : [];

/** The seller's details from the environment. */
export const sellerSettings = (values: Variables): SellerSettings => ({
  name: values.SELLER_NAME,
  address: values.SELLER_ADDRESS.split('|')
    .map((line) => line.trim())
    .join('\n'),
  gstin: values.SELLER_GSTIN ?? null,
  state: values.SELLER_STATE,
});
