import { countWords, HELPLINES, scan, type Subject } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { TopicText } from './topic-text.ts';
import { TEXTS } from './texts.ts';
import { sentencesOf, TOPIC_WORDS, wordsOf } from './topic-words.ts';
import { TOPICS } from '../../contract/topics.ts';

const words = (least: number, most: number) =>
  z.string().check(
    z.refine((said: string) => countWords(said) >= least && countWords(said) <= most, {
      error: `not ${least} to ${most} words`,
    }),
  );
const line = words(1, 40);
const several = <Item extends z.ZodMiniType>(item: Item, least: number) =>
  z.array(item).check(z.minLength(least), z.maxLength(10));

const schema = z.strictObject({
  encouragement: words(25, 90),
  symptoms: z.strictObject({ lead: words(5, 45), items: several(line, 5) }),
  strategies: several(z.strictObject({ title: words(1, 8), text: words(8, 70) }), 5),
  whenToSeekHelp: z.strictObject({
    signs: several(line, 4),
    whom: words(25, 90),
    helplines: several(z.enum(HELPLINES.map(({ id }) => id)), 2),
  }),
  hope: words(25, 90),
  sources: several(z.strictObject({ name: line, publisher: words(1, 8) }), 3),
});

/** Flesch reading ease; 70 and above is fairly easy. Syllables are counted as groups of vowels. */
const readingEase = (text: TopicText): number => {
  const parts = sentencesOf(text).flatMap((said) => said.split(/[.!?:]+["”]?(?:\s|$)/));
  const sentences = parts.filter((part) => part.trim() !== '');
  const all =
    sentences
      .join(' ')
      .toLowerCase()
      .match(/[a-z’]+/g) ?? [];
  const syllables = (word: string): number =>
    Math.max(1, word.replace(/(?<!l)e(?:s|d)?$/, '').match(/[aeiouy]+/g)?.length ?? 1);
  const total = all.reduce((sum, word) => sum + syllables(word), 0);
  return 206.835 - (1.015 * all.length) / sentences.length - (84.6 * total) / all.length;
};

/** Words a text must not contain: labels for people, promises, medicines by name or dose, astrology. */
const UNSAID = [
  /\baddicts?\b/i,
  /\bsuffer/i,
  /\bvictims?\b/i,
  /\b(?:autistic|normal|handicapped|retarded|crazy|insane|mad)\b/i,
  /\bcommit(?:ted)? suicide/i,
  /\bcure[sd]?\b/i,
  /\bmiracle/i,
  /\d\s?(?:mg|ml|tablets?)\b/i,
  /\b(?:astrolog|horoscope|kundli|zodiac|planet|birth chart|dasha|remed(?:y|ies))/i,
];

/**
 * Subjects forbidden in predictions that are forbidden here too; health, birth and gambling are not, being
 * topics.
 */
const FORBIDDEN: readonly Subject[] = [
  'share-tips',
  'curses',
  'caste',
  'paid-remedies',
  'guarantee',
];

const texts = await Promise.all(
  TOPICS.map(async ({ id, title }) => {
    const load = TEXTS[id];
    if (load === undefined) throw new Error(`${title} has no text`);
    return { id, title, text: (await load()).text };
  }),
);

describe('free therapy', () => {
  it('has the topics of the specification, in order', () => {
    expect(TOPICS.map(({ title }) => title)).toEqual([
      'Anxiety',
      'ADHD',
      'Autism / ASD',
      'Behavioural Challenges',
      'Depression',
      'Emotional Abuse / Trauma',
      'Learning Delays',
      'Relationship / Conflicts',
      'Addiction',
      'Dementia',
      'Developmental Delays',
      'Fears',
      'Impairment',
      'Intellectual Issues',
      'OCD',
      'Parenting',
      'Personality Disorder',
      'PTSD',
      'Self Esteem',
      'SLD',
      'Social Anxiety',
    ]);
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(21);
  });

  it('has a text of its own for each', () => {
    expect(new Set(texts.map(({ text }) => text.encouragement)).size).toBe(21);
    const rows = texts.map(({ title, text }) => {
      const ease = readingEase(text).toFixed(0);
      return `${title.padEnd(28)}${String(wordsOf(text)).padStart(5)}${ease.padStart(8)}`;
    });
    process.stdout.write(`\n${'topic'.padEnd(28)}words    ease\n${rows.join('\n')}\n`);
  });
});

describe.each(texts)('$title', ({ text }) => {
  const body = sentencesOf(text).join('\n');

  it('has every part', () => {
    expect(z.safeParse(schema, text).error?.issues).toBeUndefined();
  });

  it('is 350 to 600 words of plain English', () => {
    expect(TOPIC_WORDS).toEqual({ least: 350, most: 600 });
    expect(wordsOf(text)).toBeGreaterThanOrEqual(TOPIC_WORDS.least);
    expect(wordsOf(text)).toBeLessThanOrEqual(TOPIC_WORDS.most);
    expect(readingEase(text)).toBeGreaterThanOrEqual(70);
  });

  it('names whom to see in India, and both helplines for everyone', () => {
    expect(text.whenToSeekHelp.whom).toMatch(/RCI/);
    expect(text.whenToSeekHelp.helplines).toEqual(
      expect.arrayContaining(['tele-manas', 'emergency']),
    );
  });

  it('says nothing it must not, and types no telephone number', () => {
    expect(UNSAID.filter((unsaid) => unsaid.test(body))).toEqual([]);
    expect(scan(body).filter(({ subject }) => FORBIDDEN.includes(subject))).toEqual([]);
    expect(body.match(/\d{3,}/g)?.filter((number) => !/^20\d\d$/.test(number)) ?? []).toEqual([]);
  });
});
