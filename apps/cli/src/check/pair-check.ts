import { COMPATIBILITY_QUESTIONS } from '@dhruva/jyotish';
import { LANGUAGES } from '@dhruva/narration';
import type { NarratedReply } from '../narrated/narrate-line.ts';
import type { BirthInput } from './oracle-births.ts';
import { linesOf, printedTwice } from './printed.ts';
import { HEADING, questionRow, questionRowText, textFailures } from './question-row.ts';

const PAIRS = 50;
const LIMITS = { leastDistinct: 1, mostOneTrend: 0.8 };

type Reply = Partial<NarratedReply> & { readonly id: string };

/** Asks the six questions for fifty pairs of the births given, prints what differs, and names failures. */
export const pairFailures = async (
  births: readonly BirthInput[],
  at: string,
): Promise<readonly string[]> => {
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
  const printed = await printedTwice(lines);
  const replies = linesOf(printed.text).map((line) => JSON.parse(line) as Reply);
  const failures: string[] = [];
  console.log(`${'question about two people'.padEnd(32)} ${HEADING}`);
  for (const question of COMPATIBILITY_QUESTIONS) {
    const own = replies.filter(({ id }) => id.startsWith(`${question} `));
    const answered = own.filter(({ texts }) => texts !== undefined).length;
    const row = questionRow(own);
    console.log(`${question.padEnd(32)} ${questionRowText(row)}`);
    if (answered !== PAIRS) failures.push(`${question}: ${answered} of ${PAIRS} pairs answered`);
    failures.push(...textFailures(question, row, LIMITS));
  }
  const alike = pairs.filter((_, index) => {
    const own = replies.filter(({ id }) => id.endsWith(` ${index}`));
    return LANGUAGES.some(
      (language) =>
        new Set(own.map(({ texts }) => texts?.[language])).size < COMPATIBILITY_QUESTIONS.length,
    );
  }).length;
  console.log(`pairs whose six answers are six texts: ${PAIRS - alike} of ${PAIRS}`);
  if (alike > 0) failures.push(`${alike} pairs with two questions answered alike`);
  return [...failures, ...printed.differsOn];
};
