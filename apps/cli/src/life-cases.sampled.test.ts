import { LIFE_FACT_VALUES, type LifeFacts } from '@dhruva/account/profile/contract/life-facts';
import { NEEDED_FACTS, usedFacts } from '@dhruva/asking/questions/contract/needed-facts';
import { misfitOf } from '@dhruva/asking/questions/contract/questions-that-fit';
import {
  judge,
  julianDayFromUnixMs,
  LIFE_CASES,
  PLAN_FITS,
  type Judgement,
  type LifeCaseId,
} from '@dhruva/jyotish';
import { QUESTION_IDS, TRENDS, type QuestionId } from '@dhruva/jyotish/vocabulary';
import { narrate } from '@dhruva/narration';
import { describe, expect, it } from 'vitest';
import { CONTRADICTIONS } from './life-contradictions.samples.ts';

const AT = julianDayFromUnixMs(Date.UTC(2026, 10, 22));
const PLACE = { lat: 21.15, lon: 79.09 };
const bornIn = (year: number) => julianDayFromUnixMs(Date.UTC(year, 7, 15, 9));

const ALL = Object.entries(LIFE_FACT_VALUES).flatMap(([fact, values]) =>
  values.map((value) => ({ fact, value, facts: { [fact]: value } as LifeFacts })),
);

/** An answer by a life, told in both languages at each trend. */
const toldFor = (question: QuestionId, told: LifeFacts, year: number): readonly string[] => {
  const facts = usedFacts(question, told);
  const judgement = judge({ question, birth: bornIn(year), place: PLACE, at: AT, facts });
  const trends: readonly Judgement['trend'][] = judgement.trend === null ? [null] : TRENDS;
  return trends.flatMap((trend) =>
    (['en', 'hi'] as const).flatMap((language) => {
      const { direct, reading, advice } = narrate({ ...judgement, trend }, language);
      return [direct, ...reading, ...advice];
    }),
  );
};

describe('no answer contradicts what was told', () => {
  it.each(ALL.filter(({ value }) => value in CONTRADICTIONS))(
    '$value',
    ({ fact, value, facts }) => {
      const asked = QUESTION_IDS.filter(
        (id) =>
          (NEEDED_FACTS[id] as readonly string[]).includes(fact) &&
          misfitOf(id, facts) === undefined,
      );
      for (const question of asked) {
        for (const text of toldFor(question, facts, 1990)) {
          expect([question, text.match(CONTRADICTIONS[value]!)?.[0]]).toEqual([
            question,
            undefined,
          ]);
        }
      }
    },
  );

  it('nor the age', () => {
    for (const question of QUESTION_IDS) {
      for (const text of toldFor(question, {}, 1954)) {
        expect([question, text.match(CONTRADICTIONS['elder']!)?.[0]]).toEqual([
          question,
          undefined,
        ]);
      }
    }
  });
});

it('fits a question only to what is asked for it and may be told of it', () => {
  for (const [question, fits] of Object.entries(PLAN_FITS)) {
    const id = question as QuestionId;
    for (const name of Object.keys(fits) as LifeCaseId[]) {
      const rests = LIFE_CASES[name];
      if (!('fact' in rests)) continue;
      expect([id, NEEDED_FACTS[id]]).toEqual([id, expect.arrayContaining([rests.fact])]);
      const values = 'values' in rests ? rests.values : [];
      const told = values.filter((value) => !misfitOf(id, { [rests.fact]: value }));
      expect([id, name, told]).toEqual([id, name, values]);
    }
  }
});
