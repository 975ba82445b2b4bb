import type { Judgement } from '@dhruva/jyotish';
import { expect, it } from 'vitest';
import type { ToldAnswer } from './answer-rows.ts';
import { countPeriods } from './life-rows.ts';
import { emptyRows } from './rows.ts';

const told = (strand: Judgement['strand'], text: string): ToldAnswer =>
  ({
    judgement: { strand },
    sentences: [{ part: 'reading', text, claims: [] }],
    name: 'Asha',
  }) as never as ToldAnswer;

const periodsIn = (...answers: readonly ToldAnswer[]) => {
  const rows = emptyRows();
  countPeriods(answers, rows);
  return rows.periods;
};

it('counts a period that helps in one answer and slows in a sister answer, however it is told', () => {
  const helps = told(
    'marriage',
    'Until August 2027 Saturn, your planet for marriage, helps marriage.',
  );
  const slows = told('meeting', 'Until August 2027 Saturn slows meeting someone special.');
  const slowYears = told(
    'mending',
    'Until May 2027 Venus helps it, in small steps, since the years of Saturn are slow.',
  );
  const kindYears = told(
    'mending',
    'Until May 2027 Venus slows it, while the years of Saturn as a whole are on your side.',
  );
  const slowNext = told(
    'meeting',
    'In August 2027 the 19 years of Saturn begin, and they slow it.',
  );
  expect(periodsIn(helps, slows)).toMatchObject({ wrong: 1, of: 2 });
  expect(periodsIn(helps, slowNext)).toMatchObject({ wrong: 1, of: 2 });
  expect(periodsIn(helps, slowYears)).toMatchObject({ wrong: 1, of: 3 });
  expect(periodsIn(helps, kindYears)).toMatchObject({ wrong: 0, of: 3 });
  expect(periodsIn(helps, told('career', slows.sentences[0]?.text ?? ''))).toMatchObject({
    wrong: 0,
    of: 2,
  });
});
