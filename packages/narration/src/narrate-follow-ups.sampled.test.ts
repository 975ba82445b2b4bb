import {
  COMPATIBILITY_QUESTIONS,
  judge,
  judgePair,
  julianDayUt,
  movedAnswer,
  movedPairAnswer,
  type Judgement,
  type MovedAnswer,
  type PairJudgement,
} from '@dhruva/jyotish';
import { scan } from '@dhruva/safety';
import { QUESTION_IDS } from '@dhruva/jyotish/vocabulary';
import { describe, expect, it } from 'vitest';
import type { FollowUp } from './follow-ups/follow-up.types.ts';
import { followUpsOf, pairFollowUpsOf } from './narrate-follow-ups.ts';

const AT = julianDayUt(2461366.5);
const BORN = [2444239.5, 2448113.2, 2451545.03].map(julianDayUt);
const PLACE = { lat: 18.52, lon: 73.86 };

interface Asked {
  readonly judgement: Judgement;
  readonly moved: MovedAnswer | null;
}

const asked: readonly Asked[] = QUESTION_IDS.filter((_, index) => index % 4 === 0).map(
  (question, index) => {
    const birth = BORN[index % BORN.length] ?? AT;
    const input = { question, birth, place: PLACE, at: AT };
    const judgement = judge(input);
    return { judgement, moved: movedAnswer(input, judgement) };
  },
);

const pairs = COMPATIBILITY_QUESTIONS.map((question) => {
  const [self = AT, other = AT] = BORN;
  const input = {
    question,
    self: { birth: self, place: PLACE },
    other: { birth: other, place: PLACE },
    at: AT,
  };
  const judgement: PairJudgement = judgePair(input);
  return { judgement, moved: movedPairAnswer(input, judgement) };
});

const told = (language: 'en' | 'hi'): readonly (readonly FollowUp[])[] => [
  ...asked.map(({ judgement, moved }) => followUpsOf(judgement, moved, language)),
  ...pairs.map(({ judgement, moved }) => pairFollowUpsOf(judgement, moved, language)),
];
const [english, hindi] = [told('en'), told('hi')];
const textOf = ({ sentences }: FollowUp): string => sentences.map(({ text }) => text).join(' ');

describe('follow-ups', () => {
  it('are three or four, each once, the same in both languages', () => {
    for (const [index, offered] of english.entries()) {
      expect([3, 4]).toContain(offered.length);
      const ids = offered.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(hindi[index]?.map(({ id }) => id)).toEqual(ids);
    }
  });

  it('ask in a question and answer it in 40 to 90 words', () => {
    const lengths = english
      .flat()
      .map((each) => [each.id, textOf(each).split(' ').length] as const);
    expect(lengths.filter(([, words]) => words < 40 || words > 90)).toEqual([]);
    for (const each of [...english, ...hindi].flat()) expect(each.question).toMatch(/\?$/u);
  });

  it('leave nothing unfilled, and in Hindi nothing in Latin letters', () => {
    const all = [...english, ...hindi].flat().map((each) => `${each.question} ${textOf(each)}`);
    expect(all.filter((text) => /undefined|[{}<>[\]]| {2}/u.test(text))).toEqual([]);
    expect(hindi.flat().filter((each) => /[A-Za-z]/u.test(textOf(each)))).toEqual([]);
  });

  it('never speak of what is forbidden', () => {
    expect([...english, ...hindi].flat().flatMap((each) => scan(textOf(each)))).toEqual([]);
  });
});

describe.each([
  { language: 'en', nameless: /other side/u, side: "Arjun's side" },
  { language: 'hi', nameless: /दूसरे व्यक्ति/u, side: 'Arjun की ओर' },
] as const)('the other person in $language', ({ language, nameless, side }) => {
  const [first = AT, , third = AT] = BORN;
  const wholeDay = { start: julianDayUt(third - 0.5), end: julianDayUt(third + 0.5) };
  const untimed = COMPATIBILITY_QUESTIONS.map((question) =>
    judgePair({
      question,
      self: { birth: first, place: PLACE },
      other: { birth: third, place: PLACE, unknownWithin: wholeDay },
      at: AT,
    }),
  );
  const texts = (name?: string): string =>
    untimed
      .flatMap((judgement) => pairFollowUpsOf(judgement, null, language, name))
      .map(textOf)
      .join(' ');

  it('is called by the name given, else as before', () => {
    expect(texts('Arjun')).toContain(side);
    expect(texts('Arjun')).not.toMatch(nameless);
    expect(texts()).toMatch(nameless);
  });
});

describe('ten minutes earlier', () => {
  it('is compared with the answer for that birth, and says the same where it holds', () => {
    const held = asked.filter(({ judgement: { holdsMinutes } }) => (holdsMinutes ?? 0) >= 10);
    expect(held.length).toBeGreaterThan(0);
    for (const { moved } of held)
      expect(moved).toMatchObject({ isSameAnswer: true, isSameFirstWindow: true });
  });

  it('is not asked of an unknown time, which asks what the time would add', () => {
    const [birth = AT] = BORN;
    const unknownWithin = { start: julianDayUt(birth - 0.5), end: julianDayUt(birth + 0.5) };
    const input = {
      question: 'suitable-work',
      birth,
      place: PLACE,
      at: AT,
      unknownWithin,
    } as const;
    const judgement = judge(input);
    expect(movedAnswer(input, judgement)).toBeNull();
    const ids = followUpsOf(judgement, null, 'en').map(({ id }) => id);
    expect(ids).toContain('time');
    expect(ids).not.toContain('earlier');
  });
});
