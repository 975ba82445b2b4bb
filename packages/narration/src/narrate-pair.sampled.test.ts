import {
  judgePair,
  julianDayUt,
  KUTAS,
  type PairJudgement,
  type PersonInput,
} from '@dhruva/jyotish';
import { COMPATIBILITY_QUESTIONS, type CompatibilityQuestionId } from '@dhruva/jyotish/vocabulary';
import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import { seededBirths } from '../../jyotish/calibration/seeded-births.ts';
import { PAIR_PLANS } from '../../jyotish/src/judgement/pair/plans/pair-plans.ts';
import { narratePair, type Language } from './narrate.ts';
import type { PairNarrative } from './telling/pair/pair-narrative.types.ts';
import { LANGUAGE_SAMPLES } from './samples/language.samples.ts';
import { textOf } from './samples/text-of.samples.ts';

const at = julianDayUt(2461365.5);
const PAIRS = 14;
const people = seededBirths(2 * PAIRS, 4).map(({ birth, place }): PersonInput => ({
  birth,
  place,
}));

const withoutTime = (person: PersonInput): PersonInput => ({
  ...person,
  unknownWithin: { start: julianDayUt(person.birth - 0.3), end: julianDayUt(person.birth + 0.7) },
});

const byAsked = new Map<string, PairJudgement>();

/** Each pair is judged once for each question, and told in every language. */
const judged = (question: CompatibilityQuestionId, index: number, knows = true): PairJudgement => {
  const [self, other] = [people[index]!, people[index + PAIRS]!];
  const key = `${question} ${index} ${knows}`;
  const judgement =
    byAsked.get(key) ??
    judgePair({ question, self, other: knows ? other : withoutTime(other), at });
  byAsked.set(key, judgement);
  return judgement;
};

const teller =
  (language: Language) =>
  (...asked: Parameters<typeof judged>): PairNarrative =>
    narratePair(judged(...asked), language);

/** Does a cancellation all schools accept change the points of these two? */
const isMended = ({ findings, specifics }: PairJudgement): boolean =>
  [...findings, ...specifics].some(
    ({ id, evidence }) =>
      id === 'pair.points' &&
      (evidence.raw !== evidence.after || evidence.rawReversed !== evidence.afterReversed),
  );

/** What an answer about two people says in each language, and what it may not. */
const TWO = {
  en: {
    gendered: /\b(?:husband|wife|bride|groom|boy|girl|he|she|his|her|him|man|woman)\b/iu,
    points: /of 36 points/u,
    mended: /with the cancellations all schools accept/u,
    notKnown: /(?:the other person|your business partner)'s birth time is not known/iu,
    leftOut: 'the rising signs and the divisional charts are left out',
    partner: 'your partner in business',
    manglik: /Manglik|what Mars would ask/iu,
    notInBusiness: /the other person|marriage|romance|love|Manglik/u,
    notOfParents: /\b(?:son|daughter|birth|conceive|how many)\b/u,
    mostWords: 720,
  },
  hi: {
    gendered:
      /(?<![\p{L}\p{M}])(?:पति|पत्नी|वर|वधू|दूल्हा|दुल्हन|लड़का|लड़की|पुरुष|औरत|मर्द|स्त्री)(?![\p{L}\p{M}])/u,
    points: /36 में से/u,
    mended: /सर्वमान्य परिहार/u,
    notKnown: /(?:दूसरे व्यक्ति|आपके साझेदार) के जन्म का समय मालूम नहीं है/u,
    leftOut: 'लग्न और सूक्ष्म कुंडलियाँ छोड़ दी गई हैं',
    partner: 'आपके साझेदार',
    manglik: /मांगलिक|मंगल का असर/u,
    notInBusiness: /दूसरे व्यक्ति|शादी|विवाह|प्यार|मांगलिक/u,
    notOfParents: /बेटा|बेटी|जन्म|कितने/u,
    mostWords: 830,
  },
} as const;

