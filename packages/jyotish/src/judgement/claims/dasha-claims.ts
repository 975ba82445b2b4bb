import { dispositor, housesOwnedBy } from '../../chart/houses.ts';
import { dashaAt } from '../../dasha/vimshottari.ts';
import { julianDayFromUnixMs, julianDayUt, type JulianDayUt, type Days } from '../../units.ts';
import type { Graha } from '../../vocabulary.ts';
import type { Claim } from '../claim.types.ts';
import type { EvidenceOf, FindingId } from '../finding-ids.ts';
import { daysOf } from '../reading/days.ts';
import { dignities, ruling, standing, tied, type ClaimContext } from './claim-context.ts';

type DashaId = Extract<FindingId, `dasha.${string}`>;
type Level = EvidenceOf<'dasha.is-karaka'>['level'];

/** Claims of a finding of time, from its evidence and its days. */
export type TimedClaimsOf<I extends FindingId> = (
  evidence: EvidenceOf<I>,
  context: ClaimContext,
  during: Days,
) => readonly Claim[];

const LEVELS: Readonly<Record<Level, 1 | 2 | 3>> = { md: 1, ad: 2, pd: 3 };

/** The running period of a level. */
export const period = (level: Level, graha: Graha, during: Days): Claim => ({
  kind: 'period',
  system: 'vimshottari',
  level: LEVELS[level],
  graha,
  ...during,
});

const noonOf = (day: string): JulianDayUt => julianDayFromUnixMs(Date.parse(`${day}T12:00:00Z`));

/** The mahadasha that runs on a day. */
const longPeriodOn = ({ reading }: ClaimContext, day: JulianDayUt): readonly Claim[] =>
  dashaAt(reading.dasha, day, 1).map((maha) => period('md', maha.lord, daysOf(maha)));

const owns = (e: EvidenceOf<'dasha.owns-house'>, c: ClaimContext): readonly Claim[] => [
  ruling(c, e.house, e.from),
];

const occupies = (e: EvidenceOf<'dasha.occupies-house'>, c: ClaimContext): readonly Claim[] => [
  standing(c, e.graha, e.from),
];

const nature = (
  { graha }: EvidenceOf<'dasha.nature-helpful'>,
  context: ClaimContext,
): readonly Claim[] => {
  const { chart, from } = context.reading;
  const isNode = graha === 'rahu' || graha === 'ketu';
  const host = isNode ? dispositor(chart, graha) : graha;
  return [
    ...(isNode ? tied('hosted-by', graha, host) : []),
    ...housesOwnedBy(chart, host).map((house) => ruling(context, house, from)),
  ];
};

const ability = ({ graha, percent }: EvidenceOf<'dasha.lord-able'>): readonly Claim[] => [
  { kind: 'shadbala', graha, percent },
];

const state = (
  { graha }: EvidenceOf<'dasha.lord-strong'>,
  context: ClaimContext,
): readonly Claim[] => [
  ...dignities(context, graha),
  ...(context.reading.chart.grahas[graha].combust
    ? [{ kind: 'dignity', graha, state: 'combust' } as const]
    : []),
];

const pair = (
  { md, ad, place }: EvidenceOf<'dasha.pair-good'>,
  context: ClaimContext,
  during: Days,
): readonly Claim[] => [
  ...longPeriodOn(context, noonOf(during.start)),
  period('ad', ad, during),
  ...(place === 1 ? tied('conjunction', md, ad) : []),
];

const A_DAY = 1;

/** Claims of the dasha findings, beside the period itself and where each graha they name stands. */
export const DASHA_CLAIMS: { readonly [I in DashaId]: TimedClaimsOf<I> } = {
  'dasha.owns-house': owns,
  'dasha.occupies-house': occupies,
  'dasha.aspects-house': ({ graha, house, from }, c) => [
    { kind: 'aspects', a: graha, house, from },
    ruling(c, house, from),
  ],
  'dasha.is-karaka': () => [],
  'dasha.is-chara-karaka': ({ chara, graha }) => [{ kind: 'chara-karaka', karaka: chara, graha }],
  'dasha.joins-lord': (e, c) => [ruling(c, e.house, e.from), ...tied(e.relation, e.graha, e.lord)],
  'dasha.disposes-lord': (e, c) => [ruling(c, e.house, e.from), ...tied('hosts', e.graha, e.lord)],
  'dasha.node-acts-for': (e, c) => [
    ...tied('hosted-by', e.graha, e.dispositor),
    ruling(c, e.house, e.from),
  ],
  'dasha.owns-varga-house': ({ graha, house, varga }) => [
    { kind: 'rules', graha, house, from: 'lagna', varga },
  ],
  'dasha.owns-hurt-house': owns,
  'dasha.occupies-hurt-house': occupies,
  'dasha.nature-helpful': nature,
  'dasha.nature-demanding': nature,
  'dasha.lord-able': ability,
  'dasha.lord-unable': ability,
  'dasha.lord-strong': state,
  'dasha.lord-weak': state,
  'dasha.pair-good': pair,
  'dasha.pair-hard': pair,
  'dasha.sandhi': (_, context, during) => {
    const [first, last] = [noonOf(during.start), noonOf(during.end)];
    const middle = (first + last) / 2;
    return [
      ...longPeriodOn(context, julianDayUt(middle - A_DAY)),
      ...longPeriodOn(context, julianDayUt(middle + A_DAY)),
    ];
  },
  'dasha.no-tie': () => [],
};
