import { GRAHAS, type Graha } from '../../vocabulary.ts';
import type { Claim } from '../claim.types.ts';
import type { FindingId } from '../finding-ids.ts';
import type { Finding, Window } from '../judgement.types.ts';
import { BIRTH_CLAIMS } from './birth-claims.ts';
import { standing, type ClaimContext } from './claim-context.ts';
import { DASHA_CLAIMS, period } from './dasha-claims.ts';
import { SPECIFIC_CLAIMS } from './specific-claims.ts';
import { TRANSIT_CLAIMS } from './transit-claims.ts';
import { VARGA_CLAIMS } from './varga-claims.ts';

const MADE: Readonly<
  Record<FindingId, (evidence: never, context: ClaimContext, during: never) => readonly Claim[]>
> = {
  ...BIRTH_CLAIMS,
  ...VARGA_CLAIMS,
  ...DASHA_CLAIMS,
  ...TRANSIT_CLAIMS,
  ...SPECIFIC_CLAIMS,
};

/** Fields of evidence that name grahas of the birth chart. */
const NAMES = [
  'graha',
  'lord',
  'otherLord',
  'other',
  'by',
  'md',
  'ad',
  'dispositor',
  'outgoing',
  'incoming',
] as const;

/** Grahas of the birth chart that a finding names; what passes in transit stands elsewhere. */
export const grahasNamed = ({ id, evidence }: Finding): readonly Graha[] => {
  if (id.startsWith('transit.') && !/-on-(?:graha|lord)$/u.test(id)) return [];
  const fields = evidence as Readonly<Record<string, unknown>>;
  const named = NAMES.map((name) => fields[name]);
  return GRAHAS.filter((graha) => named.includes(graha));
};

/** The period a dasha finding rests on. */
const ownPeriod = ({ id, evidence, during }: Finding): readonly Claim[] => {
  const { level, graha } = evidence as { level?: 'md' | 'ad' | 'pd'; graha?: Graha };
  return id.startsWith('dasha.') && level !== undefined && graha !== undefined && during
    ? [period(level, graha, during)]
    : [];
};

/**
 * What a finding claims of a chart, as statements that can be computed anew: where each graha it
 * names stands, the period it rests on, and what its id says of them.
 */
export const claimsOf = (each: Finding, context: ClaimContext): readonly Claim[] => [
  ...ownPeriod(each),
  ...MADE[each.id](each.evidence as never, context, each.during as never),
  ...grahasNamed(each).map((graha) => standing(context, graha, context.reading.from)),
];

/** The findings, each with its claims. */
export const withClaims = (
  findings: readonly Finding[],
  context: ClaimContext,
): readonly Finding[] => findings.map((each) => ({ ...each, claims: claimsOf(each, context) }));

/** The windows, their findings with their claims. */
export const windowsWithClaims = (
  windows: readonly Window[],
  context: ClaimContext,
): readonly Window[] =>
  windows.map((window) => ({ ...window, findings: withClaims(window.findings, context) }));
