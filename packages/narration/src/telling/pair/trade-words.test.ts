import { julianDayUt, type Finding, type PairFinding, type Side } from '@dhruva/jyotish';
import { describe, expect, it } from 'vitest';
import { seededBirths } from '../../../../jyotish/calibration/seeded-births.ts';
import { stepFindings } from '../../../../jyotish/src/judgement/pair/items/all-items.ts';
import { personQuestion } from '../../../../jyotish/src/judgement/pair/pair-asked.ts';
import { pairReading } from '../../../../jyotish/src/judgement/pair/pair-reading.ts';
import { PAIR_PLANS } from '../../../../jyotish/src/judgement/pair/plans/pair-plans.ts';
import { issueOf } from '../../../../jyotish/src/judgement/pair/pair-issues.ts';
import type { PairStep } from '../../../../jyotish/src/judgement/pair-steps.ts';
import {
  askedQuestionAt,
  scoreReading,
} from '../../../../jyotish/src/judgement/whole/judge-reading.ts';
import { readingAt } from '../../../../jyotish/src/judgement/reading/reading.ts';
import { PAIR_LANGUAGE_SAMPLES } from '../../samples/pair-language.samples.ts';
import { pairClauseOf, pairEndsOf } from './pair-sentences.ts';
import type { Whose } from './pair-locale.ts';

const QUESTION = 'business-partnership';
const PLAN = PAIR_PLANS[QUESTION];
const STEPS = Object.keys(PLAN.steps) as readonly PairStep[];

/** Words of romance and marriage, which partners in trade are not told. */
const ROMANCE: Readonly<Record<string, RegExp>> = {
  en: /\b(?:love(?! of)|lov(?:es|ed|ers?|ing)|romanc\w*|romantic|hearts|affection\w*|tender\w*|passion\w*|attracti\w*|marri\w*|marry|wedding|spouse|husband|wife|intima\w*|closer(?! look)|closeness|warmth|bonds?|couple|beloved|desire\w*)\b/iu,
  hi: /(?<![\p{L}\p{M}])(?:प्यार|प्रेम|रोमां|दिल|स्नेह|अपनाप|अपनेप|आकर्षण|विवाह|शादी|जीवनसाथी|पति|पत्नी|दांपत्य|दाम्पत्य|नज़दीकी|मोहब्बत|इश्क़|बंधन|प्रिय)/u,
};

const BIRTHS = 120;
const births = seededBirths(BIRTHS, 31);
const at = julianDayUt(2461365.5);
const readings = births.map(({ birth, place }) => readingAt(birth, place, 'lagna'));
const between = readings.slice(0, BIRTHS / 2).flatMap((self, index) => {
  const pair = pairReading({ self, other: readings[index + BIRTHS / 2]! }, { at, months: 24 });
  return STEPS.flatMap((step) => (step === 'own' ? [] : stepFindings(pair, step, PLAN)));
});

/** Everything the question reads in one chart, of the birth and of the months. */
const asked = askedQuestionAt(at, personQuestion(QUESTION));
const single = readings
  .map((reading) => scoreReading(reading, asked).weighed)
  .flatMap(({ birth, months }) => [
    ...Object.values(birth).flat(),
    ...months.flatMap(({ dasha, transit }) => [...dasha, ...transit]),
  ]);

const withoutWeight = ({ id, evidence }: Finding | PairFinding): string =>
  JSON.stringify([id, evidence]);
const distinct = <F extends Finding | PairFinding>(findings: readonly F[]): readonly F[] => [
  ...new Map(findings.map((each) => [withoutWeight(each), each])).values(),
];

/** What may be told, of either person, by finding id. */
const TOLD = Map.groupBy(
  [...distinct(between), ...distinct(single)].flatMap((each) =>
    (['self', 'other'] as const).map((whose): PairFinding => ({ ...each, whose })),
  ),
  ({ id }) => id,
);
const ISSUES = [...new Set(between.flatMap((each) => issueOf({ ...each, side: 'against' }) ?? []))];
const SIDES: readonly Side[] = ['for', 'against', 'neutral'];

describe.each(PAIR_LANGUAGE_SAMPLES)('partners in trade: $language', ({ language, locale }) => {
  const romance = ROMANCE[language]!;
  const nounsOf = (whose: Whose, inWindow: boolean, from: 'lagna' | 'moon') =>
    locale.pairNounPhrases({ area: PLAN.area, from, inWindow }, whose, QUESTION);
  const clausesOf = (findings: readonly PairFinding[]): readonly string[] => [
    ...new Set(
      findings.flatMap((each) =>
        [true, false].map((inWindow) =>
          pairClauseOf(locale, each, nounsOf(each.whose, inWindow, 'lagna')),
        ),
      ),
    ),
  ];
  const romantic = (texts: readonly string[]): readonly string[] =>
    texts.filter((text) => romance.test(text));

  it('finds a word of romance where there is one', () => {
    const { matter } = locale.direct['spouse-compatibility'];
    const said = pairEndsOf(locale, { id: 'pair.meets', side: 'for', whose: 'both' } as never);
    expect(romantic([matter, ...said])).not.toEqual([]);
  });

  it.each([...TOLD])('tells %s without romance', (id, findings) => {
    const ends = SIDES.flatMap((side) =>
      (['self', 'other'] as const).flatMap((whose) =>
        pairEndsOf(locale, { id, side, whose, evidence: {} } as never),
      ),
    );
    expect(romantic([...clausesOf(findings), ...ends])).toEqual([]);
  });

  it('answers, advises and warns without romance', () => {
    const { sentences, trend, when, matter } = locale.direct[QUESTION];
    const texts = [
      ...sentences,
      ...trend,
      when,
      matter,
      ...STEPS.flatMap((step) => [locale.sides[step], locale.sideAdvice[step]]),
      ...ISSUES.flatMap((issue) => [locale.issues[issue], locale.issueCare[issue]]),
      ...Object.values(locale.single.words.skills),
      ...Object.values(locale.advice[QUESTION]),
      ...Object.values(locale.trends),
      locale.caveats[QUESTION],
    ];
    expect(romantic(texts)).toEqual([]);
  });
});
