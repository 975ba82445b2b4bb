import type { KutaMatch } from '../../matching/match-moons.ts';
import type { PoruthamMatch } from '../../matching/poruthams.ts';
import type { JulianDayUt } from '../../units.ts';
import type { CompatibilityQuestionId, Graha, RashiIndex } from '../../vocabulary.ts';
import type { Finding, Judgement, JudgementInput, Side, Window } from '../judgement.types.ts';
import type { PairEvidenceOf, PairFindingId } from './pair-findings.ts';

/** One of the two: birth, place, and the civil day when the time is unknown. */
export type PersonInput = Pick<JudgementInput, 'birth' | 'place' | 'unknownWithin'>;

/** What a judgement of two people is made of. `at`: the moment of asking. */
export interface PairInput {
  readonly question: CompatibilityQuestionId;
  readonly self: PersonInput;
  readonly other: PersonInput;
  readonly at: JulianDayUt;
}

/** Whose chart a finding begins in. */
export type Whose = 'self' | 'other' | 'both';

/** A finding between the charts. */
export interface BetweenFindingOf<I extends PairFindingId> {
  readonly id: I;
  readonly side: Side;
  readonly weight: number;
  readonly evidence: PairEvidenceOf<I>;
  readonly source: string;
}
export type BetweenFinding = { readonly [I in PairFindingId]: BetweenFindingOf<I> }[PairFindingId];

/** A finding between the charts, or one of a single chart and whose it is. */
export type PairFinding = (BetweenFinding | Finding) & { readonly whose: Whose };

/** The sign of every graha at a birth. */
export type BirthRashis = Readonly<Record<Graha, RashiIndex>>;

/** Each rests on a period and a sky factor of both people; `holdsMinutes` bears an error of either birth time. */
export interface PairWindow extends Omit<Window, 'findings' | 'secondOpinion'> {
  readonly findings: readonly PairFinding[];
}

/** What the engine says of two people; fields as in `Judgement` unless told otherwise. A month of the timeline is the middle of both. */
export interface PairJudgement extends Omit<
  Judgement,
  'question' | 'findings' | 'windows' | 'specifics' | 'chart'
> {
  readonly question: CompatibilityQuestionId;
  readonly findings: readonly PairFinding[];
  readonly windows: readonly PairWindow[];
  readonly specifics: readonly PairFinding[];
  /** The 36 points both ways round: nobody is asked who is the boy. */
  readonly kuta: { readonly selfAsBoy: KutaMatch; readonly otherAsBoy: KutaMatch };
  /** The ten poruthams, likewise. */
  readonly poruthams: { readonly selfAsBoy: PoruthamMatch; readonly otherAsBoy: PoruthamMatch };
  /** The signs each was born with; null where one of them changes within an unknown time. */
  readonly rashis: Readonly<Record<Exclude<Whose, 'both'>, BirthRashis | null>>;
  /** Whose birth time is unknown. */
  readonly unknownTime: readonly Exclude<Whose, 'both'>[];
}
