import { LANGUAGES, type Language } from '@dhruva/narration';
import type { ToldReply } from '../told/told-line.ts';
import { bare } from '../whole-text.ts';
import { commonShare, distinctShare, percent } from './shares.ts';

/** How answers to one question differ; shares are 0–1. */
export interface ToldRow {
  /** Different texts in each language. */
  readonly distinct: Readonly<Record<Language, number>>;
  /** The most common trend. */
  readonly common: number;
  /** Hindi texts with letters of another script. */
  readonly foreign: number;
}

const LATIN = /\p{Script=Latin}/u;

/** The row of a question's replies. */
export const rowOf = (replies: readonly Partial<ToldReply>[]): ToldRow => {
  const textsIn = (language: Language): readonly string[] =>
    replies.map(({ texts }) => texts?.[language] ?? '');
  const distinct = Object.fromEntries(
    LANGUAGES.map((language) => [language, distinctShare(textsIn(language).map(bare))]),
  );
  return {
    distinct: distinct as ToldRow['distinct'],
    common: commonShare(replies.map(({ trend }) => trend ?? '')),
    foreign: textsIn('hi').filter((text) => LATIN.test(text)).length,
  };
};

export const HEADING = `${LANGUAGES.map((language) => `distinct ${language}`).join('  ')}  most common trend`;

export const rowText = ({ distinct, common }: ToldRow): string =>
  `${LANGUAGES.map((language) => `     ${percent(distinct[language])}`).join('  ')}  ${percent(common)}`;

/** What of a row is not as it should be. */
export const textFailures = (
  question: string,
  { distinct, common, foreign }: ToldRow,
  limits: { readonly leastDistinct: number; readonly mostOneTrend: number },
): readonly string[] => [
  ...LANGUAGES.filter((language) => distinct[language] < limits.leastDistinct).map(
    (language) => `${question}: only ${percent(distinct[language])} distinct in ${language}`,
  ),
  ...(common > limits.mostOneTrend ? [`${question}: one trend for ${percent(common)}`] : []),
  ...(foreign > 0 ? [`${question}: ${foreign} Hindi texts with Latin letters`] : []),
];
