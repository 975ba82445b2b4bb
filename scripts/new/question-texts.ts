import { literal } from './insert.ts';

/** What is written for a question in one language before somebody writes it. */
interface Skeleton {
  readonly matter: string;
  readonly tells: string;
  /** Best first, as TRENDS. */
  readonly trend: readonly string[];
  readonly advice: { readonly easy: string; readonly effort: string };
}

/** By each of them an unwritten text is found (scripts/unwritten.ts). */
export const MARKS = ['to be written', 'लिखना बाक़ी'] as const;

const english = (question: string): Skeleton => ({
  matter: `what is to be written of “${question}”`,
  tells: `To be written: what {helper} gives to “${question}”, and what {brake} holds back.`,
  trend: ['very supportive', 'supportive', 'mixed', 'demanding', 'very demanding'].map(
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
  trend: ['बहुत अनुकूल', 'अनुकूल', 'मिला-जुला', 'कठिन', 'बहुत कठिन'].map(
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

/** The entry of direct answers. */
export const directEntry = (id: string, language: Language, question: string): string => {
  const { matter, tells, trend } = skeletonOf(language, question);
  return `  '${id}': {
    matter: ${literal(matter)},
    months: 12,
    tells: ['{trend}', ${literal(tells)}],
    trend: [${trend.map(literal).join(', ')}],
  },`;
};

/** The entry of advice. */
export const adviceEntry = (id: string, language: Language, question: string): string => {
  const { easy, effort } = skeletonOf(language, question).advice;
  return `  '${id}': { easy: ${literal(easy)}, effort: ${literal(effort)} },`;
};
