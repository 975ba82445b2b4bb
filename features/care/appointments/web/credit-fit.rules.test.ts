import { PLAN_IDS } from '@dhruva/money/plans/contract/catalogue';
import { therapistById } from '@dhruva/care/therapists/contract/catalogue';
import { expect, it } from 'vitest';
import { creditsFor, minutesOf, therapistsInstead, therapistsOf } from './credit-fit.rules.ts';

const credit = (planId: (typeof PLAN_IDS)[number], lastDay = '2027-02-21') => ({
  orderId: planId,
  planId,
  total: 6,
  left: 4,
  lastDay,
});
const idsOf = (therapists: readonly { readonly id: string }[]) => therapists.map(({ id }) => id);

it('27: a session plan books its band for 30 minutes, a pack anybody at ₹1,500 for 45', () => {
  expect(idsOf(therapistsOf(credit('session-1500')))).toEqual(['3', '5']);
  expect(idsOf(therapistsOf(credit('pack-6')))).toEqual(['2', '3', '4', '5', '6']);
  expect([
    minutesOf(credit('session-1500')),
    minutesOf(credit('pack-10')),
    minutesOf(null),
  ]).toEqual([30, 45, 45]);
});

it('every plan on sale finds somebody', () => {
  for (const planId of PLAN_IDS) expect(therapistsOf(credit(planId))).not.toEqual([]);
});

it('beside paying only what pays the same session is offered', () => {
  const credits = [credit('session-2000'), credit('pack-6', '2026-11-30'), credit('pack-10')];
  const fitting = (id: '1' | '2', date: string) =>
    idsOf(
      creditsFor({ therapist: therapistById(id), date }, credits).map(({ planId }) => ({
        id: planId,
      })),
    );
  expect(fitting('1', '2026-11-23')).toEqual([]);
  expect(fitting('2', '2026-11-30')).toEqual(['pack-6', 'pack-10']);
  expect(fitting('2', '2026-12-01')).toEqual(['pack-10']);
});

it('in place of a lost time: the same therapist first, then those that cost the same', () => {
  expect(idsOf(therapistsInstead({ therapistId: '1', paidBy: 'order', minutes: 45 }))).toEqual([
    '1',
  ]);
  expect(idsOf(therapistsInstead({ therapistId: '4', paidBy: 'order', minutes: 45 }))).toEqual([
    '4',
    '2',
    '3',
    '5',
    '6',
  ]);
  expect(idsOf(therapistsInstead({ therapistId: '5', paidBy: 'credit', minutes: 30 }))).toEqual([
    '5',
    '3',
  ]);
});
