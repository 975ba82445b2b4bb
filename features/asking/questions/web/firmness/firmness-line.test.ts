import { expect, it } from 'vitest';
import { LABELS } from '@dhruva/asking/answers/web';
import type { CheckedFirmness } from '../../contract/schemas.ts';
import { firmnessLine } from './firmness-line.ts';

const timed = (level: CheckedFirmness['level'], holdsMinutes: number): CheckedFirmness => ({
  level,
  holdsMinutes,
  holdsShareOfDay: null,
  holding: [],
});
const untimed = (level: CheckedFirmness['level'], holdsShareOfDay: number): CheckedFirmness => ({
  level,
  holdsMinutes: null,
  holdsShareOfDay,
  holding: [],
});

it.each([
  [timed('firm', 20), 'Firm: it would still be so if you were born 20 minutes earlier or later.'],
  [timed('fair', 7), /^Fairly firm: .* you were born 7 minutes earlier or later, but/],
  [timed('hint', 1), /^A hint: .* you were born one minute earlier or later, but/],
  [timed('hint', 0), 'A hint: it may be different if the time of birth is off by a minute.'],
  [untimed('firm', 0.93), /^Firm, even without the time of birth: it holds for 93% of that day/],
  [untimed('fair', 0.8), /^Fairly firm: .* 80% of that day/],
  [untimed('hint', 0.6), /^A hint: .* 60% of that day/],
  [untimed(null, 0.57), /only 57% of that day. Below 60% we do not give it: nothing is paid/],
])('%j', (firmness, line) => {
  expect(firmnessLine(LABELS.en, firmness, 'self')).toMatch(line);
});

it('does not call somebody else you, and speaks Hindi', () => {
  expect(firmnessLine(LABELS.en, timed('firm', 15), 'other')).toContain('if this person was born');
  expect(firmnessLine(LABELS.hi, timed('firm', 15), 'other')).toMatch(/^पक्का: जन्म 15 मिनट/);
});
