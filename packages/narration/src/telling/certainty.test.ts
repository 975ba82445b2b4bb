import { expect, it } from 'vitest';
import { CERTAINTY_WORDS as words } from '../en/certainty.ts';
import { agreementText } from './certainty.ts';

const LEANING = words.weights.low;

it('does not call an answer a leaning of which nearly all steps agree', () => {
  const of = (agree: number) =>
    agreementText(words, { agreement: { agree, of: 5 }, confidence: 'low' });
  expect(of(5)).toBe('All five ways of reading the chart agree.');
  expect(of(4)).not.toContain(LEANING);
  expect(of(3)).toContain(LEANING);
  expect(of(0)).toContain(LEANING);
});

it('calls an answer a leaning where no step speaks', () => {
  const none = { agreement: { agree: 0, of: 0 }, confidence: 'low' } as const;
  expect(agreementText(words, none)).toBe(`${words.noSteps} ${LEANING}`);
});
