import type { BookingForm } from '../../contract/booking-form.ts';
import { readPhone } from '@dhruva/account/profile/contract/contact';

const REQUIRED = ['pseudoName', 'language', 'mobile', 'address'] as const;

export type ReadForm =
  | { readonly kind: 'read'; readonly form: BookingForm }
  | {
      readonly kind: 'refused';
      readonly code: 'booking.fields-missing' | 'booking.mobile-invalid';
      readonly fields: readonly string[];
    };

/** Normalises a booking form: texts trimmed, the mobile as its ten digits. */
export const readForm = (form: BookingForm): ReadForm => {
  const fields = REQUIRED.filter((field) => form[field].trim() === '');
  if (fields.length > 0) return { kind: 'refused', code: 'booking.fields-missing', fields };
  const mobile = readPhone(form.mobile);
  if (mobile === undefined)
    return { kind: 'refused', code: 'booking.mobile-invalid', fields: ['mobile'] };
  const [pseudoName, language, address] = [form.pseudoName, form.language, form.address].map(
    (text) => text.trim(),
  ) as [string, string, string];
  return { kind: 'read', form: { ...form, pseudoName, language, address, mobile } };
};
