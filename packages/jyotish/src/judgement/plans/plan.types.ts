import type { QuestionId } from '../../vocabulary.ts';
import type { Horizon } from '../horizon.ts';
import type { StrandId } from '../strands/all-strands.ts';

/** Question word of a question; it sets how much the birth chart and how much the time counts. */
export type Asks = 'whether' | 'when' | 'which' | 'how' | 'why' | 'what';

/**
 * Kinds of specifics a question may ask for beyond the trend; each has one function in specifics/.
 */
export const SPECIFIC_KINDS = [
  'work-fields',
  'growth-fields',
  'study-fields',
  'skills',
  'exam-types',
  'callings',
  'strengths',
  'habits',
  'money-habits',
  'practices',
  'approaches',
  'home-approaches',
  'frictions',
  'supports',
  'partner-traits',
  'partner-interests',
  'partner-background',
  'meeting',
  'marriage-band',
  'parents',
  'siblings',
  'in-laws',
  'causes',
  'eases',
  'best-months',
  'periods',
  'period-asks',
  'turning-points',
  'lanes',
  'job-or-business',
  'love-or-arranged',
  'save-or-spend',
  'steady-or-risk',
  'sell-or-renovate',
  'stay-or-move',
  'stay-or-change',
  'settle-or-return',
  'alone-or-partner',
  'speak-or-wait',
  'begin-or-wait',
] as const;
export type SpecificKind = (typeof SPECIFIC_KINDS)[number];

/** One question as data: the strand it reads, and what it asks of it. */
export interface Plan {
  readonly strand: StrandId;
  readonly asks: Asks;
  readonly months: Horizon;
  readonly specifics?: readonly SpecificKind[];
  /** Questions that stand for no part of this person's life in an overview of its parts. */
  readonly noLanes?: readonly QuestionId[];
}
