import type { BearingPeriod, Choice, Finding, Judgement, Side } from '@dhruva/jyotish';
import { TRENDS, type Bhava, type Graha } from '@dhruva/jyotish/vocabulary';
import { rankedOn } from '../leading-grahas.ts';
import { isHalfTold } from '../half-told.ts';
import type { Plain } from '../telling/everyday/plain.types.ts';
import { leadingFinding } from './leading-finding.ts';
import { openingsOf, type WindowOpening } from './openings.ts';
import { grahaIn, names, plainOf } from './plain-findings.ts';
import { toldSideOf } from './told-side.ts';
import { monthsBetween, NEAR_MONTHS } from '../telling/time.ts';
import type { Leads, Margin, Tie } from '../telling/everyday/reading-words.ts';

/** A finding of the birth chart chosen to be told, and what it says in everyday words. */
export interface Statement {
  readonly finding: Finding;
  readonly plain: Plain;
}

/** How a running period bears on a matter, and the findings that say so. */
export interface Bearing {
  readonly acts: Leads | undefined;
  readonly tie: Tie | undefined;
  readonly findings: readonly Finding[];
}

/** What a reading tells, chosen from a judgement; the order and the words come later. */
export interface Content {
  readonly leads: Leads;
  readonly margin: Margin;
  /** The heaviest statement on the side that leads, a yoga beside it, and one on the other side. */
  readonly lead: Statement | undefined;
  /** The statement that speaks for the option a choice leans to; the one that leads where nothing is chosen. */
  readonly argument: Statement | undefined;
  readonly yoga: Statement | undefined;
  readonly counter: Statement | undefined;
  /** The graha that helps most, and the one that hinders most. */
  readonly helper: Graha | undefined;
  readonly brake: Graha | undefined;
  /** How the running periods bear on the matter. */
  readonly long: Bearing;
  readonly short: Bearing;
  /** How the mahadasha that comes next bears on it, where it begins soon. */
  readonly following: Bearing;
  /** What opens the first window: its transit, then its period. */
  readonly openings: readonly WindowOpening[];
  /** The same of every window, in their order. */
  readonly openingsOfAll: readonly (readonly WindowOpening[])[];
}

/** The side a reading begins with: that of the trend; causes of a delay begin with what delays. */
const sideThatLeads = ({ trend, score, specifics }: Judgement): Leads => {
  if (specifics.some(({ id }) => id.startsWith('specific.cause-'))) return 'against';
  if (trend === null || trend === 'mixed') return trend === null || score >= 0 ? 'for' : 'against';
  return TRENDS.indexOf(trend) < 2 ? 'for' : 'against';
};

/** Scores (−100 … 100) from which one side outweighs the other clearly, and plainly: three times, half as much again. */
const CLEAR = 50;
const PLAIN = 20;

const marginOf = ({ score }: Judgement, leads: Leads): Margin => {
  // The side told first need not be the heavier one: a demanding answer begins with what slows it.
  if (leads === 'for' ? score < 0 : score > 0) return 'even';
  const size = Math.abs(score);
  if (size >= CLEAR) return 'clear';
  return size >= PLAIN ? 'plain' : 'narrow';
};

/** How much of its weight a statement keeps as a reason: a division only confirms what the chart says. */
const CONFIRMING = 0.5;

const worthOf = ({ id, weight }: Finding): number =>
  id.startsWith('varga.') ? weight * CONFIRMING : weight;

/** Statements of the birth chart on one side, heaviest first; a graha that leads on the other side has none. */
const statementsOn = (side: Side, { findings, weighings }: Judgement): readonly Statement[] =>
  findings
    .filter((each) => each.side === side)
    .toSorted((a, b) => worthOf(b) - worthOf(a))
    .flatMap((finding) => {
      const plain = plainOf(finding);
      if (plain === undefined) return [];
      const graha = grahaIn(plain);
      // The old names of yogas that hinder sound harsher than they are: they stay among the reasons.
      if (plain.says === 'yoga' && side === 'against') return [];
      if (isHalfTold(finding, findings)) return [];
      const weighing = weighings.find((each) => each.graha === graha);
      return weighing !== undefined && weighing.leads !== side ? [] : [{ finding, plain }];
    });

const houseIn = ({ plain }: Statement): Bhava | null =>
  'house' in plain && plain.house !== undefined ? plain.house : null;

/** Whether a statement is about another graha and another house: help and want of one house cancel out when told. */
const isAnother =
  (one: Statement | undefined) =>
  (other: Statement): boolean => {
    if (one === undefined || other === one) return false;
    if (houseIn(other) !== null && houseIn(other) === houseIn(one)) return false;
    const [a, b] = [grahaIn(one.plain), grahaIn(other.plain)];
    if (a === undefined || b === undefined) return one.plain.says !== other.plain.says;
    return !names(one.plain, b) && !names(other.plain, a);
  };

/** Whether the houses and the graha of a statement count for more in one option than in the other. */
const speaksFor =
  (own: Choice['chosen'], others: Choice['other']) =>
  ({ plain }: Statement): boolean => {
    const graha = grahaIn(plain);
    const houses = [
      'house' in plain ? plain.house : null,
      'place' in plain ? plain.place : null,
    ].filter((house) => house !== null && house !== undefined);
    const weightIn = (side: typeof own): number =>
      houses.reduce<number>(
        (sum, house) => sum + (side.houses[house] ?? 0),
        (graha && side.grahas[graha]) ?? 0,
      );
    return weightIn(own) > weightIn(others);
  };

