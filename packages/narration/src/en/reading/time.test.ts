import { expect, it } from 'vitest';
import { helped, slowed } from './slowed.ts';
import { opens } from './time.ts';

const CONTEXT = { area: 'wealth', matter: 'your income', named: () => 'Venus in Mina' } as const;
const PEAK = {
  by: 'both-on-lord',
  house: 2,
  lord: 'venus',
  only: 'February to May 2027',
  isFromMoon: false,
  isNow: false,
} as const;

it('tells the best months of a window that is open, and what comes then', () => {
  const window = { openings: [], months: 'November 2026 to June 2027', turn: 'open' } as const;
  const text = opens({ ...window, peak: PEAK }, CONTEXT);
  expect(text).toBe(
    'That makes November 2026 to June 2027 a good stretch for your income, most of all from February to May 2027, when Jupiter and Saturn both reach your house of savings or its planet Venus in Mina.',
  );
  expect(opens({ ...window, peak: undefined }, CONTEXT)).not.toContain('most');
});

it.each([
  ['a promotion', 'helps a promotion', 'slows a promotion'],
  ['your income', 'helps your income', 'weighs on your income'],
  ['buying a vehicle', 'helps with buying a vehicle', 'makes buying a vehicle slower'],
])('says of %s how it is helped and slowed', (matter, help, slow) => {
  expect(helped(matter, 'one')).toBe(help);
  expect(slowed(matter, 'one')).toBe(slow);
});
