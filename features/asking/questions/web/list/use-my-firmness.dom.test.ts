import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QUESTION_IDS } from '@dhruva/account/entitlements/contract/question-ids';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { PROFILE } from '@dhruva/web/test/people.ts';
import { myFirmness } from '../../contract/routes.ts';
import type { MyFirmnessReply } from '../../contract/schemas.ts';
import { useMyFirmness } from './use-my-firmness.ts';

const FAIR = { level: 'fair', holdsMinutes: 7, holdsShareOfDay: null } as const;
const [FIRST = 'suitable-work', SECOND = 'suitable-work'] = QUESTION_IDS;
const told = (...ids: (typeof FIRST)[]): MyFirmnessReply => ({
  told: ids.map((questionId) => ({ questionId, ...FAIR })),
  of: 2,
});

const listen = async (profile: typeof PROFILE | null) => {
  const { result } = renderHook(() => useMyFirmness(profile), { wrapper: TestQueryClient });
  await settle();
  return result;
};

test('asks on until all are told, and shows what is there meanwhile', async () => {
  serve(myFirmness, told(FIRST), told(FIRST, SECOND));
  const result = await listen(PROFILE);
  expect(result.current).toMatchObject({ isAsked: true, told: 1, all: 2 });
  expect(result.current.of(FIRST)).toMatchObject(FAIR);
  expect(result.current.of(SECOND)).toBeUndefined();
  await settle(60);
  expect(result.current).toMatchObject({ told: 2, all: 2 });
  expect(result.current.of(SECOND)).toMatchObject(FAIR);
  await settle(1000);
  expect(asked(myFirmness)).toHaveLength(2);
});

test('asks nothing while nobody is known, or the birth is not whole', async () => {
  for (const profile of [null, { ...PROFILE, placeOfBirth: '' }])
    expect((await listen(profile)).current.isAsked).toBe(false);
  expect(asked(myFirmness)).toEqual([]);
});

test('says nothing where the birth is refused, and asks no more', async () => {
  serve(myFirmness, refuse('birth.time-overlap'));
  const result = await listen(PROFILE);
  await settle(1000);
  expect(result.current.isAsked).toBe(false);
  expect(asked(myFirmness)).toHaveLength(1);
});
