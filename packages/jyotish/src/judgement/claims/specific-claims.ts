import type { Days } from '../../units.ts';
import type { Bhava, Graha } from '../../vocabulary.ts';
import type { Claim } from '../claim.types.ts';
import { ageAt } from '../facts/ages.ts';
import { ageUsed } from '../facts/life-cases.ts';
import type { EvidenceOf, FindingId } from '../finding-ids.ts';
import { slowStays, stayAt } from '../reading/slow-stays.ts';
import { lordOf } from '../reading/ties.ts';
import { lookings, ownings } from './birth-claims.ts';
import { dignities, ruling, standing, standingIn, type ClaimContext } from './claim-context.ts';
import { period } from './dasha-claims.ts';

type SpecificId = Extract<FindingId, `specific.${string}`>;
type SpecificClaims<I extends SpecificId> = (
  evidence: EvidenceOf<I>,
  context: ClaimContext,
  during: Days | undefined,
) => readonly Claim[];

/** A graha that was ranked, with the houses it owns and, where that is a reason, those it aspects. */
const ranked = (
  { graha, because = [] }: { readonly graha: Graha; readonly because?: readonly string[] },
  context: ClaimContext,
): readonly Claim[] => [
  ...ownings(context, graha),
  ...dignities(context, graha),
  ...(because.includes('aspects-house') ? lookings(context, graha) : []),
];

const lordOfHouse = (house: Bhava, context: ClaimContext): readonly Claim[] => [
  ruling(context, house, context.reading.from),
  standing(context, lordOf(context.reading, house), context.reading.from),
];

const none = (): readonly Claim[] => [];

/** What weakens the lord of a house at birth. */
const troubled = (
  { lord, house, trouble }: EvidenceOf<'specific.cause-birth'>,
  context: ClaimContext,
): readonly Claim[] => {
  const rules = ruling(context, house, context.reading.from);
  switch (trouble) {
    case 'weak-sign':
      return [rules, ...dignities(context, lord)];
    case 'near-the-sun':
      return [rules, { kind: 'dignity', graha: lord, state: 'combust' }];
    case 'turned-back':
      return [rules, { kind: 'dignity', graha: lord, state: 'retrograde' }];
    case 'hard-navamsa':
      return [rules, standingIn(context, lord, 9)];
    default:
      return [rules];
  }
};

const caused = (cause: Graha, during: Days | undefined): readonly Claim[] =>
  during === undefined ? [] : [{ kind: 'cause', cause, ...during }];

const turned = (
  { turn, graha, house }: EvidenceOf<'specific.turning-point'>,
  context: ClaimContext,
  during: Days | undefined,
): readonly Claim[] => {
  if (during === undefined) return [];
  const { from } = context.reading;
  if (turn === 'md-begins' || turn === 'ad-begins') {
    const level = turn === 'md-begins' ? 'md' : 'ad';
    return [period(level, graha, during), standing(context, graha, from)];
  }
  return [{ kind: 'transit', graha, house, from, ...during }, ruling(context, house, from)];
};

const PHASES: Readonly<Partial<Record<Bhava, 'rising' | 'peak' | 'setting'>>> = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
};

/** The phase of Sade Sati or the dhaiya that runs when asked, with Saturn at a place from the Moon. */
const passing = (place: Bhava, { at }: ClaimContext): readonly Claim[] => {
  const { during } = stayAt(slowStays({ start: at, end: at }).saturn, at);
  const phase = PHASES[place];
  if (phase !== undefined) return [{ kind: 'sade-sati', phase, ...during }];
  return [{ kind: 'dhaiya', place: place === 4 ? 4 : 8, ...during }];
};

const running = (
  level: EvidenceOf<'specific.period'>['level'],
  graha: Graha,
  during: Days | undefined,
): readonly Claim[] => (during === undefined ? [] : [period(level, graha, during)]);

const firstOf = (month: string): string => `${month}-01`;

/** Claims of the specifics. */
export const SPECIFIC_CLAIMS: { readonly [I in SpecificId]: SpecificClaims<I> } = {
  'specific.work-field': ranked,
  'specific.study-field': ranked,
  'specific.skill': ranked,
  'specific.exam-type': ranked,
  'specific.calling': ranked,
  'specific.strength': ranked,
  'specific.habit': ranked,
  'specific.money-habit': ranked,
  'specific.practice': ranked,
  'specific.approach': ranked,
  'specific.friction': ranked,
  'specific.support': ranked,
  'specific.partner-interest': ranked,
  'specific.leaning': none,
  'specific.partner-trait': (_, c) => [
    ...lordOfHouse(7, c),
    standing(c, 'venus', c.reading.from),
    ...(c.reading.extras === null
      ? []
      : [{ kind: 'arudha', house: 12, rashi: c.reading.extras.images[12] } as const]),
  ],
  'specific.partner-background': (_, c) => lordOfHouse(7, c),
  'specific.meeting': (_, c) => lordOfHouse(7, c),
  'specific.marriage-band': (_, c) => [
    ...lordOfHouse(7, c),
    ageUsed(ageAt(c.reading.chart.jdUt, c.at)),
  ],
  'specific.relative': ({ house }, c) => lordOfHouse(house, c),
  'specific.cause-birth': troubled,
  'specific.cause-graha': ({ graha, house, pressing }, c) => [
    ruling(c, house, c.reading.from),
    ...(pressing === 'looks-at'
      ? [{ kind: 'aspects', a: graha, house, from: c.reading.from } as const]
      : []),
  ],
  'specific.cause-period': ({ level, graha }, _, during) => [
    ...caused(graha, during),
    ...running(level, graha, during),
  ],
  'specific.cause-saturn': ({ place }, c, during) => [
    ...caused('saturn', during),
    ...passing(place, c),
  ],
  'specific.cause-node': ({ graha, house }, c, during) =>
    during === undefined
      ? []
      : [
          ...caused(graha, during),
          { kind: 'transit', graha, house, from: c.reading.from, ...during },
          ruling(c, house, c.reading.from),
        ],
  'specific.eases-from': ({ month }) => [{ kind: 'ease', start: firstOf(month) }],
  'specific.eases-later': none,
  'specific.month': ({ month }) => [{ kind: 'month', start: month, end: month }],
  'specific.period': ({ level, graha }, _, during) => running(level, graha, during),
  'specific.period-asks': ({ graha }, c) => ownings(c, graha),
  'specific.turning-point': turned,
  'specific.lane': none,
};
