import type { AdviceWords, DirectWords } from '@dhruva/narration';

type Trend = NonNullable<DirectWords['trend']>;

/** One text for each trend, best first (the order of TRENDS). */
const each = (names: Trend, text: (trend: string) => string): Trend => [
  text(names[0]),
  text(names[1]),
  text(names[2]),
  text(names[3]),
  text(names[4]),
];

/** What is written for a question in one language before somebody writes it: `tells` stands beside the trend. */
interface Skeleton {
  readonly matter: DirectWords['matter'];
  readonly tells: string;
  readonly trend: Trend;
  readonly advice: AdviceWords;
}

/** By each of them an unwritten text is found (scripts/unwritten.ts). */
export const MARKS = ['to be written', 'लिखना बाक़ी'] as const;

const english = (question: string): Skeleton => ({
  matter: `what is to be written of “${question}”`,
  tells: `To be written: what {helper} gives to “${question}”, and what {brake} holds back.`,
  trend: each(
    ['very supportive', 'supportive', 'mixed', 'demanding', 'very demanding'],
    (trend) => `To be written: the answer to “${question}” where the trend is ${trend}.`,
  ),
  advice: {
    easy: `To be written: one free step for “${question}” where the trend is easy.`,
    effort: `To be written: one free step for “${question}” where the trend asks for effort.`,
  },
});

const hindi = (question: string): Skeleton => ({
  matter: `लिखना बाक़ी बात “${question}”`,
  tells: `लिखना बाक़ी: “${question}” में {helper} क्या देता है, और {brake} क्या रोकता है।`,
  trend: each(
    ['बहुत अनुकूल', 'अनुकूल', 'मिला-जुला', 'कठिन', 'बहुत कठिन'],
    (trend) => `लिखना बाक़ी: “${question}” का उत्तर, जब रुझान ${trend} हो।`,
  ),
  advice: {
    easy: `लिखना बाक़ी: “${question}” के लिए एक मुफ़्त क़दम, जब रुझान आसान हो।`,
    effort: `लिखना बाक़ी: “${question}” के लिए एक मुफ़्त क़दम, जब रुझान मेहनत माँगे।`,
  },
});

const LANGUAGES = { en: english, hi: hindi } as const;
export type Language = keyof typeof LANGUAGES;

const skeletonOf = (language: Language, question: string): Skeleton =>
  LANGUAGES[language](question.replace(/\s*\?$/, ''));

/** All texts of a question that has not been written yet, in one language. */
export const unwrittenTexts = (language: Language, question: string): readonly string[] => {
  const { matter, tells, trend, advice } = skeletonOf(language, question);
  return [matter, tells, ...trend, advice.easy, advice.effort];
};

/** The entry of direct answers; the formatter chooses its quotes. */
export const directEntry = (id: string, language: Language, question: string): string => {
  const { matter, tells, trend } = skeletonOf(language, question);
  const words: DirectWords = { matter, sentences: ['{trend}', tells], trend };
  return `  '${id}': ${indented(words)},`;
};

/** The entry of advice. */
export const adviceEntry = (id: string, language: Language, question: string): string =>
  `  '${id}': ${indented(skeletonOf(language, question).advice)},`;

/** A value as it is written two spaces deep. */
const indented = (value: object): string => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
