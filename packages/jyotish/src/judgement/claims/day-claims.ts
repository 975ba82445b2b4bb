import type { JulianDayUt } from '../../units.ts';
import { GRAHAS } from '../../vocabulary.ts';
import type { Claim } from '../claim.types.ts';
import type { FindingId } from '../finding-ids.ts';
import type { Finding, Window } from '../judgement.types.ts';
import type { Reading } from '../reading/reading.ts';
import type { ClaimContext } from './claim-context.ts';
import { claimsOf, grahasNamed } from './claims-of.ts';

/** The day of an unknown birth time: the moment told, and others that its claims are held against. */
export interface ClaimedDay {
  readonly told: ClaimContext;
  readonly others: readonly ClaimContext[];
}

const signsOf = ({ chart: { grahas } }: Reading): string =>
  GRAHAS.map((graha) => grahas[graha].rashi).join(' ');

/**
 * The day of an unknown birth time as claims are made of it. `moments`: readings through the day, both ends
 * among them, the last two; of those with the same signs one is enough.
 */
export const claimedDay = (
  told: Reading,
  moments: readonly Reading[],
  at: JulianDayUt,
): ClaimedDay => {
  const bySigns = new Map(moments.map((reading) => [signsOf(reading), reading]));
  const isSteady = bySigns.size === 1;
  const others = new Set([...bySigns.values(), ...moments.slice(-2)]);
  const contextOf = (reading: Reading): ClaimContext => ({ reading, at, isSteady });
  return { told: contextOf(told), others: [...others].map(contextOf) };
};

/**
 * The claims that are made at the moment told and at each of the others; of periods, which shift with the
 * hours, those told.
 */
export const heldClaims = (
  claimsIn: (context: ClaimContext) => readonly Claim[],
  { told, others }: ClaimedDay,
): readonly Claim[] => {
  const made = others.map(
    (other) => new Set(claimsIn(other).map((claim) => JSON.stringify(claim))),
  );
  return claimsIn(told).filter(
    (claim) => claim.kind === 'period' || made.every((each) => each.has(JSON.stringify(claim))),
  );
};

/** The signs of the grahas a finding names, where a sign changes on that day but not theirs. */
const signsHeld = (each: Finding, { told, others }: ClaimedDay): readonly Claim[] => {
  const signClaims = ({ reading }: ClaimContext): readonly Claim[] =>
    grahasNamed(each).map((graha) => ({
      kind: 'stands',
      graha,
      rashi: reading.chart.grahas[graha].rashi,
      from: reading.from,
    }));
  return told.isSteady ? [] : heldClaims(signClaims, { told, others });
};

/** What a finding claims at every hour of the day of an unknown birth time. */
const dayClaims = (each: Finding, day: ClaimedDay): readonly Claim[] => [
  ...heldClaims((context) => claimsOf(each, context), day),
  ...signsHeld(each, day),
];

/** Whether anything a finding claims is so all day; a finding that claims nothing is. */
export const isStated = (each: Finding, day: ClaimedDay): boolean =>
  dayClaims(each, day).length > 0 || claimsOf(each, day.told).length === 0;

const moonOf = ({ reading }: ClaimContext) => reading.chart.grahas.moon.rashi;

/** Findings that name a house, or a passage over the Moon, in their evidence: not read again at each hour. */
const OF_MOON: readonly FindingId[] = ['specific.cause-saturn', 'specific.turning-point'];

/** Whether what a finding claims, beyond where its grahas stand, is so all day. */
export const keepsHouses = (each: Finding, day: ClaimedDay): boolean => {
  const isOfMoon = OF_MOON.includes(each.id);
  if (isOfMoon && day.others.some((other) => moonOf(other) !== moonOf(day.told))) return false;
  const ofHouses = (context: ClaimContext): readonly Claim[] =>
    claimsOf(each, context).filter(({ kind }) => kind !== 'stands');
  return heldClaims(ofHouses, day).length === ofHouses(day.told).length;
};

/** The findings, each with what it claims all day. */
export const withDayClaims = (findings: readonly Finding[], day: ClaimedDay): readonly Finding[] =>
  findings.map((each) => ({ ...each, claims: dayClaims(each, day) }));

/** The windows, their findings with what they claim all day. */
export const windowsOfDay = (windows: readonly Window[], day: ClaimedDay): readonly Window[] =>
  windows.map((window) => ({
    ...window,
    findings: withDayClaims(
      window.findings.filter((each) => keepsHouses(each, day)),
      day,
    ),
  }));
