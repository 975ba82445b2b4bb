import { expect, test } from 'vitest';
import type { PersonDetails } from '../contract/schemas.ts';
import { birthDetailsOf, kept } from './people.rules.ts';

const RAVI: PersonDetails = {
  name: '  Ravi   Kumar ',
  relation: 'partner',
  dob: '1992-11-03',
  timeOfBirth: '09:05',
  placeOfBirth: 'Nashik',
};

test('a name is kept in single spaces', () => {
  expect(kept(RAVI).name).toBe('Ravi Kumar');
});

test('a birth is read as another person’s, with neither name nor relation', () => {
  const birth = { dob: '1992-11-03', timeOfBirth: '09:05', placeOfBirth: 'Nashik' };
  expect(birthDetailsOf(RAVI)).toEqual({ questionFor: 'other', gender: 'other', ...birth });
  const facts = { work: 'employed' } as const;
  expect(birthDetailsOf({ ...RAVI, gender: 'male', agrees: true, facts })).toEqual({
    questionFor: 'other',
    gender: 'male',
    otherAgrees: true,
    facts,
    ...birth,
  });
});
