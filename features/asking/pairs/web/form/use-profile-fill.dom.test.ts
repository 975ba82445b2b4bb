import { getProfile } from '@dhruva/account/profile/contract/routes';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { serve } from '@dhruva/web/test/fake-server.ts';
import { pageAt, signIn } from '@dhruva/web/test/page.tsx';
import { PROFILE } from '@dhruva/web/test/people.ts';
import { storeToken } from '@dhruva/web/lib/token.ts';
import { EMPTY_PAIR, type PairForm } from './pair-form.rules.ts';
import { useProfileFill } from './use-profile-fill.ts';

const open = async () => {
  const onLogin = vi.fn<(text: string) => void>();
  const { result } = renderHook(
    () => {
      const form = useForm<PairForm>({ defaultValues: { ...EMPTY_PAIR, otherDate: '1988-02-03' } });
      const { errors } = form.formState;
      return { at: useLocation(), form, errors, ...useProfileFill(form, onLogin) };
    },
    { wrapper: pageAt('/') },
  );
  await settle();
  const now = () => result.current;
  return { now, fill: () => act(() => now().fill()), onLogin };
};

const FILLED = {
  selfDate: PROFILE.dob,
  selfTime: PROFILE.timeOfBirth,
  selfUnknown: false,
  selfPlace: { text: PROFILE.placeOfBirth, placeId: PROFILE.placeId },
  otherDate: '1988-02-03',
};

test('signed out: asks to log in, and fills nothing', async () => {
  const { now, fill, onLogin } = await open();
  fill();
  expect(onLogin).toHaveBeenCalledOnce();
  expect([now().text, now().form.getValues('selfDate')]).toEqual(['', '']);
});

test('fills Person 1 alone, takes back what was wrong with it, and says so', async () => {
  signIn();
  const { now, fill, onLogin } = await open();
  act(() => {
    now().form.setError('selfDate', { message: 'Missing.' });
    now().form.setError('otherTime', { message: 'Missing.' });
  });
  fill();
  expect(now().form.getValues()).toMatchObject(FILLED);
  expect(Object.keys(now().errors)).toEqual(['otherTime']);
  expect([now().text === '', onLogin.mock.calls]).toEqual([false, []]);
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
  'a profile without all of it (%o) leads there, and back',
  async (lacking) => {
    signIn(lacking);
    const { now, fill } = await open();
    fill();
    expect(now().at).toMatchObject({
      pathname: '/profile',
      state: { from: '/#relationship-section' },
    });
    expect(now().form.getValues('selfPlace').text).toBe('');
  },
);

test('a time nobody knows is as good as one', async () => {
  signIn({ timeOfBirth: '', timeUnknown: true });
  const { now, fill } = await open();
  fill();
  expect(now().form.getValues()).toMatchObject({ selfTime: '', selfUnknown: true });
});
