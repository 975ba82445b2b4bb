import { addPerson } from '@dhruva/asking/people/contract/routes';
import { checkBirth } from '../../contract/routes.ts';
import { ALL_ERRORS } from '@dhruva/contract/all-errors';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { BIRTH } from '@dhruva/web/test/answers.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { checkDetails } from '../ask.ts';
import { type BirthForm, otherForm } from './birth-form.rules.ts';
import { useBirthSubmit } from './use-birth-submit.ts';

const TYPED: BirthForm = {
  ...otherForm(),
  dob: '1990-08-15',
  time: '14:30',
  place: { text: ' Nagpur ', placeId: '' },
  otherAgrees: true,
};
const CHOICES = [{ value: 'earlier', label: 'The first 1:30' }];

const check = async (details: UserDetails): Promise<void> => {
  await checkDetails('suitable-work', details);
};

const open = (send: (details: UserDetails) => Promise<void> = check, typed = TYPED) => {
  const { result } = renderHook(
    () => {
      const form = useForm<BirthForm>({ defaultValues: typed });
      return { errors: form.formState.errors, form, ...useBirthSubmit(form, send, ['work']) };
    },
    { wrapper: TestQueryClient },
  );
  const submit = async () => {
    act(() => result.current.run(typed));
    await settle();
  };
  return { now: () => result.current, submit };
};

test('sent as it is understood, busy meanwhile', async () => {
  const read = Promise.withResolvers<{ birth: typeof BIRTH }>();
  serve(checkBirth, read.promise);
  const { now, submit } = open();
  await submit();
  expect(now().busy).toBe(true);
  expect(asked(checkBirth)[0]?.body.userDetails).toMatchObject({
    dob: '1990-08-15',
    placeOfBirth: 'Nagpur',
    otherAgrees: true,
  });
  read.resolve({ birth: BIRTH });
  await settle();
  expect(now()).toMatchObject({ busy: false, refusals: 0, errors: {}, asked: {} });
});

test.each([
  ['birth.date-future', 'dob'],
  ['person.under-18', 'dob'],
  ['birth.time-gap', 'time'],
  ['place.unknown', 'place'],
  ['prediction.consent-missing', 'otherAgrees'],
  ['request.rate-limited', 'root'],
] as const)('%s is told at %s', async (code, field) => {
  serve(checkBirth, refuse(code));
  const { now, submit } = open();
  await submit();
  expect(now().errors[field]?.message).toBe(ALL_ERRORS[code].sentence);
  expect([now().refusals, now().busy]).toEqual([1, false]);
  expect(now().form.getValues()).toEqual(TYPED);
});

test('what there is to choose from is asked, until it is forgotten', async () => {
  serve(checkBirth, refuse('birth.time-overlap', { choices: CHOICES }));
  const { now, submit } = open();
  await submit();
  expect(now().asked.choices).toEqual(CHOICES);
  act(() => now().reset());
  await settle();
  expect(now().asked).toEqual({});
});

test('questions that fit better are offered, and nothing is said to be wrong', async () => {
  const questions = [{ value: 'skill-this-year', label: 'Which skill?' }];
  serve(checkBirth, refuse('prediction.does-not-fit', { choices: questions }));
  const { now, submit } = open();
  await submit();
  expect(now()).toMatchObject({ fitting: questions, asked: {}, errors: {}, refusals: 0 });
  act(() => now().reset());
  await settle();
  expect(now().fitting).toBeUndefined();
});

test('no network is told of the whole, each time anew', async () => {
  serve(checkBirth, NO_NETWORK);
  const { now, submit } = open();
  await submit();
  await submit();
  expect(now().errors.root?.message).toBeTruthy();
  expect(now().refusals).toBe(2);
});

test('a failure that is no refusal asks for nothing to be chosen', async () => {
  const { now, submit } = open(async () => {
    throw new Error('Broken.');
  });
  await submit();
  expect(now().errors.root?.message).toBe('Broken.');
  expect(now().asked).toEqual({});
});

test('somebody new is kept by choice with their name, and the question is asked in it', async () => {
  serve(checkBirth, { birth: BIRTH });
  const details = {
    name: 'Meera',
    relation: 'family' as const,
    gender: 'male' as const,
    dob: '1990-08-15',
    timeOfBirth: '14:30',
    placeOfBirth: 'Nagpur',
    agrees: true,
  };
  const id = '00000000-0000-4000-8000-000000000001';
  serve(addPerson, { id, details, birth: BIRTH });
  const { now, submit } = open(check, { ...TYPED, name: 'Meera', keepAs: 'family' });
  await submit();
  expect(asked(addPerson)[0]?.body).toEqual(details);
  expect(asked(checkBirth)[0]?.body.userDetails).toMatchObject({ name: 'Meera' });
  expect(now().form.getValues()).toMatchObject({ person: id, keepAs: '' });
});

test('nobody is kept where the list refuses, and the question waits', async () => {
  serve(addPerson, refuse('person.under-18'));
  const { now, submit } = open(check, { ...TYPED, name: 'Meera', keepAs: 'family' });
  await submit();
  expect(now().errors.dob?.message).toBe(ALL_ERRORS['person.under-18'].sentence);
  expect(asked(checkBirth)).toEqual([]);
});
