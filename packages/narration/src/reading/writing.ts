import type { BearingPeriod, Claim, Finding, Judgement, Window } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import type { DirectSentence } from '../telling/direct/direct-answer.ts';
import type { Locale } from '../telling/direct/locale.ts';
import { monthsBetween, runsOn } from '../telling/time.ts';
import type { Content, Statement } from './content.ts';
import type { WindowOpening } from './openings.ts';
import { grahaIn } from './plain-findings.ts';
import type { ReadingContext, ToldOpening } from '../telling/everyday/reading-words.ts';

/** What a statement claims. */
export const claimsOfStatement = (statement: Statement | undefined): readonly Claim[] =>
  statement?.finding.claims ?? [];

/** The claim that a period runs in its days. */
export const claimOfPeriod = ({
  level,
  graha,
  during,
}: Pick<BearingPeriod, 'level' | 'graha' | 'during'>): Claim => ({
  kind: 'period',
  system: 'vimshottari',
  level,
  graha,
  ...during,
});

/** Everything the sentences of one reading are made of. */
export interface Writing<S> {
  readonly locale: Locale<S>;
  readonly judgement: Judgement;
  readonly content: Content;
  readonly context: ReadingContext;
  readonly nouns: S;
  /** The sentences in the question's own words. */
  readonly said: readonly DirectSentence[];
}

/** Whether the statements about the birth chart have said what a graha is to the matter. */
export const isIntroduced = ({ lead, counter }: Content, graha: Graha): boolean =>
  [lead, counter].some((told) => told !== undefined && grahaIn(told.plain) === graha);

/** A stretch of months in words. */
export const stretchOf = <S>(
  { locale }: Writing<S>,
  { from, to }: Pick<Window, 'from' | 'to'>,
): string => locale.months.stretch(from, to);

/** Whether something runs on the day of asking, or is of the birth chart. */
export const isRunning = (finding: Finding, { askedOn }: Judgement): boolean =>
  finding.during === undefined || runsOn(finding, askedOn);

/** What opens a window as it is told, with its own months in words. */
export const toldOpening = <S>(
  writing: Writing<S>,
  { finding, opening, only }: WindowOpening,
  window = writing.judgement.windows[0],
): ToldOpening => {
  const { evidence } = finding;
  const { askedOn, chart } = writing.judgement;
  const isOpen = window !== undefined && window.from <= askedOn.slice(0, 7);
  return {
    ...opening,
    only: only === undefined ? '' : stretchOf(writing, only),
    isFromMoon: 'from' in evidence && evidence.from === 'moon' && chart.from === 'lagna',
    isNow: isOpen && isRunning(finding, writing.judgement),
  };
};

/** What opens a window, together; months that two have in common are told after the later one. */
export const toldOpenings = <S>(
  writing: Writing<S>,
  openings: readonly WindowOpening[],
  window?: Window,
): readonly ToldOpening[] => {
  const told = openings.map((each) => toldOpening(writing, each, window));
  return told.map((each, at) => (told[at + 1]?.only === each.only ? { ...each, only: '' } : each));
};

/** Whether a month lies within those a question asks about. */
export const isWithin = ({ askedOn, life: { months } }: Judgement, month: string): boolean =>
  monthsBetween(askedOn, month) < months;

/** Whether a question asks for months first. */
export const asksWhen = <S>({
  locale,
  judgement: { question, trend, holdsMinutes },
}: Writing<S>): boolean =>
  trend !== null && holdsMinutes !== null && locale.direct[question].sentences.includes('{when}');

/** Whether the headline names what opens the first window. */
export const isOpenedInHeadline = <S>(writing: Writing<S>): boolean => {
  const { content, judgement } = writing;
  const [first] = judgement.windows;
  return (
    asksWhen(writing) &&
    first !== undefined &&
    isWithin(judgement, first.from) &&
    content.openings.length > 0
  );
};

/** Slots that answer the second half of a question: from when it eases, what a period asks. */
const SECOND_HALVES = ['eases', 'asks'];

/** The sentence that answers the second half of a question, told in its headline. */
export const secondHalf = <S>(writing: Writing<S>): DirectSentence | undefined =>
  writing.said.find(({ slots }) => slots.some((slot) => SECOND_HALVES.includes(slot)));
