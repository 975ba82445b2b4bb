import type { ClaimedText } from '../telling/sentences.ts';
import type { Leads } from '../telling/everyday/reading-words.ts';
import type { Statement } from './content.ts';
import { grahaIn } from './plain-findings.ts';
import { houseOf, standingClaims } from './scene.ts';
import { asksWhen, claimsOfStatement, type Writing } from './writing.ts';

/** Most sentences in the question's own words. */
const MOST_SAID = 2;

/** Conditions of a carrier that say how help or delay comes. */
const SAYS_HOW = ['placed', 'labouring'];

const wayText = <S>({ locale, judgement, content: { lead, leads } }: Writing<S>): ClaimedText[] => {
  const graha = lead && grahaIn(lead.plain);
  if (graha === undefined) return [];
  if (lead?.plain.says === 'carrier' && SAYS_HOW.includes(lead.plain.condition)) return [];
  const house = houseOf(judgement, graha);
  const { matter } = locale.direct[judgement.question];
  return [
    {
      text: locale.reading.way(leads, matter, { graha, ...(house !== undefined && { house }) }),
      claims: [...claimsOfStatement(lead), ...standingClaims(judgement, graha)],
    },
  ];
};

const OTHER: Readonly<Record<Leads, Leads>> = { for: 'against', against: 'for' };

/** Whether the headline or what opens a window names its months. */
const isDated = <S>(writing: Writing<S>): boolean =>
  asksWhen(writing) || writing.content.openings.length > 0;

/** Whether a sentence is shaped by a fact of the person's life, or by the age. */
const restsOnLife = ({ claims }: ClaimedText): boolean =>
  claims.some(({ kind }) => kind === 'fact');

/** The trend of a "when", whose headline is a date: with what stands on the other side, and alone. */
const trendForms = <S>(
  { locale: { reading }, content: { counter, leads }, context }: Writing<S>,
  trend: ClaimedText,
): readonly ClaimedText[] => {
  if (counter === undefined) return [trend];
  return [
    {
      text: reading.headline.because(
        trend.text,
        reading.clause(counter.plain, context),
        OTHER[leads],
      ),
      claims: [...trend.claims, ...claimsOfStatement(counter)],
    },
    trend,
  ];
};

/**
 * What may stand in the first paragraph, the most important sentence first: the question's own
 * words, those for this person's life before the others, what speaks for the other side, a yoga, and
 * how help or delay comes.
 */
export const chartSentences = <S>(writing: Writing<S>): readonly (readonly ClaimedText[])[] => {
  const { locale, content, context } = writing;
  const { reading } = locale;
  const { yoga, counter, leads, margin } = content;
  const isWhen = asksWhen(writing);
  const said = writing.said
    .slice(isWhen ? 0 : 1)
    .filter(({ slots }) => !(isDated(writing) && slots.includes('when')));
  const trend = isWhen ? said.find(({ slots }) => slots.includes('trend')) : undefined;
  const ofLife = said.filter((each) => each !== trend && restsOnLife(each));
  const ofChart = said.filter((each) => each !== trend && !ofLife.includes(each));
  const beside = (
    told: Statement | undefined,
    text: (clause: string) => string,
  ): readonly (readonly ClaimedText[])[] =>
    told === undefined
      ? []
      : [[{ text: text(reading.clause(told.plain, context)), claims: claimsOfStatement(told) }]];
  const [first, ...others] = [
    ...(trend === undefined ? [] : [trendForms(writing, trend)]),
    ...[...ofLife, ...ofChart].map((each) => [each]),
  ].slice(0, MOST_SAID);
  return [
    ...(first === undefined ? [] : [first]),
    ...(trend === undefined ? beside(counter, (clause) => reading.yet(clause, leads, margin)) : []),
    ...others,
    ...beside(yoga, reading.besides),
    ...wayText(writing).map((each) => [each]),
  ];
};
