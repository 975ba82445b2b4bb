import { expect, test } from 'vitest';
import { INTAKE_SECTIONS } from './intake-fields.ts';
import { INTAKE_NAMES, newForm } from './intake-form.rules.ts';

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
