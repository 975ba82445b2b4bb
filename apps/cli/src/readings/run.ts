/**
 * Measures the readings of random births, asked all questions on one day: how far headlines and
 * sentences differ from person to person and from question to question, how long, how easy and how
 * technical they are. `--births N --seed S --locale en|hi`. Nothing is judged here: it prints what
 * is compared with the goals.
 */
import { parseArgs } from 'node:util';
import { julianDayFromUnixMs } from '@dhruva/jyotish';
import { LANGUAGES } from '@dhruva/narration';
import { chanceOf } from '../claims/run/chance.ts';
import { randomBirth } from '../claims/run/random-births.ts';
import { withoutDatesAndNumbers } from '../whole-text.ts';
import {
  lengths,
  metAgainShare,
  quantile,
  readingEase,
  sharedShare,
  termShare,
} from './measures.ts';
import { answersOf } from './told.ts';

const AT = julianDayFromUnixMs(Date.UTC(2026, 10, 22));
const LONG_ENOUGH = { least: 150, most: 220 };

const { values } = parseArgs({
  options: {
    births: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    locale: { type: 'string', default: 'en' },
  },
});
const language = LANGUAGES.find((each) => each === values.locale) ?? 'en';
const chance = chanceOf(Number(values.seed));
const born = Array.from({ length: Number(values.births) }, () => randomBirth(chance, true));
const people = born.map((each) => answersOf(each, AT, language));
const answers = people.flat();

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const distinct = (people[0] ?? []).map(({ question }, index) => ({
  question,
  count: new Set(people.map((all) => withoutDatesAndNumbers(all[index]?.headline ?? ''))).size,
}));
const counts = distinct.map(({ count }) => count);
const fewest = distinct.toSorted((a, b) => a.count - b.count).slice(0, 5);
console.log(
  `distinct headlines of ${people.length}: median ${quantile(counts, 0.5)}, fewest ${fewest
    .map(({ question, count }) => `${question} ${count}`)
    .join(', ')}`,
);
const whens = answers.filter(({ isWhen, hasWindow }) => isWhen && hasWindow);
const dated = whens.filter(({ headline }) => /\d{4}/u.test(headline)).length;
console.log(`"when" with a date in the headline: ${dated} of ${whens.length}`);
console.log(`word for word in another's answer: ${percent(sharedShare(people))}`);
console.log(`met again in ten questions: ${percent(metAgainShare(people))}`);
const twice = answers.filter(({ pasts }) => pasts >= 2).length;
console.log(`two stretches of the past: ${twice} of ${answers.length}`);
const words = lengths(answers);
const fitting = words.filter((each) => each >= LONG_ENOUGH.least && each <= LONG_ENOUGH.most);
console.log(
  `words: 5 % under ${quantile(words, 0.05)}, median ${quantile(words, 0.5)}, 5 % over ${quantile(words, 0.95)}; within ${LONG_ENOUGH.least} to ${LONG_ENOUGH.most}: ${percent(fitting.length / words.length)}`,
);
console.log(`technical terms per 100 words: ${termShare(answers, language).toFixed(2)}`);
if (language === 'en') {
  const ease = readingEase(answers);
  console.log(
    `Flesch: median ${quantile(ease, 0.5).toFixed(0)}, 5 % under ${quantile(ease, 0.05).toFixed(0)}`,
  );
}
