import {
  COMPATIBILITY_QUESTIONS,
  judge,
  judgePair,
  julianDayUt,
  type CompatibilityQuestionId,
  type QuestionId,
  type Trend,
} from '@dhruva/jyotish';
import { narrate, narratePair, type Language, type Narrative } from '@dhruva/narration';
import { commonShare, distinctShare } from '../../apps/cli/src/check/shares.ts';
import { withoutDatesAndNumbers, wholeTextOf } from '../../apps/cli/src/whole-text.ts';
import { pairs, type Asker } from './people.ts';
import { overlap, shingler, type Shingles } from './shingles.ts';

const COMPARED = 2000;

/** How much the answers to one question differ in one language; shares are 0–1. */
export interface Row {
  readonly question: string;
  readonly language: Language;
  /** The share of the most common trend; 0 for a question that has none. */
  readonly trend: number;
  /** The share of distinct whole answers. */
  readonly distinct: number;
  /** The number of distinct direct answers. */
  readonly direct: number;
  /** The median overlap over pairs of answers. */
  readonly overlap: number;
}

/** An answer in each requested language. */
interface LanguageAnswers {
  readonly trend: Trend | null;
  readonly texts: readonly Narrative[];
}

type Question = QuestionId | CompatibilityQuestionId;

const isOfTwo = (question: Question): question is CompatibilityQuestionId =>
  COMPATIBILITY_QUESTIONS.some((id) => id === question);

const toldOfOne = (
  question: QuestionId,
  people: readonly Asker[],
  languages: readonly Language[],
): readonly LanguageAnswers[] =>
  people.map((asker) => {
    const judgement = judge({ question, ...asker });
    const texts = languages.map((language) => narrate(judgement, language));
    return { trend: judgement.trend, texts };
  });

const toldOfTwo = (
  question: CompatibilityQuestionId,
  people: readonly Asker[],
  languages: readonly Language[],
): readonly LanguageAnswers[] =>
  pairs(people.length, people.length).map(([one, another]) => {
    const [self, other] = [people[one] as Asker, people[another] as Asker];
    const at = julianDayUt(Math.max(self.at, other.at));
    const judgement = judgePair({ question, self, other, at });
    const texts = languages.map((language) => narratePair(judgement, language));
    return { trend: judgement.trend, texts };
  });

const medianOverlap = (texts: readonly string[]): number => {
  const all = texts.map(shingler());
  const overlaps = pairs(COMPARED, all.length).map(([a, b]) =>
    overlap(all[a] as Shingles, all[b] as Shingles),
  );
  return overlaps.sort((a, b) => a - b)[COMPARED / 2] ?? Number.NaN;
};

/** The rows of a question, one a language: judged once for each birth, or for each pair. */
export const questionRows = (
  question: Question,
  people: readonly Asker[],
  languages: readonly Language[],
): readonly Row[] => {
  const told = isOfTwo(question)
    ? toldOfTwo(question, people, languages)
    : toldOfOne(question, people, languages);
  return languages.map((language, at) => {
    const answers = told.map(({ texts }) => texts[at] as Narrative);
    const texts = answers.map((each) =>
      withoutDatesAndNumbers(wholeTextOf({ ...each, caveat: '' })),
    );
    return {
      question,
      language,
      trend: commonShare(told.flatMap(({ trend }) => trend ?? [])),
      distinct: distinctShare(texts),
      direct: new Set(answers.map(({ direct }) => withoutDatesAndNumbers(direct))).size,
      overlap: medianOverlap(texts),
    };
  });
};
