import { APPOINTMENT_ERRORS } from '../../contract/errors.ts';
import type { BookingForm } from '../../contract/booking-form.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { readForm } from './form.rules.ts';

/** Validates and normalises a booking form. Refuses an incomplete one, naming the fields. */
export const acceptForm = (typed: BookingForm): BookingForm => {
  const read = readForm(typed);
  if (read.kind === 'read') return read.form;
  const { sentence } = APPOINTMENT_ERRORS[read.code];
  const fields = Object.fromEntries(read.fields.map((field) => [field, sentence]));
  throw new AppError(read.code, { fields });
};
