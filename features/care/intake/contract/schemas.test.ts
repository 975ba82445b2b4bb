import { expect, it } from 'vitest';
import { MAX_BODY_BYTES, MAX_FIELD_CHARS, MAX_INTAKE_TEXT_CHARS } from '@dhruva/kernel/limits';
import { intakeForm } from './schemas.ts';

const FIELDS = Object.keys(intakeForm.shape);

/** The longest text of one letter that a field accepts. */
const fullest = (field: string, letter: string): string =>
  [MAX_INTAKE_TEXT_CHARS, MAX_FIELD_CHARS]
    .map((chars) => letter.repeat(chars))
    .find((text) => intakeForm.safeParse({ [field]: text }).success) ?? '';

it('has the nineteen fields of the form, all of which may be left out', () => {
  expect(FIELDS).toHaveLength(19);
  expect(Object.values(intakeForm.parse({}))).toEqual(FIELDS.map(() => ''));
});

it('fits into one request when every field is full of Devanagari', () => {
  const full = Object.fromEntries(FIELDS.map((field) => [field, fullest(field, 'अ')]));
  const bytes = Buffer.byteLength(JSON.stringify(full));
  expect(Object.values(full).filter((text) => text.length === MAX_INTAKE_TEXT_CHARS)).toHaveLength(
    9,
  );
  expect(bytes).toBeLessThan(MAX_BODY_BYTES);
});

it('takes no character more and no other field', () => {
  expect(intakeForm.safeParse({ difficultIssues: 'a'.repeat(2_001) }).success).toBe(false);
  expect(intakeForm.safeParse({ name: 'a'.repeat(201) }).success).toBe(false);
  expect(intakeForm.safeParse({ diagnosis: 'none' }).success).toBe(false);
});
