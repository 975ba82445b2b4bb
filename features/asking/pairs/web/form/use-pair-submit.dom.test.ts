import { addPerson } from '@dhruva/asking/people/contract/routes';
import { checkPair } from '../../contract/routes.ts';
import { ALL_ERRORS } from '@dhruva/contract/all-errors';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { BIRTH } from '@dhruva/web/test/answers.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { PAIR } from '@dhruva/web/test/people.ts';
import { EMPTY_PAIR, type PairForm } from './pair-form.rules.ts';
import { usePairSubmit } from './use-pair-submit.ts';

const { selfData, otherData } = PAIR;
const TYPED: PairForm = {
  ...EMPTY_PAIR,
  selfDate: selfData.dateOfBirth,
  selfTime: selfData.timeOfBirth,
  selfPlace: { text: selfData.placeOfBirth, placeId: '' },
  otherDate: otherData.dateOfBirth,
  otherTime: otherData.timeOfBirth,
  otherPlace: { text: otherData.placeOfBirth, placeId: '' },
  otherAgrees: true,
};
const BIRTHS = { self: BIRTH, other: BIRTH };

const open = (typed = TYPED) => {
  const onChecked = vi.fn<(checked: unknown) => void>();
  const { result } = renderHook(
    () => {
      const form = useForm<PairForm>({ defaultValues: typed });
      return { errors: form.formState.errors, form, ...usePairSubmit(form, onChecked) };
    },
    { wrapper: TestQueryClient },
  );
  const submit = async () => {
    act(() => result.current.run(typed));
    await settle();
  };
  return { now: () => result.current, submit, onChecked };
};

test('read back: the pair goes on with both births', async () => {
  serve(checkPair, { births: BIRTHS });
  const { now, submit, onChecked } = open();
  await submit();
  expect(asked(checkPair)[0]?.body).toEqual(PAIR);
  expect(onChecked.mock.calls[0]?.[0]).toEqual({ pair: PAIR, births: BIRTHS });
  expect(now()).toMatchObject({ busy: false, refusals: 0, asked: undefined });
});

test.each([
  ['birth.date-future', 'selfData.dateOfBirth', 'selfDate'],
  ['birth.date-future', 'otherData.dateOfBirth', 'otherDate'],
  ['birth.time-gap', 'otherData.timeOfBirth', 'otherTime'],
  ['place.ambiguous', 'selfData.placeOfBirth', 'selfPlace'],
  ['prediction.consent-missing', 'otherAgrees', 'otherAgrees'],
  ['request.rate-limited', 'nothing', 'root'],
] as const)('%s about %s is told at %s', async (code, named, field) => {
  serve(checkPair, refuse(code, { fields: { [named]: 'This.' } }));
  const { now, submit, onChecked } = open();
  await submit();
  expect(now().errors[field]?.message).toBe(ALL_ERRORS[code].sentence);
  expect([now().refusals, onChecked.mock.calls]).toEqual([1, []]);
  expect(now().form.getValues()).toEqual(TYPED);
});

test('what there is to choose from is asked of the person it is about', async () => {
  const choices = [{ value: 'earlier', label: 'The first 1:30' }];
  const fields = { 'otherData.timeOfBirth': 'Which?' };
  serve(checkPair, refuse('birth.time-overlap', { choices, fields }), { births: BIRTHS });
  const { now, submit } = open();
  await submit();
  expect(now().asked).toMatchObject({ who: 'other', choices });
  await submit();
  expect(now().asked).toBeUndefined();
});

test('no network is told of the whole, and may be tried again', async () => {
  serve(checkPair, NO_NETWORK, { births: BIRTHS });
  const { now, submit, onChecked } = open();
  await submit();
  expect(now().errors.root?.message).toBeTruthy();
  await submit();
  expect(onChecked).toHaveBeenCalledOnce();
});

const NEW: PairForm = { ...TYPED, otherName: 'Arjun', otherKeepAs: 'friend' };

test('somebody new is kept once both births are read, and not a second time', async () => {
  serve(checkPair, { births: BIRTHS });
  const id = '00000000-0000-4000-8000-000000000001';
  const { dateOfBirth: dob, ...born } = otherData;
  const details = { name: 'Arjun', relation: 'friend' as const, dob, ...born, agrees: true };
  serve(addPerson, { id, details, birth: BIRTH });
  const { now, submit, onChecked } = open(NEW);
  await submit();
  expect(asked(addPerson)[0]?.body).toEqual(details);
  expect(now().form.getValues()).toMatchObject({ otherPerson: id, otherKeepAs: '' });
  expect(onChecked).toHaveBeenCalledOnce();
});

test('a full list is said, and nothing goes on until the choice is taken back', async () => {
  serve(checkPair, { births: BIRTHS });
  serve(addPerson, refuse('people.full'));
  const { now, submit, onChecked } = open(NEW);
  await submit();
  expect(now().errors.root?.message).toBe(ALL_ERRORS['people.full'].sentence);
  expect(onChecked).not.toHaveBeenCalled();
});
