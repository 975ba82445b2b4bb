import type { Judgement } from '@dhruva/jyotish';
import { directSentences } from '../telling/direct/direct-answer.ts';
import type { Depth } from '../narrative.types.ts';
import type { Locale } from '../telling/direct/locale.ts';
import type { ClaimedText } from '../telling/sentences.ts';
import { chartSentences } from './chart-paragraph.ts';
import { contentOf } from './content.ts';
import { headlineOf } from './headline.ts';
import { fittingBeside, isTooLong } from './length.ts';
import { pastTexts } from './past.ts';
import { customText, planTexts } from './plan.ts';
import type { ReadingContext } from '../telling/everyday/reading-words.ts';
import { windowTexts } from './window-texts.ts';
import { type Extent, EXTENTS, timeParagraph } from './time-paragraph.ts';

/** The part of an answer everybody reads, with what each text claims. */
export interface Reading {
  readonly headline: ClaimedText;
  /** What the chart is like in the matter; then what runs now, and what changes when. */
  readonly paragraphs: readonly (readonly ClaimedText[])[];
  readonly past: readonly ClaimedText[];
  readonly plan: readonly ClaimedText[];
  /** Why each window is good. */
  readonly windows: readonly ClaimedText[];
  readonly custom: ClaimedText | undefined;
}

/** Stretches of the past told at most. */
const PAST_TOLD: Readonly<Record<Depth, number>> = { usual: 2, deep: 3 };

/** Sentences about the birth chart for which time and plan make room. */
const CHART_TOLD = 2;

/** Writes the reading of a judgement: chooses its content, plans its sentences and words them. */
export const readingOf = <S>(
  locale: Locale<S>,
  { judgement, depth }: { readonly judgement: Judgement; readonly depth: Depth },
  nouns: S,
  context: ReadingContext,
): Reading => {
  const everyday = locale.reading.everyday(nouns, context);
  const writing = {
    locale,
    judgement,
    content: contentOf(judgement),
    context,
    nouns: everyday,
    said: directSentences(locale, judgement, everyday),
  };
  const { brake } = writing.content;
  const headline = headlineOf(writing);
  const past = pastTexts(writing, PAST_TOLD[depth]);
  const custom = brake && customText(writing, brake);
  const ofBirth = chartSentences(writing);
  // "Which" and "what" are answered in full: what the headline has no room for is told whatever else gives way.
  const [first] = ofBirth[0] ?? [];
  const isAnswer =
    judgement.trend === null && writing.said.some(({ text }) => text === first?.text);
  const owed = first !== undefined && isAnswer ? [first] : [];
  const more = ofBirth.slice(owed.length);
  const always = [
    headline,
    ...owed,
    ...past.slice(0, PAST_TOLD.usual),
    ...(custom === undefined ? [] : [custom]),
  ];
  const formed = (extent: Extent) => {
    const ofTime = timeParagraph(writing, extent);
    const plan = planTexts(writing, extent !== 'whole');
    const others = [...always, ...ofTime, ...plan];
    return { ofTime, plan, others, ofChart: [...owed, ...fittingBeside(more, others)] };
  };
  // The chart is told first: time and plan give way to it where not all fits.
  const isCrowded = ({ ofChart, others }: ReturnType<typeof formed>): boolean =>
    isTooLong(others) ||
    ofBirth.slice(0, CHART_TOLD).some((forms) => !forms.some((form) => ofChart.includes(form)));
  const [whole, ...shorter] = EXTENTS;
  const { ofTime, plan, ofChart } = shorter.reduce(
    (form, extent) => (isCrowded(form) ? formed(extent) : form),
    formed(whole),
  );
  return {
    headline,
    paragraphs: [ofChart, ofTime].filter(({ length }) => length > 0),
    past,
    plan,
    custom,
    windows: windowTexts(writing),
  };
};
