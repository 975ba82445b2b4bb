/**
 * `npm run -s topics`: lists the topics of free therapy and the length of their texts. Exits with 1 when one
 * has no text, is not 350 to 600 words long, or lacks when to seek help, helplines or sources.
 */
import { TEXTS } from '@dhruva/care/self-help/web/topics/texts';
import type { TopicText } from '@dhruva/care/self-help/web/topics/topic-text';
import { TOPIC_WORDS, wordsOf } from '@dhruva/care/self-help/web/topics/topic-words';
import { TOPICS } from '../contract/topics.ts';

const TOPICS_EXPECTED = 21;

/** The problems of a text, in words. */
const faultsOf = (text: TopicText): string[] => {
  const { signs, whom, helplines } = text.whenToSeekHelp;
  const words = wordsOf(text);
  return [
    ...(words < TOPIC_WORDS.least ? ['too short'] : []),
    ...(words > TOPIC_WORDS.most ? ['too long'] : []),
    ...(signs.length === 0 || whom.trim() === '' ? ['does not say when to seek help'] : []),
    ...(helplines.length === 0 ? ['names no helpline'] : []),
    ...(text.sources.length === 0 ? ['has no sources'] : []),
  ];
};

const rowOf = async ({ id, title }: (typeof TOPICS)[number]) => {
  const text = (await TEXTS[id]?.())?.text;
  if (!text) return { cells: [title, '-', '-', '-', '-', 'no text'], isFaulty: true, words: 0 };
  const { signs, helplines } = text.whenToSeekHelp;
  const faults = faultsOf(text);
  const words = wordsOf(text);
  const counts = [words, signs.length, helplines.length, text.sources.length].map(String);
  return {
    cells: [title, ...counts, faults.join(', ') || 'ok'],
    isFaulty: faults.length > 0,
    words,
  };
};

const rows = await Promise.all(TOPICS.map(async (topic) => rowOf(topic)));
const HEAD = ['TOPIC', 'WORDS', 'SIGNS FOR HELP', 'HELPLINES', 'SOURCES', ''];
const table = [HEAD, ...rows.map(({ cells }) => cells)];
const widths = HEAD.map((_, at) => Math.max(...table.map((cells) => cells[at]?.length ?? 0)));
for (const cells of table)
  console.log(
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
const faulty = rows.filter(({ isFaulty }) => isFaulty).length;
const total = rows.reduce((sum, { words }) => sum + words, 0);
console.log(`\n${rows.length} topics, ${total} words, ${faulty} at fault`);
if (faulty > 0 || rows.length !== TOPICS_EXPECTED) process.exitCode = 1;
