/**
 * Do answers differ from person to person? Asks every question for fifty adult births of the oracle and
 * prints, a line a question, the share of distinct texts (dates and numbers taken out) and the most
 * common trend. Fails under 90 % distinct or over 60 % one trend, when a minor is answered, or when a
 * second run, in another zone, gives other bytes.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUESTIONS } from '@dhruva/contract/catalogue/questions';
import type { AskReply } from './ask-line.ts';

const AT = '2026-01-01';
const ADULT_BEFORE = '2008-01-01';
const ADULTS = 50;
const MINORS = 10;
const LEAST_DISTINCT = 0.9;
const MOST_ONE_TREND = 0.6;

interface BirthInput {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
  readonly lat: number;
  readonly lon: number;
  readonly fold?: string;
}
type Reply = Partial<AskReply> & { readonly id: string; readonly error?: string };

const ORACLE = join(import.meta.dirname, '../../../packages/jyotish/reference/charts-public.jsonl');
const births = readFileSync(ORACLE, 'utf8')
  .trim()
  .split('\n')
  .map((row) => (JSON.parse(row) as { readonly input: BirthInput }).input);
const adults = births.filter(({ date }) => date < ADULT_BEFORE).slice(0, ADULTS);
const minors = births.filter(({ date }) => date > ADULT_BEFORE && date < AT).slice(0, MINORS);

const lines = [...adults, ...minors].flatMap(({ date, time, zone, lat, lon, fold }, person) =>
  QUESTIONS.map(({ id, text }) =>
    JSON.stringify({
      id: `${id} ${person}`,
      question: text,
      date,
      time,
      zone,
      lat,
      lon,
      fold,
      at: AT,
    }),
  ),
);

/** The bytes `npm run -s ask` prints for all lines, on a machine in `zone`. */
const asked = (zone: string): string => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'ask.ts')],
    {
      input: lines.join('\n'),
      encoding: 'utf8',
      env: { ...process.env, TZ: zone },
      maxBuffer: 1e9,
    },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** A text without dates and numbers, so that only what is said is compared. */
const bare = (text: string): string => text.replace(new RegExp(`${MONTHS}|\\d+`, 'g'), '·');

const largest = (values: readonly string[]): number => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(...counts.values());
};

const percent = (share: number): string => `${Math.round(share * 100)} %`.padStart(6);

const first = asked('UTC');
const replies = first
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Reply);
const failures: string[] = [];

console.log(`${'question'.padEnd(32)} distinct  most common trend`);
for (const { id } of QUESTIONS) {
  const own = replies.filter((reply) => reply.id.startsWith(`${id} `)).slice(0, ADULTS);
  const unanswered = own.filter(({ error }) => error !== undefined).length;
  const distinct = new Set(own.map(({ text }) => bare(text ?? ''))).size / ADULTS;
  const common = largest(own.map(({ trend }) => trend ?? '')) / ADULTS;
  console.log(`${id.padEnd(32)} ${percent(distinct)}   ${percent(common)}`);
  if (unanswered > 0) failures.push(`${id}: ${unanswered} adults without an answer`);
  if (distinct < LEAST_DISTINCT) failures.push(`${id}: only ${percent(distinct)} distinct`);
  if (common > MOST_ONE_TREND) failures.push(`${id}: one trend for ${percent(common)}`);
}

const ofMinors = replies.filter(({ id }) => Number(id.split(' ')[1]) >= ADULTS);
const refused = ofMinors.filter(({ error }) => error === 'person.under-18').length;
if (refused !== minors.length * QUESTIONS.length || minors.length < MINORS) {
  failures.push(`minors refused: ${refused} of ${MINORS * QUESTIONS.length}`);
}
console.log(`minors: ${minors.length}, each refused all ${QUESTIONS.length} questions`);
for (const zone of ['UTC', 'America/New_York']) {
  const same = asked(zone) === first;
  console.log(`asked again, TZ=${zone}: ${same ? 'identical bytes' : 'DIFFERENT BYTES'}`);
  if (!same) failures.push(`other bytes under TZ=${zone}`);
}
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);
