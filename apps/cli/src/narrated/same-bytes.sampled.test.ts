import { COMPATIBILITY_QUESTIONS, QUESTION_IDS } from '@dhruva/jyotish';
import { LANGUAGES } from '@dhruva/narration';
import { expect, test } from 'vitest';
import { linesOf } from '../check/printed.ts';
import { ZONES_AND_LOCALES, type ZoneAndLocale } from './zones-and-locales.ts';
import type { NarratedReply } from './narrate-line.ts';
import { printedOn } from './printed-on.ts';

const AT = '2026-11-21';
const BIRTHS = [
  { date: '1984-02-29', time: '00:01', zone: 'Asia/Kolkata', lat: 22.57, lon: 88.36 },
  { date: '1990-10-28', time: '01:30', zone: 'America/St_Johns', lat: 47.56, lon: -52.71 },
  { date: '1979-12-31', time: null, zone: 'Pacific/Kiritimati', lat: 1.87, lon: -157.43 },
  { date: '1905-12-31', time: '23:59:30', zone: 'Asia/Kolkata', lat: 18.96, lon: 72.82 },
] as const;

const EVERY = 5;
/** Every fifth question of one person, and the six about two people. */
const LINES: readonly object[] = [
  ...QUESTION_IDS.filter((_, index) => index % EVERY === 0).map((question, index) => {
    const born = BIRTHS[index % BIRTHS.length];
    return { id: question, question, at: AT, fold: 'later', ...born };
  }),
  ...COMPATIBILITY_QUESTIONS.map((question) => {
    return { id: question, question, at: AT, self: BIRTHS[0], other: BIRTHS[3] };
  }),
];

const printedBy = async (setting: ZoneAndLocale): Promise<readonly string[]> =>
  linesOf(await printedOn(setting, LINES, ['--where']));

test('the same bytes come from every process, in whatever zone and locale it runs', async () => {
  const [first = [], ...others] = await Promise.all(ZONES_AND_LOCALES.map(printedBy));
  const all = [first, ...others];
  expect(all.map(([settings = '']) => JSON.parse(settings) as object)).toEqual([
    { locale: 'en-US', behind: 0 },
    { locale: 'hi-IN', behind: -330 },
    { locale: 'de-DE', behind: 210 },
    { locale: 'tr-TR', behind: 640 },
  ]);
  const answers = first.slice(1);
  for (const { texts } of answers.map((line) => JSON.parse(line) as NarratedReply)) {
    expect(Object.keys(texts)).toEqual(LANGUAGES);
  }
  expect(answers).toHaveLength(LINES.length);
  for (const other of others) expect(other.slice(1)).toEqual(answers);
});
