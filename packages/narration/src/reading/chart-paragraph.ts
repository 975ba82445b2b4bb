import type { Graha } from '@dhruva/jyotish/vocabulary';
import { evidenceOf } from '../specifics.ts';
import type { ClaimedText } from '../telling/sentences.ts';
import type { Leads } from '../telling/everyday/reading-words.ts';
import type { Statement } from './content.ts';
import { leadingGrahas } from '../leading-grahas.ts';
import type { DirectSentence } from '../telling/direct/direct-answer.ts';
import { firstRankedGraha } from './headline.ts';
import { grahaIn } from './plain-findings.ts';
import { houseOf, standingClaims } from './scene.ts';
import {
  asksWhen,
  claimsOfStatement,
  secondHalf,
  isOpenedInHeadline,
  type Writing,
} from './writing.ts';

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

/**
 * The trend of a "when", whose headline is a date: with the statement that leads, where the headline
 * has not told it, else with what stands on the other side; and alone.
 */
const trendForms = <S>(writing: Writing<S>, trend: ClaimedText): readonly ClaimedText[] => {
  const { locale, content, context, judgement } = writing;
  const { reading } = locale;
  const { lead, counter, leads } = content;
  const isLeadTold = !isOpenedInHeadline(writing);
  const told = isLeadTold ? counter : lead;
  if (told === undefined) return [trend];
  const ownSide = judgement.trend === 'mixed' ? leads : undefined;
  return [
    {
      text: reading.headline.because(
        trend.text,
        reading.clause(told.plain, context),
        isLeadTold ? OTHER[leads] : ownSide,
      ),
      claims: [...trend.claims, ...claimsOfStatement(told)],
    },
    trend,
  ];
};

const FORCES = ['helper', 'brake'];

const namesForces = ({ slots }: DirectSentence): boolean =>
  slots.some((slot) => FORCES.includes(slot));

/** Tones of a bond that tell its graha as help. */
const KIND_TONES: readonly string[] = ['warm', 'steady'];

/** Whether no graha of the bonds with relatives is told on the other side elsewhere. */
const bondsAgree = <S>({ judgement, content }: Writing<S>): boolean => {
  const { lead, counter, leads, helper, brake } = content;
  const [ofLead, ofCounter] = [lead, counter].map((told) => told && grahaIn(told.plain));
  const told: Readonly<Record<Leads, readonly (Graha | undefined)[]>> = {
    for: [helper, leads === 'for' ? ofLead : ofCounter],
    against: [brake, leads === 'for' ? ofCounter : ofLead],
  };
  return evidenceOf(judgement.specifics, 'specific.relative').every(
    ({ lord, tone }) => !told[KIND_TONES.includes(tone) ? 'against' : 'for'].includes(lord),
  );
};

/** Whether a sentence names as help and brake the two that the whole reading names so. */
const isOfOneMind = <S>(
  { content: { helper, brake }, judgement }: Writing<S>,
  sentence: DirectSentence,
): boolean => {
  if (!namesForces(sentence)) return true;
  const [named, slowing] = leadingGrahas(judgement);
  if (named !== helper || slowing !== brake) return false;
  const first = firstRankedGraha(judgement);
  return first === undefined || first === helper || first === brake;
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
    .filter(({ slots }) => !(isDated(writing) && slots.includes('when')))
    .filter((each) => each !== secondHalf(writing) && isOfOneMind(writing, each))
    .filter(({ slots }) => !slots.includes('relatives') || bondsAgree(writing));
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
  // What the question's own words name as help or brake is not told again as the other side.
  const ofCounter = counter && grahaIn(counter.plain);
  const isNamed =
    said.some(namesForces) && (ofCounter === content.helper || ofCounter === content.brake);
  const [first, ...others] = [
    ...(trend === undefined ? [] : [trendForms(writing, trend)]),
    ...[...ofLife, ...ofChart].map((each) => [each]),
  ].slice(0, MOST_SAID);
  return [
    ...(first === undefined ? [] : [first]),
    ...(trend === undefined || isOpenedInHeadline(writing)
      ? beside(isNamed ? undefined : counter, (clause) => reading.yet(clause, leads, margin))
      : []),
    ...others,
    ...beside(yoga, reading.besides),
    ...wayText(writing).map((each) => [each]),
  ];
};
