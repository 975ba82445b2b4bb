import { LANGUAGES, type Language } from '@dhruva/narration';
import type { NarratedReply } from '../narrated/narrate-line.ts';
import { withoutDatesAndNumbers } from '../whole-text.ts';
import { commonShare, distinctShare, percent } from './shares.ts';

/** How answers to one question differ; shares are 0–1. */
export interface QuestionRow {
  /** Share of distinct texts in each language. */
  readonly distinct: Readonly<Record<Language, number>>;
  /** Share of the most common trend; 0 for a question that has none. */
  readonly common: number;
  /** Number of Hindi texts with letters of another script. */
  readonly foreign: number;
}

const LATIN = /\p{Script=Latin}/u;

const commonTrend = (replies: readonly Partial<NarratedReply>[]): number =>
  commonShare(replies.flatMap(({ trend }) => trend ?? []));

/** Counts the row of a question's replies. */
export const questionRow = (replies: readonly Partial<NarratedReply>[]): QuestionRow => {
  const textsIn = (language: Language): readonly string[] =>
    replies.map(({ texts }) => texts?.[language] ?? '');
  const distinct = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      distinctShare(textsIn(language).map(withoutDatesAndNumbers)),
    ]),
  );
  return {
    distinct: distinct as QuestionRow['distinct'],
    common: commonTrend(replies),
    foreign: textsIn('hi').filter((text) => LATIN.test(text)).length,
  };
};

export const HEADING = `${LANGUAGES.map((language) => `distinct ${language}`).join('  ')}  most common trend`;

export const questionRowText = ({ distinct, common }: QuestionRow): string =>
  `${LANGUAGES.map((language) => `     ${percent(distinct[language])}`).join('  ')}  ${percent(common)}`;

/** Failures of a row, as sentences. */
export const textFailures = (
  question: string,
  { distinct, common, foreign }: QuestionRow,
  limits: { readonly leastDistinct: number; readonly mostOneTrend: number },
): readonly string[] => [
  ...LANGUAGES.filter((language) => distinct[language] < limits.leastDistinct).map(
    (language) => `${question}: only ${percent(distinct[language])} distinct in ${language}`,
  ),
  ...(common > limits.mostOneTrend ? [`${question}: one trend for ${percent(common)}`] : []),
  ...(foreign > 0 ? [`${question}: ${foreign} Hindi texts with Latin letters`] : []),
];
