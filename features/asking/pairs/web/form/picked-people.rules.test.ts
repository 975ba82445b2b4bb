import type { Person } from '@dhruva/asking/people/contract/schemas';
import { BIRTH } from '@dhruva/web/test/answers.ts';
import { PROFILE } from '@dhruva/web/test/people.ts';
import { expect, test } from 'vitest';
import { EMPTY_PAIR, pairOf, pairProblems, personToKeep } from './pair-form.rules.ts';
import { brideFrom, oneself, pickedOther, pickedSelf } from './picked-people.rules.ts';

const ARJUN: Person = {
  id: '00000000-0000-4000-8000-000000000001',
  details: {
    name: 'Arjun',
    relation: 'partner',
    gender: 'male',
    dob: '1992-11-03',
    timeOfBirth: '09:05',
    placeOfBirth: 'Nashik',
    placeId: 'nashik',
    agrees: true,
  },
  birth: BIRTH,
};
const SENT = {
  dateOfBirth: '1992-11-03',
  timeOfBirth: '09:05',
  placeOfBirth: 'Nashik',
  placeId: 'nashik',
};

test('who is chosen is sent with the name, as either of the two', () => {
  const asOther = pairOf({ ...EMPTY_PAIR, ...pickedOther(ARJUN) });
  expect(asOther).toMatchObject({
    otherData: SENT,
    names: { other: 'Arjun' },
    otherAgrees: true,
  });
  expect(asOther.names).not.toHaveProperty('self');
  const asSelf = pairOf({ ...EMPTY_PAIR, ...pickedSelf(ARJUN) });
  expect(asSelf).toMatchObject({ selfData: SENT, names: { self: 'Arjun' } });
});

test('nobody of the list any more: nothing of them is left', () => {
  const both = { ...EMPTY_PAIR, ...pickedSelf(ARJUN), ...pickedOther(ARJUN) };
  expect({ ...both, ...pickedSelf(undefined), ...pickedOther(undefined) }).toEqual(EMPTY_PAIR);
});

test('oneself is called by no name, and has a gender where it was chosen', () => {
  const picked = { ...EMPTY_PAIR, ...pickedSelf(ARJUN), ...oneself(PROFILE) };
  expect(picked).toMatchObject({ selfPerson: '', selfName: '', selfGender: 'female' });
  expect(pairOf(picked)).not.toHaveProperty('names');
  expect(oneself({ ...PROFILE, genderChosen: false }).selfGender).toBe('');
});

test.each([
  ['', 'female', 'other'],
  ['', 'male', 'self'],
  ['female', '', 'self'],
  ['male', '', 'other'],
  ['female', 'male', 'self'],
  ['male', 'female', 'other'],
  ['', '', undefined],
  ['male', 'male', undefined],
  ['female', 'female', undefined],
] as const)('by genders "%s" and "%s" the bride is: %s', (selfGender, otherGender, bride) => {
  expect(brideFrom({ ...EMPTY_PAIR, selfGender, otherGender }).bride).toBe(bride);
});

test('somebody new is kept by choice alone, and then needs a name', () => {
  const typed = { ...EMPTY_PAIR, ...pickedSelf(ARJUN), ...pickedOther(ARJUN), otherPerson: '' };
  expect(personToKeep(typed)).toBeUndefined();
  const chosen = { ...typed, otherKeepAs: 'friend' } as const;
  const { gender: _gender, ...details } = ARJUN.details;
  expect(personToKeep(chosen)).toEqual({ ...details, relation: 'friend' });
  expect(pairProblems(chosen)).toEqual([]);
  expect(pairProblems({ ...chosen, otherName: ' ' })).toEqual([
    { field: 'otherName', code: 'people.name-missing' },
  ]);
});
