import type { ProfileUpdate } from '../contract/schemas.ts';
import { describe, expect, it } from 'vitest';
import { applyPlace, applyUpdate, EMPTY_PROFILE } from './update.rules.ts';
import type { ProfileState } from './update.rules.ts';

const today = '2026-11-21';
const asha: ProfileState = {
  ...EMPTY_PROFILE,
  phone: '9876543210',
  dob: '1990-08-15',
  dobTyped: '15 Aug 1990',
  timeOfBirth: '14:30',
  timeTyped: '2:30 PM',
  placeOfBirth: 'Pune, Maharashtra, India',
  placeId: 'pune',
};
const applied = (update: ProfileUpdate, state = asha) => {
  const result = applyUpdate(state, update, today);
  return result.kind === 'applied' ? result.state : result;
};

describe('applyUpdate', () => {
  it('changes only what is sent', () => {
    expect(applied({})).toEqual(asha);
    expect(applied({ name: ' Asha  Rao ', email: ' asha@example.in ' })).toEqual({
      ...asha,
      name: 'Asha Rao',
      email: 'asha@example.in',
    });
  });
  it('keeps what was typed beside what was understood', () => {
    expect(applied({ dob: '१६ अगस्त १९९०', timeOfBirth: '9.05 pm' })).toMatchObject({
      dob: '1990-08-16',
      dobTyped: '१६ अगस्त १९९०',
      timeOfBirth: '21:05',
      timeTyped: '9.05 pm',
    });
  });
  it('takes the profile back as it was shown, without forgetting what was typed', () => {
    expect(applied({ dob: '1990-08-15', dobTyped: 'anything', timeOfBirth: '14:30' })).toEqual(
      asha,
    );
  });
  it('sets and removes one life fact and leaves the others', () => {
    const told = { ...asha, lifeFacts: { relationship: 'single', work: 'looking' } } as const;
    expect(applied({ name: 'Asha' }, told)).toMatchObject({ lifeFacts: told.lifeFacts });
    expect(applied({ lifeFacts: { work: null, country: 'AE' } }, told)).toEqual({
      ...asha,
      lifeFacts: { relationship: 'single', country: 'AE' },
    });
  });
  it('clears date and time', () => {
    expect(applied({ dob: '', timeOfBirth: '' })).toMatchObject({
      dob: '',
      dobTyped: '',
      timeOfBirth: '',
      timeTyped: '',
    });
  });
  it('forgets the time when it becomes unknown, and knows it again when one is given', () => {
    const unknown = { ...asha, timeUnknown: true, timeOfBirth: '', timeTyped: '' };
    expect(applied({ timeUnknown: true, timeOfBirth: '14:30' })).toEqual(unknown);
    expect(applied({ timeOfBirth: '07:10' }, unknown)).toMatchObject({
      timeUnknown: false,
      timeOfBirth: '07:10',
    });
  });
  it('takes a gender as chosen when sent, not when the default is merely sent back', () => {
    expect(applied({ gender: 'female' })).toMatchObject({ gender: 'female' });
    expect(applied({ gender: 'male' })).toMatchObject({ gender: 'male' });
    expect(applied({ gender: 'male', genderChosen: false })).toMatchObject({ gender: '' });
  });
  it.each<[ProfileUpdate, string, string]>([
    [{ phone: '12345' }, 'phone', 'profile.phone-invalid'],
    [{ phone: '' }, 'phone', 'profile.phone-invalid'],
    [{ email: 'asha' }, 'email', 'profile.email-invalid'],
    [{ dob: '31 June 1990' }, 'dob', 'profile.date-invalid'],
    [{ dob: '05/06/1990' }, 'dob', 'profile.date-ambiguous'],
    [{ dob: '2027-01-01' }, 'dob', 'birth.date-future'],
    [{ dob: '1899-01-01' }, 'dob', 'birth.date-out-of-range'],
    [{ timeOfBirth: '24:00' }, 'timeOfBirth', 'profile.time-invalid'],
    [{ phone: '1', dob: 'x', timeOfBirth: 'y' }, 'phone', 'profile.phone-invalid'],
  ])('refuses %j', (update, field, code) => {
    expect(applied(update)).toMatchObject({ kind: 'refused', field, code });
  });
});

describe('applyPlace', () => {
  const labels: Record<string, string> = {
    pune: asha.placeOfBirth,
    thane: 'Thane, Maharashtra, India',
  };
  const place = (update: ProfileUpdate) => applyPlace(asha, update, (id) => labels[id]);
  it.each<[string, ProfileUpdate, { placeOfBirth: string; placeId: string }]>([
    ['nothing sent', {}, { placeOfBirth: asha.placeOfBirth, placeId: 'pune' }],
    [
      'the same sent back',
      { placeOfBirth: asha.placeOfBirth, placeId: 'pune' },
      { placeOfBirth: asha.placeOfBirth, placeId: 'pune' },
    ],
    [
      'the same text alone',
      { placeOfBirth: asha.placeOfBirth },
      { placeOfBirth: asha.placeOfBirth, placeId: 'pune' },
    ],
    [
      'a chosen place',
      { placeOfBirth: 'thane', placeId: 'thane' },
      { placeOfBirth: labels['thane'] ?? '', placeId: 'thane' },
    ],
    [
      'new text with the old id',
      { placeOfBirth: 'Nashik', placeId: 'pune' },
      { placeOfBirth: 'Nashik', placeId: '' },
    ],
    ['free text', { placeOfBirth: ' my village ' }, { placeOfBirth: 'my village', placeId: '' }],
    [
      'an id nobody knows',
      { placeOfBirth: 'Nashik', placeId: 'atlantis' },
      { placeOfBirth: 'Nashik', placeId: '' },
    ],
    ['an emptied field', { placeOfBirth: '', placeId: '' }, { placeOfBirth: '', placeId: '' }],
  ])('%s', (_name, update, expected) => {
    expect(place(update)).toEqual(expected);
  });
});