/** The heaviest statement that helps the option a choice leans to, or else that holds the other one back. */
const argumentOf = ({ chosen, other }: Choice, judgement: Judgement): Statement | undefined =>
  statementsOn('for', judgement).find(speaksFor(chosen, other)) ??
  statementsOn('against', judgement).find(speaksFor(other, chosen));

const TIES = {
  'dasha.owns-house': 'carries',
  'dasha.occupies-house': 'stands-in',
  'dasha.aspects-house': 'looks-at',
} as const;

const tieOf = ({ id, evidence }: Finding): Tie | undefined => {
  if (id === 'dasha.is-karaka') return { by: 'stands-for' };
  const by = (TIES as Readonly<Partial<Record<Finding['id'], (typeof TIES)[keyof typeof TIES]>>>)[
    id
  ];
  const { house } = evidence as { readonly house: Bhava };
  return by === undefined ? undefined : { by, house };
};

const NO_BEARING: Bearing = { acts: undefined, tie: undefined, findings: [] };

/**
 * How a period bears on the matter: by the sum of what its lord does, and a reason on that side; not at all where
 * the reasons of the answer tell its lord on the other side.
 */
const bearingOf = (period: BearingPeriod | undefined, judgement: Judgement): Bearing => {
  if (period === undefined) return NO_BEARING;
  const all = period.findings;
  const points = all.reduce(
    (sum, { side, weight }) => sum + (side === 'against' ? -weight : side === 'for' ? weight : 0),
    0,
  );
  const acts = points > 0 ? 'for' : 'against';
  // Told only where it holds for the whole matter: a sister question would say the opposite.
  if (points === 0 || period.inMatter !== acts) return NO_BEARING;
  if ((toldSideOf(period.graha, judgement) ?? acts) !== acts) return NO_BEARING;
  const own = all.filter(({ side }) => side === acts);
  const tied = own.find((each) => tieOf(each) !== undefined);
  return {
    acts,
    tie: tied && tieOf(tied),
    findings: tied === undefined ? own.slice(0, 1) : [tied],
  };
};

/** The mahadasha that comes next, where it begins soon enough to be waited for. */
const soonOf = ({ following, askedOn }: Judgement): BearingPeriod | undefined =>
  following !== null && monthsBetween(askedOn, following.during.start) <= NEAR_MONTHS
    ? following
    : undefined;

/** The share of the weight of the statement that leads from which a yoga is told beside it. */
const WORTH_TELLING = 0.5;

/** The graha an opening is told of; undefined where two share it. */
const openerOf = ({ opening }: Content['openings'][number]): Graha | undefined =>
  'graha' in opening ? opening.graha : undefined;

/** The grahas whose period acts one way on the whole matter: none of them is named for the other. */
const runningOn = (side: Leads, { running }: Judgement): readonly Graha[] =>
  running.filter(({ inMatter }) => inMatter === side).map(({ graha }) => graha);

/** The grahas of a side that act now or at birth: what one does in years to come is no reason for a step now. */
const actingNow = (side: Leads, judgement: Judgement): readonly Graha[] =>
  rankedOn(side, judgement).filter((graha) => leadingFinding(judgement, graha, side) !== undefined);

/** Chooses what the reading of a judgement tells: no graha is told as help and as hindrance. */
export const contentOf = (judgement: Judgement): Content => {
  const leads = sideThatLeads(judgement);
  const own = statementsOn(leads, judgement);
  const lead = own.find(({ plain }) => grahaIn(plain) !== undefined) ?? own[0];
  const ofLead = lead && grahaIn(lead.plain);
  const { choice } = judgement;
  const argument = choice === null ? lead : argumentOf(choice, judgement);
  const [long, short] = judgement.running;
  const bearings = {
    long: bearingOf(long, judgement),
    short: bearingOf(short, judgement),
    following: bearingOf(soonOf(judgement), judgement),
  };
  const periodsOn = (side: Leads): readonly (Graha | undefined)[] => [
    ...(bearings.long.acts === side ? [long?.graha] : []),
    ...(bearings.short.acts === side ? [short?.graha] : []),
    ...(bearings.following.acts === side ? [judgement.following?.graha] : []),
  ];
  const acting = (side: Leads): readonly (Graha | undefined)[] => [
    ...(leads === side ? [ofLead] : []),
    ...periodsOn(side),
  ];
  // A period told as slow is not told as what opens a window.
  const slow = periodsOn('against');
  const openingsOfAll = judgement.windows.map((window) => openingsOf(window, judgement, slow));
  const [openings = []] = openingsOfAll;
  const helping = [...acting('for'), ...runningOn('for', judgement), ...openings.map(openerOf)];
  const hindering = [...acting('against'), ...runningOn('against', judgement)];
  const helper = actingNow('for', judgement).find((graha) => !hindering.includes(graha));
  const brake = actingNow('against', judgement).find(
    (graha) => graha !== helper && !helping.includes(graha),
  );
  const isAside = ({ plain }: Statement): boolean => {
    const graha = grahaIn(plain);
    return leads === 'for'
      ? graha === undefined || !helping.includes(graha)
      : graha === undefined || !acting('against').includes(graha);
  };
  return {
    leads,
    margin: marginOf(judgement, leads),
    lead,
    argument,
    yoga: own.find(
      (each) =>
        each.plain.says === 'yoga' &&
        each !== lead &&
        each.finding.weight >= (lead?.finding.weight ?? 0) * WORTH_TELLING,
    ),
    counter: statementsOn(leads === 'for' ? 'against' : 'for', judgement)
      .filter((each) => each.plain.says !== 'ground' && isAside(each))
      .find(isAnother(lead)),
    helper,
    brake,
    ...bearings,
    openings,
    openingsOfAll,
  };
};
