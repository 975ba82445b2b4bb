import type { Claim, Finding, Judgement, Window } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import type { Locale } from '../telling/direct/locale.ts';
import type { Content, Told } from './content.ts';
import type { Leads, ReadingContext } from '../telling/everyday/reading-words.ts';

const MONTHS_A_YEAR = 12;
/** Months since the year 0. */
export const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * MONTHS_A_YEAR + Number(month.slice(5, 7));

/** What a statement claims. */
export const claimsOfTold = (told: Told | undefined): readonly Claim[] =>
  told?.finding.claims ?? [];

/** Everything the sentences of one reading are made of. */
export interface Writing<S> {
  readonly locale: Locale<S>;
  readonly judgement: Judgement;
  readonly content: Content;
  readonly context: ReadingContext;
  readonly nouns: S;
}

/** A stretch of months in words. */
export const stretchOf = <S>(
  { locale }: Writing<S>,
  { from, to }: Pick<Window, 'from' | 'to'>,
): string => locale.months.stretch(from, to);

/** Whether a month lies within those a question asks about. */
export const isWithin = ({ askedOn, life: { months } }: Judgement, month: string): boolean =>
  monthNumber(month) < monthNumber(askedOn) + months;

/** Whether a question asks for months first. */
export const asksWhen = <S>({
  locale,
  judgement: { question, trend, holdsMinutes },
}: Writing<S>): boolean =>
  trend !== null && holdsMinutes !== null && locale.direct[question].sentences.includes('{when}');

const isAbout = ({ evidence }: Finding, graha: Graha): boolean => {
  const named = evidence as { readonly graha?: Graha; readonly lord?: Graha };
  return (named.graha ?? named.lord) === graha;
};

/** The heaviest finding of a graha on a side, one that runs now before others. */
export const findingOf = (
  { findings, askedOn }: Judgement,
  graha: Graha,
  side: Leads,
): Finding | undefined => {
  const own = findings.filter((each) => each.side === side && isAbout(each, graha));
  const runs = own.find(
    ({ during }) => during !== undefined && during.start <= askedOn && askedOn <= during.end,
  );
  return runs ?? own[0];
};
