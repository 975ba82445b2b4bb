import { COMPATIBILITY_QUESTIONS } from '@dhruva/jyotish';
import {
  bare,
  commonShare,
  distinctShare,
  linesOf,
  otherBytes,
  percent,
  printedBy,
  type BirthInput,
} from './discrimination.ts';
import type { PairReply } from './pair-line.ts';

const PAIRS = 50;
const LEAST_DISTINCT = 1;
const MOST_ONE_TREND = 0.5;

type Reply = PairReply & { readonly id: string };

/** Asks the six questions for fifty pairs of the births given, prints what differs, and names failures. */
export const pairFailures = (births: readonly BirthInput[], at: string): readonly string[] => {
  const pairs = births
    .slice(0, PAIRS)
    .map((self, index) => ({ self, other: births[index + PAIRS] }));
  const lines = pairs.flatMap((pair, index) =>
    COMPATIBILITY_QUESTIONS.map((question) => ({
      id: `${question} ${index}`,
      question,
      ...pair,
      at,
    })),
  );
  const first = printedBy('pair-answers.ts', lines);
  const replies = linesOf(first).map((line) => JSON.parse(line) as Reply);
  const failures: string[] = [];
  console.log(`${'question about two people'.padEnd(32)} distinct  most common trend`);
  for (const question of COMPATIBILITY_QUESTIONS) {
    const own = replies.filter(({ id }) => id.startsWith(`${question} `));
    const answered = own.filter(({ text }) => typeof text === 'string' && text !== '').length;
    const distinct = distinctShare(own.map(({ text }) => bare(text ?? '')));
    const common = commonShare(own.map(({ trend }) => trend));
    console.log(`${question.padEnd(32)} ${percent(distinct)}   ${percent(common)}`);
    if (answered !== PAIRS) failures.push(`${question}: ${answered} of ${PAIRS} pairs answered`);
    if (distinct < LEAST_DISTINCT) failures.push(`${question}: only ${percent(distinct)} distinct`);
    if (common > MOST_ONE_TREND) failures.push(`${question}: one trend for ${percent(common)}`);
  }
  const alike = pairs.filter((_, index) => {
    const texts = replies.filter(({ id }) => id.endsWith(` ${index}`)).map(({ text }) => text);
    return new Set(texts).size < COMPATIBILITY_QUESTIONS.length;
  }).length;
  console.log(`pairs whose six answers are six texts: ${PAIRS - alike} of ${PAIRS}`);
  if (alike > 0) failures.push(`${alike} pairs with two questions answered alike`);
  return [...failures, ...otherBytes('pair-answers.ts', lines, first)];
};
