import type { EvidenceOf, FindingId } from '@dhruva/jyotish';
import type { Area, Graha, Trend } from '@dhruva/jyotish/vocabulary';

type WordsOf<T extends string> = Readonly<Record<T, string>>;
type Value<I extends FindingId, F extends keyof EvidenceOf<I>> = WordsOf<
  Extract<EvidenceOf<I>[F], string>
>;

/** Words of one language for what findings name, in the form their slots need. */
export interface WordTables {
  readonly grahas: WordsOf<Graha>;
  /** Signification of a graha, in a life area where one is given. */
  significationOf(this: void, graha: Graha, area?: Area): string;
  /** How a graha holds a matter back, as a gloss. */
  readonly hardships: WordsOf<Graha>;
  readonly fields: Value<'specific.work-field', 'field'>;
  readonly studies: Value<'specific.study-field', 'study'>;
  readonly skills: Value<'specific.skill', 'skill'>;
  readonly exams: Value<'specific.exam-type', 'exam'>;
  readonly callings: Value<'specific.calling', 'calling'>;
  readonly strengths: Value<'specific.strength', 'strength'>;
  readonly habits: Value<'specific.habit', 'habit'>;
  readonly moneyHabits: Value<'specific.money-habit', 'moneyHabit'>;
  readonly practices: Value<'specific.practice', 'practice'>;
  readonly approaches: Value<'specific.approach', 'approach'>;
  readonly frictions: Value<'specific.friction', 'friction'>;
  readonly supports: Value<'specific.support', 'support'>;
  readonly traits: Value<'specific.partner-trait', 'trait'>;
  readonly interests: Value<'specific.partner-interest', 'interest'>;
  readonly backgrounds: Value<'specific.partner-background', 'background'>;
  readonly meetings: Value<'specific.meeting', 'meeting'>;
  readonly bands: Value<'specific.marriage-band', 'band'>;
  readonly leanings: Value<'specific.leaning', 'towards'>;
  readonly lanes: WordsOf<Area>;
}

/** Each step of a trend as one line. */
export type TrendTexts = WordsOf<Trend>;
