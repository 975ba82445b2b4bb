/**
 * Checks that answers differ from person to person, and from pair to pair. Asks every question for
 * fifty adult births of the oracle, and the six about two people for fifty pairs; prints, a line a
 * question, the share of distinct texts in each language (dates and numbers taken out) and the most
 * common trend. Fails when texts repeat, one trend prevails, a Hindi text holds Latin letters, a
 * minor is answered, or a second run, in another zone and locale, gives other bytes.
 */
import { QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import type { NarratedReply } from '../narrated/narrate-line.ts';
import { oracleBirths } from './oracle-births.ts';
import { pairFailures } from './pair-check.ts';
import { linesOf, printedTwice } from './printed.ts';
import { HEADING, questionRow, questionRowText, textFailures } from './question-row.ts';

const AT = '2026-01-01';
const ADULT_BEFORE = '2008-01-01';
const ADULTS = 50;
const MINORS = 10;
/** A trend is judged, not ranked: one that most births share is looked into, one that nearly all share is wrong. */
const LIMITS = { leastDistinct: 0.9, mostOneTrend: 0.8 };

type Reply = Partial<NarratedReply> & { readonly id: string; readonly error?: string };

const births = oracleBirths();
const allAdults = births.filter(({ date }) => date < ADULT_BEFORE);
const adults = allAdults.slice(0, ADULTS);
const minors = births.filter(({ date }) => date > ADULT_BEFORE && date < AT).slice(0, MINORS);

const lines = [...adults, ...minors].flatMap((birth, person) =>
  QUESTIONS.map(({ id, text }) => ({ id: `${id} ${person}`, question: text, ...birth, at: AT })),
);
const printed = await printedTwice(lines);
const replies = linesOf(printed.text).map((line) => JSON.parse(line) as Reply);
const failures: string[] = [];

console.log(`${'question'.padEnd(32)} ${HEADING}`);
for (const { id } of QUESTIONS) {
  const own = replies.filter((reply) => reply.id.startsWith(`${id} `)).slice(0, ADULTS);
  const unanswered = own.filter(({ error }) => error !== undefined).length;
  const row = questionRow(own);
  console.log(`${id.padEnd(32)} ${questionRowText(row)}`);
  if (unanswered > 0) failures.push(`${id}: ${unanswered} adults without an answer`);
  failures.push(...textFailures(id, row, LIMITS));
}

const ofMinors = replies.filter(({ id }) => Number(id.split(' ')[1]) >= ADULTS);
const refused = ofMinors.filter(({ error }) => error === 'person.under-18').length;
if (refused !== minors.length * QUESTIONS.length || minors.length < MINORS) {
  failures.push(`minors refused: ${refused} of ${MINORS * QUESTIONS.length}`);
}
console.log(`minors: ${minors.length}, each refused all ${QUESTIONS.length} questions`);
failures.push(...printed.differsOn, ...(await pairFailures(allAdults, AT)));
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);
