import { expect, it } from 'vitest';
import { readForm } from './form.rules.ts';

const whole = {
  pseudoName: ' Bluebird ',
  supportFor: 'self',
  language: ' Hindi',
  mobile: '+91 98765 01234',
  address: '7 Lane, Pune ',
  services: ['Counselling'],
} as const;
const form = (change: object = {}) =>
  ({ ...whole, services: [...whole.services], ...change }) as Parameters<typeof readForm>[0];

it('keeps a form trimmed, the mobile as its ten digits', () => {
  expect(readForm(form())).toEqual({
    kind: 'read',
    form: {
      pseudoName: 'Bluebird',
      supportFor: 'self',
      language: 'Hindi',
      mobile: '9876501234',
      address: '7 Lane, Pune',
      services: ['Counselling'],
    },
  });
});

it.each(['pseudoName', 'language', 'mobile', 'address'])(
  'wants %s, and more than blanks',
  (field) => {
    for (const empty of ['', '   ']) {
      const refused = { kind: 'refused', code: 'booking.fields-missing', fields: [field] };
      expect(readForm(form({ [field]: empty }))).toEqual(refused);
    }
  },
);

it('names all that is missing, and needs no service', () => {
  expect(readForm(form({ mobile: '', pseudoName: ' ' }))).toMatchObject({
    fields: ['pseudoName', 'mobile'],
  });
  expect(readForm(form({ services: [] })).kind).toBe('read');
});

it('refuses a mobile that is none', () => {
  const refused = { kind: 'refused', code: 'booking.mobile-invalid', fields: ['mobile'] };
  expect(readForm(form({ mobile: '12345' }))).toEqual(refused);
});
