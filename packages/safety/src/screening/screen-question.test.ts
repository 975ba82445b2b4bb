import { stdout } from 'node:process';
import { describe, expect, it } from 'vitest';
import { countWords } from './question-words.ts';
import { screenQuestion } from './screen-question.ts';
import table from './screen-questions.json' with { type: 'json' };

/**
 * The table: `written` before the phrases; `heldOut` in five batches, each before anyone saw what the phrases
 * made of it. What a batch missed was taught afterwards, but for the known misses. Right at first sight:
 * 76 of 82, 75 of 101, 71 of 98, 39 of 60 and 52 of 62. Of those meant for help 12 of 14, 2 of 15, 12 of 30,
 * 5 of 14 and 7 of 16: words nobody thought of will be missed, so whoever answers a question reads it first.
 */
const rows = [table.written, ...table.heldOut].flatMap((batch) =>
  Object.entries(batch).flatMap(([expected, questions]) =>
    questions.map((question) => ({ expected, question })),
  ),
);

/** What is known to come out otherwise than it should, and as what. None of those meant for help may stand here. */
const KNOWN_MISSES: Readonly<Record<string, string>> = {
  'क्या मैं जल्दी मर जाऊंगा या लंबा जिऊंगा?': 'help',
  'Shall I exit my smallcap fund?': 'answer',
  'Kya wo mujhse jhooth bolkar kisi ladki se milta hai?': 'answer',
  'Did my sister in law bind me with a ritual doll?': 'paid-remedies',
  'Will I marry a Punjabi Jat or a Khatri?': 'answer',
};

const outcomeOf = (question: string): string => {
  const screening = screenQuestion(question);
  return screening.outcome === 'refuse' ? screening.subject : screening.outcome;
};

const kindOf = (outcome: string): string =>
  outcome === 'answer' || outcome === 'help' ? outcome : 'refuse';

const results = rows.map((row) => ({ ...row, got: outcomeOf(row.question) }));

describe('screenQuestion', () => {
  it.each(results)('$expected: $question', ({ expected, question, got }) => {
    expect(got).toBe(KNOWN_MISSES[question] ?? expected);
  });

  it('misses what is known to be missed and nothing else', () => {
    const missed = results.filter(({ expected, got }) => got !== expected);
    expect(missed.map(({ question }) => question).toSorted()).toEqual(
      Object.keys(KNOWN_MISSES).toSorted(),
    );
  });

  it('never misses a question meant for help; tells its counts', () => {
    const counts = new Map<string, number>();
    for (const { expected, got } of results) {
      const cell = `${kindOf(expected)} → ${kindOf(got)}`;
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
    stdout.write(`screened ${results.length}: ${JSON.stringify(Object.fromEntries(counts))}\n`);
    stdout.write(`known misses: ${JSON.stringify(KNOWN_MISSES, null, 2)}\n`);
    expect([counts.get('help → answer'), counts.get('help → refuse')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('tries each question once, within the limit of fifteen words', () => {
    expect(new Set(rows.map(({ question }) => question)).size).toBe(rows.length);
    expect(rows.filter(({ question }) => countWords(question) > 15)).toEqual([]);
  });

  it('lets an empty text pass: that is for the form to refuse', () => {
    expect(screenQuestion(' ')).toEqual({ outcome: 'answer' });
  });
});
