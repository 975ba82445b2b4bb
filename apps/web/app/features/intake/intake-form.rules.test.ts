import { expect, test } from 'vitest';
import { INTAKE_SECTIONS } from './intake-fields.ts';
import { distressAt, formProblems, INTAKE_NAMES, newForm } from './intake-form.rules.ts';

const ORDER = INTAKE_SECTIONS.flatMap(({ fields }) => fields.map(({ name }) => name));

test('asks every field once; name and phone are required, nothing else', () => {
  expect(ORDER.toSorted()).toEqual(INTAKE_NAMES.toSorted());
  expect(
    INTAKE_SECTIONS.flatMap(({ fields }) =>
      fields.filter(({ required }) => required).map(({ name }) => name),
    ),
  ).toEqual(['name', 'phone']);
});

test('begins with what the profile knows', () => {
  const profile = { name: 'Asha', phone: '9876543210', email: 'asha@example.in' };
  expect(newForm(profile)).toMatchObject({ ...profile, livesWith: '' });
  expect(Object.values(newForm(null)).join('')).toBe('');
});

test('names each field that must be mended', () => {
  expect(formProblems(newForm(null))).toEqual([
    { field: 'name', code: 'intake.fields-missing' },
    { field: 'phone', code: 'intake.fields-missing' },
  ]);
  const wrong = { ...newForm(null), name: 'Asha', phone: '12', email: 'asha' };
  expect(formProblems(wrong)).toEqual([
    { field: 'phone', code: 'intake.phone-invalid' },
    { field: 'email', code: 'intake.email-invalid' },
  ]);
  expect(formProblems({ ...wrong, phone: '+91 98765 43210', email: '' })).toEqual([]);
});

test('finds the first field that speaks of distress', () => {
  const form = { medicalCare: 'I want to die', difficultIssues: 'mujhe jeena nahi hai' };
  expect(distressAt(form, ORDER)).toBe('difficultIssues');
  expect(distressAt({ medicalCare: 'A doctor for my knee' }, ORDER)).toBeUndefined();
});
