import * as z from 'zod/mini';
import { MAX_FIELD_CHARS } from '@dhruva/kernel/limits';

const text = z.string().check(z.maxLength(MAX_FIELD_CHARS));

export const SERVICES = ['Counselling', 'Assessment', 'Hypnotherapy', 'Special Needs'] as const;
export type Service = (typeof SERVICES)[number];

/** The fields of the booking form (specification, section 5). */
export const bookingForm = z.strictObject({
  pseudoName: text,
  supportFor: z.enum(['self', 'other']),
  language: text,
  mobile: text,
  address: text,
  services: z.array(z.enum(SERVICES)),
});
export type BookingForm = z.infer<typeof bookingForm>;
