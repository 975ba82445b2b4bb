import type { KutaMatch } from '../../matching/match-moons.ts';
import type { PoruthamMatch } from '../../matching/poruthams.ts';
import type { JulianDayUt, Days } from '../../units.ts';
import type { CompatibilityQuestionId, Graha, RashiIndex, Trend } from '../../vocabulary.ts';

import type { Finding, Judgement, JudgementInput, Side, Window } from '../judgement.types.ts';
import type { PairClaim } from './pair-claim.types.ts';
import type { PairEvidenceOf, PairFindingId } from './pair-findings.ts';

/** Birth data of one of the two; `unknownWithin` is the civil day when the time is unknown. */
export type PersonInput = Pick<JudgementInput, 'birth' | 'place' | 'unknownWithin'>;

/** Who is who in a match: the one who is the bride is read as the girl of the tables. */
export interface PairRoles {
  readonly bride: 'self' | 'other';
}

/** The direction of a match: who of the two is read as the boy. */
export type MatchWay = 'selfAsBoy' | 'otherAsBoy';

/**
 * Input of a judgement of two people; `at` is the moment of asking. Without `roles` the tables that
 * need them are read both ways.
 */
export interface PairInput {
  readonly question: CompatibilityQuestionId;
  readonly self: PersonInput;
  readonly other: PersonInput;
  readonly at: JulianDayUt;
  readonly roles?: PairRoles;
}

/** The person in whose chart a finding begins. */
export type Whose = 'self' | 'other' | 'both';

/** A finding between the charts. */
export interface BetweenFindingOf<I extends PairFindingId> {
  readonly id: I;
  readonly side: Side;
  readonly weight: number;
  readonly evidence: PairEvidenceOf<I>;
  readonly during?: Days;
  readonly source: string;
}
export type BetweenFinding = { readonly [I in PairFindingId]: BetweenFindingOf<I> }[PairFindingId];

/** A finding between the charts, or one of a single chart and whose it is. */
export type PairFinding = (BetweenFinding | Unclaimed<Finding>) & { readonly whose: Whose };

/** A finding of one chart without its claims, which are made anew with whose they are. */
type Unclaimed<F> = F extends Finding ? Omit<F, 'claims'> : never;

/** A finding with the statements it makes, which can be computed anew. */
export type ClaimedPairFinding = PairFinding & { readonly claims: readonly PairClaim[] };

/** The sign of every graha at a birth. */
export type BirthRashis = Readonly<Record<Graha, RashiIndex>>;

/**
 * A window of two people: each rests on a dasha and a transit factor of both; `holdsMinutes` is for
 * an error of either birth time.
 */
export interface PairWindow extends Omit<Window, 'findings' | 'secondOpinion'> {
  readonly findings: readonly ClaimedPairFinding[];
}

/**
 * Judgement of two people; fields as in `Judgement` unless documented here. A month of the timeline
 * is the mean of both.
 */
export interface PairJudgement extends Omit<
  Judgement,
  | 'question'
  | 'life'
  | 'strand'
  | 'running'
  | 'following'
  | 'choice'
  | 'past'
  | 'trend'
  | 'weighings'
  | 'findings'
  | 'windows'
  | 'specifics'
  | 'chart'
> {
  readonly question: CompatibilityQuestionId;
  readonly trend: Trend;
  readonly findings: readonly ClaimedPairFinding[];
  readonly windows: readonly PairWindow[];
  readonly specifics: readonly ClaimedPairFinding[];
  /** The ways the match is told: one where the bride is known, else both, the asker as boy first. */
  readonly ways: readonly MatchWay[];
  /** The 36 points both ways round. */
  readonly kuta: { readonly selfAsBoy: KutaMatch; readonly otherAsBoy: KutaMatch };
  /** The ten poruthams, likewise. */
  readonly poruthams: { readonly selfAsBoy: PoruthamMatch; readonly otherAsBoy: PoruthamMatch };
  /** Natal signs of each person; null where one of them changes within an unknown time. */
  readonly rashis: Readonly<Record<Exclude<Whose, 'both'>, BirthRashis | null>>;
  /** Whose birth time is unknown. */
  readonly unknownTime: readonly Exclude<Whose, 'both'>[];
}
