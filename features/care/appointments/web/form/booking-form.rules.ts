import { rupeesOf } from '@dhruva/kernel/paise';
import type { BookingForm } from '../../contract/booking-form.ts';
import { readPhone } from '@dhruva/account/profile/contract/contact';

interface FieldProblem {
  readonly field: (typeof REQUIRED)[number];
  readonly code: 'booking.fields-missing' | 'booking.mobile-invalid';
}

/** The values of the booking form; nothing is preselected. */
export interface BookingValues extends Omit<BookingForm, 'supportFor'> {
  readonly supportFor: BookingForm['supportFor'] | '';
}

export const EMPTY: BookingValues = {
  pseudoName: '',
  supportFor: '',
  language: '',
  mobile: '',
  address: '',
  services: [],
};

const REQUIRED = ['pseudoName', 'supportFor', 'language', 'mobile', 'address'] as const;

/** Validates the form: each missing field, then an invalid mobile number. Services are optional. */
export const bookingProblems = (values: BookingValues): FieldProblem[] => {
  const missing = REQUIRED.filter((field) => (values[field] ?? '').trim() === '');
  if (missing.length > 0)
    return missing.map((field) => ({ field, code: 'booking.fields-missing' }) as const);
  return readPhone(values.mobile) === undefined
    ? [{ field: 'mobile', code: 'booking.mobile-invalid' }]
    : [];
};

/** The fee in whole rupees, or undefined if it is none. */
export const feeOf = (feePaise: number): number | undefined => {
  const rupees = rupeesOf(feePaise);
  return Number.isInteger(rupees) && rupees > 0 ? rupees : undefined;
};

/** Converts valid form values to the contract's form. */
export const formOf = (values: BookingValues): BookingForm => ({
  ...values,
  supportFor: values.supportFor === 'other' ? 'other' : 'self',
});
