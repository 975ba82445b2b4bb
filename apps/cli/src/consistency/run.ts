/**
 * Counts where answers contradict the chart, the day of asking or each other, over random births and all
 * questions, and pairs and the six questions about two: the rows of `rows.ts`. `--births N --pairs N --seed S`,
 * `--no-time` (births without a time). Fails when a count is not zero.
 */
import { parseArgs } from 'node:util';
import { judge, judgePair, julianDayUt } from '@dhruva/jyotish';
import { COMPATIBILITY_QUESTIONS, QUESTION_IDS } from '@dhruva/jyotish/vocabulary';
import { narrate, narratePair } from '@dhruva/narration';
import { natalAt } from '../claims/chart/natal.ts';
import { chanceOf } from '../claims/run/chance.ts';
import { randomBirth, type RandomBirth } from '../claims/run/random-births.ts';
import { countAnswer, type ToldAnswer } from './answer-rows.ts';
import { countLife } from './life-rows.ts';
import { count, emptyRows, linesOf } from './rows.ts';

const AT = julianDayUt(2461366.75);
const DAYS_A_YEAR = 365.2425;

const { values } = parseArgs({
  options: {
    births: { type: 'string', default: '20' },
    pairs: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    'no-time': { type: 'boolean', default: false },
  },
});
const chance = chanceOf(Number(values.seed));
const rows = emptyRows();

const inputOf = ({ person }: RandomBirth) => {
  const { birth, place, unknownWithin: day } = person;
  return {
    birth: julianDayUt(birth),
    place,
    ...(day && {
      unknownWithin: { start: julianDayUt(day.start), end: julianDayUt(day.end) },
    }),
  };
};

const answersOf = (born: RandomBirth): readonly ToldAnswer[] => {
  const { name, person } = born;
  const natal = natalAt(person.birth, person.place, person.unknownWithin === undefined);
  const age = Math.floor((AT - person.birth) / DAYS_A_YEAR);
  return QUESTION_IDS.map((question) => {
    const judgement = judge({ question, ...inputOf(born), at: AT });
    return { judgement, sentences: narrate(judgement, 'en').sentences, natal, age, name };
  });
};

for (let born = 0; born < Number(values.births); born += 1) {
  const answers = answersOf(randomBirth(chance, !values['no-time']));
  for (const each of answers) countAnswer(each, rows);
  countLife(answers, rows);
}

/** The questions about two people who are or would be a couple. */
const COUPLE = COMPATIBILITY_QUESTIONS.filter(
  (question) => question !== 'business-partnership' && question !== 'parents-together',
);

for (let pair = 0; pair < Number(values.pairs); pair += 1) {
  const [one, two] = [randomBirth(chance, true), randomBirth(chance, !values['no-time'])];
  for (const question of COUPLE) {
    const judgement = judgePair({ question, self: inputOf(one), other: inputOf(two), at: AT });
    const claims = narratePair(judgement, 'en').sentences.flatMap((each) => each.claims);
    const told = (person: 'self' | 'other') =>
      claims.some((each) => each.kind === 'manglik-grade' && each.person === person);
    const whole = told('self') && told('other');
    count(rows.manglik, !whole, () => `${one.name} + ${two.name} · ${question}`);
  }
}

for (const line of linesOf(rows)) console.log(line);
process.exitCode = Object.values(rows).some(({ wrong }) => wrong > 0) ? 1 : 0;
