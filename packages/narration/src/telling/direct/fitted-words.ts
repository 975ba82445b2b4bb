import type { Claim, Judgement, LifeCaseId } from '@dhruva/jyotish';
import { TRENDS, type QuestionId } from '@dhruva/jyotish/vocabulary';
import { toneOf } from '../advice.ts';
import type { CaseWords, DirectWords } from './direct-words.ts';
import type { Locale } from './locale.ts';

type WithCases = Pick<Locale<unknown>, 'cases'>;
type ByQuestion = { readonly [Id in QuestionId]?: { readonly [Case in LifeCaseId]?: CaseWords } };

/** The `{slots}` of a sentence. */
export const slotsOf = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? '');

/** The words of the cases an answer is told for, each with the fact it rests on. */
const wordsOf = ({ cases }: WithCases, { question, life }: Judgement) => {
  const ofQuestion = (cases as ByQuestion)[question];
  return life.cases.map(({ id, rests }) => ({ words: ofQuestion?.[id] ?? {}, rests }));
};

type Trends = NonNullable<DirectWords['trend']>;

const fittedTrend = (own: Trends, words: CaseWords['trend'] = {}): Trends => {
  const at = (step: 0 | 1 | 2 | 3 | 4): string => words[TRENDS[step]] ?? own[step];
  return [at(0), at(1), at(2), at(3), at(4)];
};

const fitted = (own: DirectWords, words: CaseWords): DirectWords => {
  const { note } = words;
  const { matter, event, leans, eases, sentences } = { ...own, ...words };
  return {
    matter,
    sentences: note === undefined ? sentences : [...sentences, note],
    ...(event !== undefined && { event }),
    ...(leans && { leans }),
    ...(eases && { eases }),
    ...(own.trend && { trend: fittedTrend(own.trend, words.trend) }),
  };
};

/** A language with the words of the judged question fitted to the cases it is told for. */
export const fittedLocale = <S>(locale: Locale<S>, judgement: Judgement): Locale<S> => {
  const { question } = judgement;
  const told = wordsOf(locale, judgement).map(({ words }) => words);
  const { direct, words, advice } = locale;
  return {
    ...locale,
    direct: { ...direct, [question]: told.reduce(fitted, direct[question]) },
    words: {
      ...words,
      leanings: told.reduce((all, { leanings }) => ({ ...all, ...leanings }), words.leanings),
    },
    advice: {
      ...advice,
      byQuestion: {
        ...advice.byQuestion,
        [question]: told.reduce(
          (own, { advice: other }) => ({ ...own, ...other }),
          advice.byQuestion[question],
        ),
      },
    },
  };
};

/** Whether a case words what fills a slot. */
const isWorded = (words: CaseWords, slot: string, { trend }: Judgement): boolean => {
  switch (slot) {
    case 'trend':
      return trend !== null && words.trend?.[trend] !== undefined;
    case 'when':
      return (words.event ?? words.matter) !== undefined;
    case 'leaning':
      return (words.leans ?? words.leanings) !== undefined;
    case 'eases':
      return words.eases !== undefined;
    default:
      return false;
  }
};

/** The facts that shaped a sentence of the direct answer, `{slots}` still in it. */
export const factsBehind = (
  locale: WithCases,
  judgement: Judgement,
  sentence: string,
): readonly Claim[] =>
  wordsOf(locale, judgement)
    .filter(
      ({ words }) =>
        words.note === sentence ||
        words.sentences?.includes(sentence) === true ||
        slotsOf(sentence).some((slot) => isWorded(words, slot, judgement)),
    )
    .map(({ rests }) => rests);

/** The facts that shaped the advice on the question. */
export const factsBehindAdvice = (locale: WithCases, judgement: Judgement): readonly Claim[] =>
  wordsOf(locale, judgement)
    .filter(({ words }) => words.advice?.[toneOf(judgement)] !== undefined)
    .map(({ rests }) => rests);
