import { countWords } from '@dhruva/safety';
import { FREE_QUESTIONS_PER_ACCOUNT, FRIENDS_FOR_A_QUESTION } from '@dhruva/kernel/limits';
import { ANSWERING_HOURS } from '@dhruva/kernel/answering-hours';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FAQ_TEASER } from './faq-teaser.ts';
import { FAQ, FAQ_GROUPS } from './faq.ts';
import { CONVENTION_GROUPS } from './how-we-calculate.ts';
import type { Passage } from '../ui/reading/passage.ts';
import { PRIVACY } from './privacy.ts';
import { REFUNDS } from './refunds.ts';
import { TERMS } from './terms.ts';

const said = (least: number, most: number) =>
  z.string().check(
    z.refine((text: string) => countWords(text) >= least && countWords(text) <= most, {
      error: `not ${least} to ${most} words`,
    }),
  );
const id = z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/));
const passage = z.union([
  said(3, 90),
  z.array(said(2, 60)).check(z.minLength(2)),
  z.strictObject({
    head: z.tuple([said(1, 6), said(1, 6)]),
    rows: z.array(z.tuple([said(2, 25), said(1, 20)])).check(z.minLength(3)),
  }),
]);
const passages = z.array(passage).check(z.minLength(1));
const faq = z.array(
  z.strictObject({
    id,
    question: z.string().check(z.regex(/\?$/)),
    answer: said(6, 60),
    more: passages,
  }),
);
const clauses = z.array(z.strictObject({ id, title: said(1, 16), text: passages }));

const plain = (part: Passage): string[] => {
  if (typeof part === 'string') return [part];
  return 'rows' in part ? part.rows.flat() : [...part];
};
const textOf = (parts: readonly Passage[]): string => parts.flatMap(plain).join('\n');
const faqText = FAQ.map(({ answer, more = [] }) => `${answer}\n${textOf(more)}`).join('\n');
const termsText = TERMS.map(({ title, text }) => `${title}\n${textOf(text)}`).join('\n');
const privacyText = PRIVACY.map(({ title, text }) => `${title}\n${textOf(text)}`).join('\n');
const howText = CONVENTION_GROUPS.flatMap(({ conventions }) => conventions)
  .map(({ name, text }) => `${name}\n${text}`)
  .join('\n');
const TEXTS = [
  ['FAQ', faqText],
  ['terms', termsText],
  ['privacy', privacyText],
  ['how we calculate', howText],
] as const;
const clause = (list: typeof TERMS, name: string): string =>
  textOf(list.find((each) => each.id === name)?.text ?? []);

describe('the FAQ', () => {
  it('has nineteen entries, each whole', () => {
    expect(z.safeParse(faq, FAQ).error?.issues).toBeUndefined();
    expect([FAQ.length, new Set(FAQ.map((entry) => entry.id)).size]).toEqual([19, 19]);
    expect(new Set(FAQ_GROUPS.map(({ title }) => title)).size).toBe(5);
  });

  it('shows its fifth, third and seventeenth on the home page, in short and without links', () => {
    expect(FAQ_TEASER.map((entry) => FAQ.findIndex((each) => each.id === entry.id) + 1)).toEqual([
      5, 3, 17,
    ]);
    for (const { answer } of FAQ) expect(answer).not.toMatch(/\]\(/);
  });

  it.each([
    ['age', /18 years or older/],
    ['trends', /trend read from your chart, not a guarantee/],
    ['no astrologer', /no live contact with an astrologer and no full horoscope/],
    [
      'both readings of the free question',
      /One ₹99 question is free on every account\. Refer five friends and you get one more, so two in all\./,
    ],
    ['online only', /All sessions are online/],
    [
      'qualifications',
      /Master’s degree or a PhD and is registered with the Rehabilitation Council of India \(RCI\)/,
    ],
    ['languages', /^English and Hindi\./m],
    ['refunds', /cancelled on the day of payment, before the session, is refunded in full/],
    ['intake form', /It is sent to you after payment/],
    ['assessments', /cover more than 20 areas/],
    ['pseudonyms', /a name of your own choosing/],
    ['helplines', /\[14416\]\(tel:14416\)/],
  ])('says what was promised of: %s', (_what, sentence) => {
    expect(faqText).toMatch(sentence);
  });
});

