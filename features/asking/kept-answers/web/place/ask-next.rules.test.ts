import { QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import { misfitOf } from '@dhruva/asking/questions/contract/questions-that-fit';
import { expect, test } from 'vitest';
import { nextPairQuestions, nextQuestions } from './ask-next.rules.ts';

const MARRIAGE = 'When is marriage likely for me?';
const INCOME = 'When is my income likely to grow?';

test('after any question there are three others to ask', () => {
  for (const { id, text } of QUESTIONS) {
    const next = nextQuestions(text, [], {});
    expect(new Set(next.map((question) => question.id)).size).toBe(3);
    expect(next.map((question) => question.id)).not.toContain(id);
  }
});

test('what was asked is not offered again', () => {
  const texts = nextQuestions(INCOME, [], {}).map(({ text }) => text);
  const later = nextQuestions(INCOME, texts, {}).map(({ text }) => text);
  expect(later).toHaveLength(3);
  expect(later.filter((text) => texts.includes(text))).toEqual([]);
  expect(
    nextQuestions(
      INCOME,
      QUESTIONS.map(({ text }) => text),
      {},
    ),
  ).toEqual([]);
});

test('what makes no sense with the facts told is not offered', () => {
  const facts = { relationship: 'married' } as const;
  const offered = QUESTIONS.flatMap(({ text }) => nextQuestions(text, [], facts));
  expect(offered.filter(({ id }) => misfitOf(id, facts) !== undefined)).toEqual([]);
  expect(nextQuestions(MARRIAGE, [], facts).map(({ text }) => text)).not.toContain(MARRIAGE);
});

test('of two people, those not asked yet', () => {
  const [first, second] = nextPairQuestions([]);
  expect(nextPairQuestions([first?.text ?? ''])[0]).toEqual(second);
});
