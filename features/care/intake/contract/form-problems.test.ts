import { expect, it } from 'vitest';
import { intakeProblems } from './form-problems.ts';

it('names each field that must be mended', () => {
  expect(intakeProblems({ name: ' ', phone: '', email: '' })).toEqual([
    { field: 'name', code: 'intake.fields-missing' },
    { field: 'phone', code: 'intake.fields-missing' },
  ]);
  expect(intakeProblems({ name: 'Asha', phone: '12', email: 'asha' })).toEqual([
    { field: 'phone', code: 'intake.phone-invalid' },
    { field: 'email', code: 'intake.email-invalid' },
  ]);
});

it('takes a number in any way it is written, and no e-mail', () => {
  expect(intakeProblems({ name: 'Asha', phone: '+91 98765 43210', email: '' })).toEqual([]);
});
