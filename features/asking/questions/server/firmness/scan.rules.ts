import type { Judgement, JudgementInput, QuestionId } from '@dhruva/jyotish';
import type { LifeFacts } from '@dhruva/account/profile/contract/life-facts';
import { usedFacts } from '../../contract/needed-facts.ts';

/** The birth-time error under which an answer holds, or for an unknown time the share of the day for which it holds. */
export type Holds = Pick<Judgement, 'holdsMinutes' | 'holdsShareOfDay'>;

/** How far the answers to some questions hold. */
export type KnownHolds = Readonly<Partial<Record<QuestionId, Holds>>>;

/** How far an answer holds, with the life facts it used. */
interface Found extends Holds {
  readonly facts: LifeFacts;
}
type FoundById = Readonly<Partial<Record<QuestionId, Found>>>;

/** What a scan of a birth depends on beside the facts of each question: an answer is made for a day. */
interface ScanBasis {
  readonly chart: Pick<JudgementInput, 'birth' | 'place' | 'unknownWithin'>;
  /** India's day, YYYY-MM-DD. */
  readonly asOf: string;
  readonly engineVersion: string;
}

/** How far answers hold for one birth, as far as it was asked for. */
export interface FirmnessScan extends ScanBasis {
  readonly found: FoundById;
}

/** Whether two values are equal; their fields always stand in the order in which they were built. */
const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a scan is of this birth, of whatever day. */
export const isOfBirth = (scan: ScanBasis, { chart }: ScanBasis): boolean =>
  isSame(scan.chart, chart);

/** What a kept scan of a birth still says on a basis: nothing on another day or by another engine. */
export const stillFound = (scan: FirmnessScan | undefined, basis: ScanBasis): FoundById =>
  scan?.asOf === basis.asOf && scan.engineVersion === basis.engineVersion ? scan.found : {};

/** Of what was found, what holds with the life facts told: each answer only with those it uses. */
export const knownWith = (found: FoundById, told: LifeFacts): KnownHolds =>
  Object.fromEntries(
    (Object.entries(found) as [QuestionId, Found][])
      .filter(([id, { facts }]) => isSame(facts, usedFacts(id, told)))
      .map(([id, { holdsMinutes, holdsShareOfDay }]) => [id, { holdsMinutes, holdsShareOfDay }]),
  );
