import { createBirths } from '@dhruva/asking/births/server';
import { createPlaces, loadGazetteer } from '@dhruva/asking/places/server';
import { REFUSALS } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import { readQuestions, readSetBirth } from './questions.rules.ts';

const FINE = [
  'When will I change my job?',
  'मेरी शादी कब होगी?',
  'Which months favour travel?',
  'Should I study further?',
  'Will my business grow?',
];
const asked = (change: Readonly<Record<number, string>>) =>
  readQuestions(
    'custom-1100',
    FINE.map((text, at) => change[at] ?? text),
  );

describe('readQuestions', () => {
  it('keeps exactly as many questions as the package has', () => {
    expect(asked({})).toEqual({ kind: 'read', questions: FINE });
  });

  it('cuts each to its first 15 words', () => {
    const long = 'one two three four five six seven eight nine ten eleven twelve 13 14 15';
    expect(asked({ 1: `  ${long} sixteen?` })).toMatchObject({
      questions: [FINE[0], long, ...FINE.slice(2)],
    });
  });

  it.each([
    ['an empty one', FINE.with(2, ' '), { 'question.2': expect.any(String) }],
    ['one of signs alone', FINE.with(0, '?!'), { 'question.0': expect.any(String) }],
    ['one too few', FINE.slice(1), { 'question.4': expect.any(String) }],
  ])('misses %s', (_, questions, fields) => {
    expect(readQuestions('custom-1100', questions)).toEqual({
      kind: 'refused',
      code: 'custom-question.missing',
      fields,
    });
  });

  it('refuses more than were bought', () => {
    expect(readQuestions('custom-1100', [...FINE, 'One more?'])).toMatchObject({
      code: 'request.invalid',
    });
  });

  it('names the subject of each question that is not answered', () => {
    expect(asked({ 1: 'Will I win the lottery?', 3: 'Meri mrityu kab hogi?' })).toEqual({
      kind: 'refused',
      code: 'custom-question.refused',
      fields: { 'question.1': REFUSALS.betting, 'question.3': REFUSALS.death },
    });
  });

  it('detects distress even where it would be cut off, and before anything else', () => {
    const padding = 'word '.repeat(15);
    const found = asked({
      0: '',
      1: 'Will I win the lottery?',
      4: `${padding} I want to kill myself`,
    });
    expect(found).toMatchObject({
      code: 'custom-question.distress',
      fields: { 'question.4': expect.stringContaining('14416') },
    });
  });

  it('judges only the words that are answered', () => {
    const padding = 'When will my work in this town get better for all of us here now';
    expect(asked({ 0: `${padding} lottery` })).toMatchObject({ kind: 'read' });
  });
});

describe('readSetBirth', () => {
  const profile = {
    gender: 'female',
    dob: '1990-08-15',
    timeOfBirth: '14:30',
    placeOfBirth: 'Pune',
    timeUnknown: false,
  } as const;
  const births = createBirths(createPlaces(loadGazetteer));
  const now = new Date('2026-11-21T06:30:00Z');
  const readBirth = (given: Parameters<typeof readSetBirth>[0]) =>
    readSetBirth(given, (whole) => births.isAdult(whole, now));

  it('takes a whole profile, and one that says the time is not known', () => {
    const { timeUnknown, ...birth } = profile;
    expect(timeUnknown).toBe(false);
    expect(readBirth(profile)).toEqual({ kind: 'read', birth });
    expect(readBirth({ ...profile, timeOfBirth: '', timeUnknown: true }).kind).toBe('read');
  });

  it('names what is missing', () => {
    expect(readBirth({ ...profile, dob: '', timeOfBirth: '', placeOfBirth: '' })).toEqual({
      kind: 'refused',
      code: 'custom-question.profile-incomplete',
      fields: ['dob', 'timeOfBirth', 'placeOfBirth'],
    });
  });

  it('takes adults only, to the day', () => {
    expect(readBirth({ ...profile, dob: '2008-11-21' }).kind).toBe('read');
    expect(readBirth({ ...profile, dob: '2008-11-22' })).toMatchObject({
      code: 'person.under-18',
    });
  });
});
