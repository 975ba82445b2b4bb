import { THERAPIST_IDS } from '@dhruva/care/therapists/contract/catalogue';
import { slotLabel } from '@dhruva/care/therapists/contract/schemas';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';
import * as z from 'zod/mini';
import { bookingForm } from './booking-form.ts';

/** The purchase item of a session with a therapist. */
export const therapyItem = z.strictObject({
  kind: z.literal('therapy'),
  therapistId: z.enum(THERAPIST_IDS),
  /** Civil date in India, YYYY-MM-DD. */
  date: z.string().check(z.maxLength(MAX_FIELD_CHARS)),
  slot: slotLabel,
  form: bookingForm,
});

/** What may be said against it. */
export const therapyRefusals = [
  'booking.fields-missing',
  'booking.mobile-invalid',
  'booking.date-invalid',
  'booking.slot-taken',
  'booking.slot-closed',
] as const;

declare module '@dhruva/money/payments/contract/item' {
  interface Items {
    therapy: z.infer<typeof therapyItem>;
  }
}
