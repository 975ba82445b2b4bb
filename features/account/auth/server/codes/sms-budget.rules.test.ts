import { HOUR_MS } from '@dhruva/kernel/durations';
import { expect, it } from 'vitest';
import { isAlarmDue, judgeSms, secondsUntilNextBudget } from './sms-budget.rules.ts';

const budget = { perDay: 1_000, freePerAddress: 10, firstBits: 16 };
const none = { fromAddress: 0, fromBlock: 0, today: 0 };
const bits = (load: object): number => {
  const judged = judgeSms({ ...none, ...load }, budget);
  return judged.verdict === 'work' ? judged.bits : 0;
};

it('sends for nothing below the budget', () => {
  expect(judgeSms({ fromAddress: 9, fromBlock: 49, today: 999 }, budget)).toEqual({
    verdict: 'send',
  });
});

it('asks for work that doubles with each doubling from one address, up to a limit', () => {
  expect([10, 19, 20, 40, 80, 160, 320, 640].map((fromAddress) => bits({ fromAddress }))).toEqual([
    16, 16, 17, 18, 19, 20, 21, 21,
  ]);
});

it('asks for work above five addresses’ worth of a neighbourhood, and above the day’s budget', () => {
  expect([49, 50, 100].map((fromBlock) => bits({ fromBlock }))).toEqual([0, 16, 17]);
  expect([999, 1_000, 2_000].map((today) => bits({ today }))).toEqual([0, 16, 17]);
  expect(bits({ fromAddress: 10, fromBlock: 200, today: 1_000 })).toBe(18);
});

it('lets an address with very many wait, and everybody at four budgets', () => {
  expect(judgeSms({ ...none, fromAddress: 999 }, budget).verdict).toBe('work');
  expect(judgeSms({ ...none, fromAddress: 1_000 }, budget)).toEqual({ verdict: 'address' });
  expect(judgeSms({ ...none, today: 3_999 }, budget).verdict).toBe('work');
  expect(judgeSms({ ...none, today: 4_000 }, budget)).toEqual({ verdict: 'ceiling' });
});

it('never has less for an address than it gets for nothing', () => {
  const wide = { ...budget, freePerAddress: 5_000 };
  expect(judgeSms({ ...none, fromAddress: 4_999 }, wide)).toEqual({ verdict: 'send' });
  expect(judgeSms({ ...none, fromAddress: 5_000 }, wide)).toEqual({ verdict: 'address' });
});

it('alarms at four fifths of the budget and at each whole one', () => {
  const due = Array.from({ length: 2_501 }, (_, sent) => sent).filter((sent) =>
    isAlarmDue(sent, budget),
  );
  expect(due).toEqual([800, 1_000, 2_000]);
});

it('begins a new budget at midnight in India', () => {
  const noon = Date.parse('2026-11-24T06:30:00Z');
  expect(secondsUntilNextBudget(noon)).toBe((12 * HOUR_MS) / 1_000);
  expect(secondsUntilNextBudget(Date.parse('2026-11-24T18:29:59.500Z'))).toBe(1);
});