describe('the terms', () => {
  it('have seventeen clauses', () => {
    expect(z.safeParse(clauses, TERMS).error?.issues).toBeUndefined();
    expect([TERMS.length, new Set(TERMS.map((each) => each.id)).size]).toEqual([17, 17]);
  });

  it.each([
    ['who', /18 years or older/],
    ['predictions', /trends, not guarantees/],
    ['booking', /at least 24 hours before/],
    ['refunds', /^Payments are not refunded, except/],
    ['liability', /limited to INR 1,000 altogether/],
    ['liability', /Nothing here limits your rights under the Consumer Protection Act, 2019\./],
    ['law', /^Indian law applies\./],
    ['law', /arbitration under .* The seat is New Delhi/],
    ['law', /consumer commission/],
    ['changes', /Grievance Officer/],
  ])('say in %s: %s', (name, sentence) => {
    expect(clause(TERMS, name)).toMatch(sentence);
  });
});

describe('the privacy policy', () => {
  it('has eleven clauses, in the order of the specification', () => {
    expect(z.safeParse(clauses, PRIVACY).error?.issues).toBeUndefined();
    expect(PRIVACY.map((each) => each.id)).toEqual([
      'basis',
      'data',
      'browser',
      'consent',
      'purposes',
      'children',
      'security',
      'retention',
      'gdpr',
      'grievance',
      'updates',
    ]);
  });

  it('names the Act, the officer and the address, and what one may do', () => {
    expect(privacyText).toMatch(/Digital Personal Data Protection Act, 2023/);
    expect(clause(PRIVACY, 'grievance')).toMatch(/\(mailto:[^)]+@/);
    expect(clause(PRIVACY, 'consent')).toMatch(/Download my data/);
    expect(clause(PRIVACY, 'consent')).toMatch(
      /off until you tick .* 90 days after your last session/,
    );
    expect(clause(PRIVACY, 'consent')).toMatch(/Data Protection Board of India/);
  });
});

describe('how we calculate', () => {
  it.each([
    /Lahiri ayanamsha/,
    /Apparent places/,
    /mean node/,
    /Whole sign/,
    /365\.25 days/,
    /exact place of the Moon/,
    /upper edge of the Sun/,
    /Ashtakavarga\n/,
    /Arudhas\n/,
    /chara karakas/,
    /zone of your phone is never used/,
    /no standard time yet/,
    /an hour ahead/,
    /Thirty moments/,
    /a degree in about four minutes/,
    /D60 is not used/,
    /before nutation/,
    /Mars the fourth and eighth/,
    /D2 with Leo and Cancer alone/,
    /Kala Sarpa .+ count nothing/,
    /UTC\+5:21/,
    /twelfth, first and second sign from the Moon/,
    /Gulika/,
    /Yogini dasha.+ opens no month/,
    /K\. S\. Charak/,
    /all schools agree on/,
    /three times is very supportive/,
    /a period and a transit agree/,
    /each minute to five, then in steps to thirty/,
    /three years at most from seventy on/,
  ])('states %s', (said) => {
    expect(howText).toMatch(said);
  });

  it('has anchors of its own', () => {
    const ids = CONVENTION_GROUPS.map((group) => group.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('all long texts', () => {
  it.each(TEXTS)('%s never says the same twice, the table of refunds aside', (_name, text) => {
    const sentences = text.split(/(?<=[.?!])\s+|\n/).filter((line) => countWords(line) > 3);
    const table = new Set(REFUNDS.rows.flat());
    const own = sentences.filter((line) => !table.has(line));
    expect(own.filter((line, at) => own.indexOf(line) !== at)).toEqual([]);
  });

  it.each(TEXTS)('%s keeps its sentences short and promises nothing', (_name, text) => {
    const long = text
      .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .split(/(?<=[.?!:;])\s+|\n/)
      .filter((line) => countWords(line) > 34);
    expect(long).toEqual([]);
    expect(text).not.toMatch(/—|\bwill surely\b|100\s?%|leverage|seamless|empower/i);
  });

  it('tell numbers as the catalogue has them', () => {
    expect([FREE_QUESTIONS_PER_ACCOUNT, FRIENDS_FOR_A_QUESTION]).toEqual([1, 5]);
    const { weekdays, from, to } = ANSWERING_HOURS;
    expect([weekdays.join(''), from, to]).toEqual(['123456', '09:00', '21:00']);
  });
});
