import { EVIDENCE_VALUES, type Judgement, type SecondOpinion } from '@dhruva/jyotish';
import { AREAS, CONFIDENCES, GRAHAS, QUESTION_IDS, TRENDS } from '@dhruva/jyotish/vocabulary';
import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import * as english from '../en/words/reasons.ts';
import * as hindi from '../hi/words/reasons.ts';
import { LANGUAGE_SAMPLES, type LanguageSample } from '../samples/language.samples.ts';
import { certaintyText } from './certainty.ts';
import { secondOpinionText, windowsNote } from './windows.ts';

const judgementOf = (rest: Partial<Judgement>): Judgement =>
  ({
    agreement: { agree: 3, of: 5 },
    confidence: 'medium',
    holdsMinutes: 5,
    holdsShareOfDay: null,
    windows: [],
    ...rest,
  }) as Judgement;

const AGREEMENTS = [0, 1, 2, 3, 4, 5].flatMap((of) =>
  [0, 1, 2, 3, 4, 5].filter((agree) => agree <= of).map((agree) => ({ agree, of })),
);

const sureTexts = ({ locale: { sure } }: LanguageSample): readonly string[] =>
  CONFIDENCES.flatMap((confidence) =>
    AGREEMENTS.flatMap((agreement) => [
      ...[0, 1, 2, 5, 15, 30].map((holdsMinutes) =>
        certaintyText(sure, judgementOf({ confidence, agreement, holdsMinutes })),
      ),
      ...[0, 0.53, 1].map((holdsShareOfDay) =>
        certaintyText(
          sure,
          judgementOf({ confidence, agreement, holdsMinutes: null, holdsShareOfDay }),
        ),
      ),
    ]),
  );

const notes = ({ locale }: LanguageSample): readonly string[] =>
  Object.keys(locale.horizons).flatMap((months) =>
    [5, null].map((holdsMinutes) =>
      windowsNote(locale, judgementOf({ holdsMinutes, life: { months } as never })),
    ),
  );

const OPINIONS: readonly SecondOpinion[] = ['agrees', 'silent', 'differs'];
const STRETCHES = [
  { from: '2026-11', to: '2027-02' },
  { from: '2027-08', to: '2027-08' },
  { from: '2028-01', to: '2028-06' },
] as const;

/** One to three windows, each of them heard in every way. */
const heard = (count: number): readonly (readonly SecondOpinion[])[] =>
  count === 0
    ? [[]]
    : heard(count - 1).flatMap((some) => OPINIONS.map((opinion) => [...some, opinion]));

const opinionText = (
  { locale }: LanguageSample,
  opinions: readonly (SecondOpinion | null)[],
  question: Judgement['question'],
): string =>
  secondOpinionText(locale, {
    question,
    windows: opinions.map((secondOpinion, place) => ({
      ...STRETCHES[place]!,
      strength: 'weaker',
      findings: [],
      holdsMinutes: 5,
      secondOpinion,
    })),
  });

const opinionTexts = (sample: LanguageSample): readonly string[] =>
  [1, 2, 3]
    .flatMap(heard)
    .flatMap((opinions) =>
      QUESTION_IDS.map((question) => opinionText(sample, opinions, question).trim()),
    );

const adviceOf = ({ locale: { advice } }: LanguageSample): readonly string[] => [
  ...QUESTION_IDS.flatMap((question) => Object.values(advice.byQuestion[question])),
  ...GRAHAS.flatMap((graha) => advice.byGraha[graha]),
];

describe.each(LANGUAGE_SAMPLES)('texts without evidence: $language', (sample) => {
  const { caveats, trends, sure } = sample.locale;
  const texts = [
    ...sureTexts(sample),
    ...notes(sample),
    ...opinionTexts(sample),
    ...adviceOf(sample),
    ...AREAS.map((area) => caveats[area]),
    ...TRENDS.map((trend) => trends[trend]),
  ];

  it.each([...new Set(texts)])('"%s" is clean and harmless', (text) => {
    expect(scan(text)).toEqual([]);
    expect(text).toMatch(sample.whole);
    expect(text.replace(' %', '')).not.toMatch(sample.broken);
    expect(text).not.toMatch(sample.gendered);
  });

  it('gives every question advice of its own', () => {
    const advice = adviceOf(sample);
    expect(new Set(advice).size).toBe(advice.length);
  });

  it('keeps each caveat short and plain about what it is', () => {
    for (const area of AREAS) {
      expect(caveats[area]).toMatch(sample.caveat);
      expect(caveats[area].split(' ').length).toBeLessThan(22);
    }
  });

  it('says what the second count of periods finds, in other words for other windows', () => {
    const texts = [1, 2].flatMap(heard).map((each) => opinionText(sample, each, 'marriage-when'));
    expect(new Set(texts).size).toBe(texts.length - 1);
    expect(opinionText(sample, ['agrees', 'differs'], 'marriage-when')).toContain(sample.stretch);
    expect(opinionText(sample, [null, null], 'marriage-when')).toBe('');
    expect(opinionText(sample, [], 'marriage-when')).toBe('');
  });

  it('counts the part of the day an answer holds for', () => {
    expect(
      certaintyText(sure, judgementOf({ holdsMinutes: null, holdsShareOfDay: 0.53 })),
    ).toContain('53');
  });
});

it.each([english, hindi])('has words for every reason of the engine', ({ REASON_IDS, READS }) => {
  expect([...REASON_IDS].sort()).toEqual([...EVIDENCE_VALUES.because].sort());
  expect(Object.keys(READS)).toEqual(expect.arrayContaining([...EVIDENCE_VALUES.reads].flat()));
});

it.each([
  'Three of five ways of reading the chart point this way. This is likely, not certain. The answer would be the same if you were born five minutes earlier or later.',
  'यह बात कुंडली की पाँच में से तीन कसौटियों पर खरी उतरती है। आसार इसी के ज़्यादा हैं, पर बात पूरी तरह पक्की नहीं। जन्म का समय पाँच मिनट आगे-पीछे हो, तब भी मुख्य उत्तर यही रहता है।',
])('counts the steps and the minutes in words: "%s"', (text) => {
  const told = LANGUAGE_SAMPLES.map(({ locale }) => certaintyText(locale.sure, judgementOf({})));
  expect(told).toContain(text);
});
