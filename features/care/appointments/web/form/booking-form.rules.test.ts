import { expect, it } from 'vitest';
import { m } from '@dhruva/web/paraglide/messages.js';
import { bookingProblems, EMPTY, feeOf, formOf } from './booking-form.rules.ts';

const FULL = {
  ...EMPTY,
  pseudoName: 'Bluebird',
  supportFor: 'self',
  language: 'Hindi',
  mobile: '9876501234',
  address: 'Pune',
} as const;

it('names every required field that is empty; services are optional', () => {
  expect(bookingProblems(EMPTY).map(({ field }) => field)).toEqual([
    'pseudoName',
    'supportFor',
    'language',
    'mobile',
    'address',
  ]);
  expect(bookingProblems({ ...FULL, address: '  ' })).toEqual([
    { field: 'address', code: 'booking.fields-missing' },
  ]);
  expect(bookingProblems(FULL)).toEqual([]);
});

it.each(['987650123', '98765012345', '1876501234', 'nine'])('%s is no mobile number', (mobile) => {
  expect(bookingProblems({ ...FULL, mobile })).toEqual([
    { field: 'mobile', code: 'booking.mobile-invalid' },
  ]);
});

it('a fee is whole rupees above nothing', () => {
  expect(feeOf(150_000)).toBe(1_500);
  for (const paise of [0, -100, 150_050, Number.NaN]) expect(feeOf(paise)).toBeUndefined();
  expect(m.appointments_no_fee()).toBe('Could not determine the fee.');
});

it('what is bought says for whom', () => {
  expect(formOf({ ...FULL, supportFor: 'other' }).supportFor).toBe('other');
});