describe.each(
  LANGUAGE_SAMPLES.flatMap((sample) =>
    COMPATIBILITY_QUESTIONS.map((question) => ({ ...sample, question })),
  ),
)('$language: $question', ({ language, question, broken, whole, gendered }) => {
  const two = TWO[language];
  const told = teller(language);
  const isOfCouple = PAIR_PLANS[question].kutas.length === KUTAS.length;
  const narratives = Array.from({ length: PAIRS }, (_, index) => told(question, index));
  const unknown = [0, 1].map((index) => told(question, index, false));
  const texts = [...narratives, ...unknown].map(textOf);

  it('is clean, harmless, of readable length, another text for each pair', () => {
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(scan(text)).toEqual([]);
      expect(text.replaceAll(' %', '').replaceAll(/\d\.\d/gu, '1')).not.toMatch(broken);
      expect(text).not.toMatch(gendered);
      expect(text).not.toMatch(two.gendered);
      const words = text.split(' ').length;
      expect(words).toBeGreaterThan(170);
      expect(words).toBeLessThan(two.mostWords);
    }
  });

  it('begins with one sentence that answers, and a reading of a few', () => {
    for (const { direct, reading } of narratives) {
      expect(direct).toMatch(whole);
      expect(direct.split(/[.।] /u)).toHaveLength(1);
      const sentences = reading.join(' ').split(/[.।] /u).length;
      expect(sentences).toBeGreaterThanOrEqual(1);
      expect(sentences).toBeLessThanOrEqual(isOfCouple ? 8 : 5);
    }
  });

  it('tells both columns of points with their source where a couple is asked about', () => {
    for (const { factors } of [...narratives, ...unknown]) {
      const points = factors.filter(({ id }) => id.startsWith('pair.points'));
      expect(points.map(({ source }) => source)).toEqual(isOfCouple ? ['Charak 27; MUH'] : []);
      for (const { text } of points) {
        expect(text).toMatch(two.points);
      }
    }
    for (const [index, { factors }] of narratives.entries()) {
      const told = factors.some(({ id, text }) => id === 'pair.points' && two.mended.test(text));
      expect(told).toBe(isOfCouple && isMended(judged(question, index)));
    }
  });

  it('begins its reading with the points and Mars where a couple is asked about', () => {
    for (const { reading } of [...narratives, ...unknown]) {
      expect(reading[0]?.includes('36')).toBe(isOfCouple);
    }
    for (const { reading } of narratives)
      expect(two.manglik.test(reading[0] ?? '') || /Mars|मंगल/u.test(reading[0] ?? '')).toBe(
        isOfCouple,
      );
  });

  it('says of both people whether they are Manglik where a couple is asked about, with its source', () => {
    for (const { factors } of [...narratives, ...unknown]) {
      const mars = factors.filter(({ id }) => id.startsWith('pair.manglik'));
      const ofEach = mars.filter(({ id }) => id === 'pair.manglik');
      expect(ofEach).toHaveLength(isOfCouple ? 2 : 0);
      for (const { text, source } of mars) {
        expect(text).toMatch(two.manglik);
        expect(source).toBe('MUH, on Kuja');
      }
    }
    for (const { factors } of narratives) {
      const together = factors.filter(({ id }) => id.startsWith('pair.manglik-'));
      expect(together).toHaveLength(isOfCouple ? 1 : 0);
    }
  });

  it('gives all it says as sentences with their claims', () => {
    for (const narrative of [...narratives, ...unknown]) {
      const { sentences, factors } = narrative;
      const said = sentences.map(({ text }) => text);
      expect(said.join(' ').length).toBe(textOf(narrative).length);
      expect(sentences[0]?.part).toBe('headline');
      const reasons = sentences.filter(({ part }) => part === 'reasons');
      expect(reasons.map(({ text }) => text)).toEqual(factors.map(({ text }) => text));
      expect(reasons.filter(({ claims }) => claims.length === 0)).toEqual([]);
      const kinds = new Set(sentences.flatMap(({ claims }) => claims).map(({ kind }) => kind));
      for (const kind of ['trend', 'holds']) expect(kinds).toContain(kind);
    }
  });

  it('says whose birth time is missing, and what is left out', () => {
    for (const { sure } of unknown) {
      expect(sure).toMatch(two.notKnown);
      expect(sure).toContain(two.leftOut);
    }
  });
});

describe.each(LANGUAGE_SAMPLES)('two people: $language', ({ language }) => {
  const two = TWO[language];
  const told = teller(language);

  it('gives the same bytes for the same judgement, and six texts for one pair', () => {
    const all = (): readonly string[] =>
      COMPATIBILITY_QUESTIONS.map((question) => JSON.stringify(told(question, 3)));
    expect(all()).toEqual(all());
    expect(new Set(all()).size).toBe(COMPATIBILITY_QUESTIONS.length);
  });

  it('speaks of business and of parents in their own words', () => {
    const business = textOf(told('business-partnership', 2));
    expect(business).toContain(two.partner);
    expect(business).not.toMatch(two.notInBusiness);
    const parents = Array.from(
      { length: PAIRS },
      (_, index) => told('parents-together', index).direct,
    );
    for (const direct of parents) expect(direct).not.toMatch(two.notOfParents);
  });

  const NAMELESS = { en: 'the other person', hi: 'दूसरे व्यक्ति' }[language];
  const ofCouples = COMPATIBILITY_QUESTIONS.filter(
    (question) => question !== 'business-partnership',
  );

  it.each(ofCouples)(
    'calls the other person by the name given, and changes nothing else: %s',
    (asked) => {
      for (const judgement of [judged(asked, 5), judged(asked, 5, false)]) {
        const named = JSON.stringify(narratePair(judgement, language, 'Arjun'));
        expect(named).toContain('Arjun');
        expect(named.toLowerCase()).not.toContain(NAMELESS);
        expect(named.replaceAll('Arjun', NAMELESS).toLowerCase()).toBe(
          JSON.stringify(narratePair(judgement, language)).toLowerCase(),
        );
      }
    },
  );

  it('names a partner in business too', () => {
    const text = textOf(narratePair(judged('business-partnership', 2), language, 'Arjun'));
    expect(text).toContain('Arjun');
    expect(text).not.toContain(two.partner);
  });

  it.each(['[Arjun]<b|', 'Arjun{mine}$&', '  Arjun % '])(
    'takes nothing but a name from %j',
    (typed) => {
      const text = textOf(narratePair(judged('spouse-compatibility', 5), language, typed));
      expect(text).toMatch(/Arjun(?:b|mine)?(?![\w$&])/u);
      expect(text.replaceAll(' %', '')).not.toMatch(/[[\]<>|{}$&%]/u);
    },
  );

  it('speaks without a name where nothing of it may stand in a text', () => {
    const judgement = judged('spouse-compatibility', 5);
    expect(narratePair(judgement, language, '[]')).toEqual(narratePair(judgement, language));
  });
});
