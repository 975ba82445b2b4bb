import { getProfile } from '@dhruva/account/profile/contract/routes';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { PROFILE } from '@dhruva/web/test/people.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { storeToken } from '@dhruva/web/lib/token.ts';
import { EMPTY_PAIR, type PairForm } from './pair-form.rules.ts';
import { useProfileFill } from './use-profile-fill.ts';

const open = async () => {
  const { result } = renderHook(
    () => {
      const form = useForm<PairForm>({ defaultValues: { ...EMPTY_PAIR, otherDate: '1988-02-03' } });
      const { errors } = form.formState;
      return { form, errors, ...useProfileFill(form) };
    },
    { wrapper: pageAt('/') },
  );
  await settle();
  const now = () => result.current;
  return { now, fill: () => act(() => now().fill()) };
};

const FILLED = {
  selfDate: PROFILE.dob,
  selfTime: PROFILE.timeOfBirth,
  selfUnknown: false,
  selfPlace: { text: PROFILE.placeOfBirth, placeId: PROFILE.placeId },
  otherDate: '1988-02-03',
};

test('fills Person 1 alone, takes back what was wrong with it, and says so', async () => {
  signIn();
  const { now, fill } = await open();
  act(() => {
    now().form.setError('selfDate', { message: 'Missing.' });
    now().form.setError('otherTime', { message: 'Missing.' });
  });
  fill();
  expect(now().form.getValues()).toMatchObject(FILLED);
  expect(Object.keys(now().errors)).toEqual(['otherTime']);
  expect(now().text).toBe(m.pair_fetched());
});

test('pressed before the profile is there: says so, and fills when it has come', async () => {
  const late = Promise.withResolvers<Profile>();
  serve(getProfile, late.promise);
  storeToken('secret');
  const { now, fill } = await open();
  fill();
  const waiting = now().text;
  expect(waiting).not.toBe('');
  expect(now().form.getValues('selfDate')).toBe('');
  late.resolve(PROFILE);
  await settle();
  expect(now().form.getValues()).toMatchObject(FILLED);
  expect(now().text).not.toBe(waiting);
});

test('a profile that comes unasked fills nothing', async () => {
  signIn();
  const { now } = await open();
  expect([now().form.getValues('selfDate'), now().text]).toEqual(['', '']);
});

test('what was changed after it was filled stays', async () => {
  signIn();
  const { now, fill } = await open();
  fill();
  act(() => now().form.setValue('selfDate', '1991-01-01'));
  await settle();
  expect(now().form.getValues('selfDate')).toBe('1991-01-01');
});

test.each<Partial<Profile>>([{ dob: '' }, { timeOfBirth: '' }, { placeOfBirth: '' }])(
  'a profile without all of it (%o) fills what it has, leaves what was typed, and says so',
  async (lacking) => {
    signIn({ ...lacking, placeId: '' });
    const { now, fill } = await open();
    act(() => {
      now().form.setValue('selfDate', '1991-01-01');
      now().form.setValue('selfTime', '01:00');
      now().form.setValue('selfPlace', { text: 'Pune', placeId: '' });
    });
    fill();
    const { selfDate, selfTime, selfPlace } = now().form.getValues();
    const known = { ...PROFILE, ...lacking };
    expect([selfDate, selfTime, selfPlace.text]).toEqual([
      known.dob || '1991-01-01',
      known.timeOfBirth || '01:00',
      known.placeOfBirth || 'Pune',
    ]);
    expect(now().text).toBe(m.pair_profile_incomplete());
  },
);

test('a time nobody knows is as good as one', async () => {
  signIn({ timeOfBirth: '', timeUnknown: true });
  const { now, fill } = await open();
  fill();
  expect(now().form.getValues()).toMatchObject({ selfTime: '', selfUnknown: true });
});

test('whoever was chosen as Person 1 is so no more, and a chosen gender says who is the bride', async () => {
  signIn();
  const { now, fill } = await open();
  act(() => {
    now().form.setValue('selfName', 'Riya');
    now().form.setValue('selfPerson', 'some-id');
  });
  fill();
  const oneself = { selfName: '', selfPerson: '', selfGender: 'female', bride: 'self' };
  expect(now().form.getValues()).toMatchObject(oneself);
});
