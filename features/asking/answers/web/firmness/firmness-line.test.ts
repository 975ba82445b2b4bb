import { expect, it } from 'vitest';
import type { ExpectedFirmness } from '../../contract/schemas.ts';
import { FIRMNESS_EN } from '../words/firmness-en.ts';
import { FIRMNESS_HI } from '../words/firmness-hi.ts';
import { FIRMNESS_LIST_EN } from '../words/firmness-list-en.ts';
import { FIRMNESS_LIST_HI } from '../words/firmness-list-hi.ts';
import { firmnessInShort, firmnessLine } from './firmness-line.ts';

const timed = (level: ExpectedFirmness['level'], holdsMinutes: number): ExpectedFirmness => ({
  level,
  holdsMinutes,
  holdsShareOfDay: null,
});
const untimed = (level: ExpectedFirmness['level'], holdsShareOfDay: number): ExpectedFirmness => ({
  level,
  holdsMinutes: null,
  holdsShareOfDay,
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
  expect(firmnessLine(FIRMNESS_EN.self, firmness)).toMatch(line);
});

it('does not call somebody else you, and speaks Hindi', () => {
  expect(firmnessLine(FIRMNESS_EN.other, timed('firm', 15))).toContain('if this person was born');
  expect(firmnessLine(FIRMNESS_HI.other, timed('firm', 15))).toMatch(/^पक्का: जन्म 15 मिनट/);
});

it.each([
  [
    timed('firm', 20),
    'Firm: it would still be so if either birth time was 20 minutes earlier or later.',
  ],
  [timed('hint', 1), /if either birth time was one minute earlier or later, but/],
  [timed('hint', 0), 'A hint: it may be different if either birth time is off by a minute.'],
  [
    untimed('fair', 0.8),
    /^Fairly firm: without the missing birth time it holds for 80% of that day of birth/,
  ],
  [
    untimed(null, 0.57),
    /only 57% of that day of birth. Below 60% we do not give it, and nothing is paid/,
  ],
])('of two people: %j', (firmness, line) => {
  expect(firmnessLine(FIRMNESS_EN.two, firmness)).toMatch(line);
});

it.each([
  [
    untimed('firm', 0.93),
    /^Firm, even without either birth time: it holds for at least about 93% of each of the two days of birth\.$/,
  ],
  [untimed('hint', 0.6), /^A hint: without either birth time it .* 60% of each of the two days/],
  [untimed(null, 0.57), /57% of each of the two days of birth\. .* With both birth times it can/],
])('of two people without a time, no day is singled out: %j', (firmness, line) => {
  expect(firmnessLine(FIRMNESS_EN['two-untimed'], firmness)).toMatch(line);
  expect(firmnessLine(FIRMNESS_HI['two-untimed'], firmness)).toContain('दोनों दिनों में से हर एक');
});

it('promises no free question to two people, in Hindi neither', () => {
  expect(firmnessLine(FIRMNESS_EN.two, untimed(null, 0.4))).not.toContain('free');
  expect(firmnessLine(FIRMNESS_HI.two, untimed(null, 0.4))).not.toContain('मुफ़्त');
  expect(firmnessLine(FIRMNESS_HI.two, timed('firm', 15))).toContain('दोनों में से किसी का भी जन्म 15');
});

it.each([
  [timed('firm', 20), 'Firm · 20 minutes either way', 'पक्का · 20 मिनट आगे-पीछे'],
  [timed('fair', 7), 'Fairly firm · 7 minutes either way', 'काफ़ी पक्का · 7 मिनट आगे-पीछे'],
  [timed('hint', 1), 'A hint · one minute either way', 'एक संकेत · 1 मिनट आगे-पीछे'],
  [timed('hint', 0), 'A hint · under a minute either way', 'एक संकेत · एक मिनट से भी कम'],
  [untimed('firm', 0.93), 'Firm · 93% of the day', 'पक्का · दिन के 93% समय के लिए'],
  [
    untimed(null, 0.4),
    'Not without the time of birth · 40% of the day',
    'जन्म का समय जाने बिना नहीं · दिन के 40% समय के लिए',
  ],
])('in short: %j', (firmness, english, hindi) => {
  expect(firmnessInShort(FIRMNESS_LIST_EN, firmness)).toBe(english);
  expect(firmnessInShort(FIRMNESS_LIST_HI, firmness)).toBe(hindi);
});
