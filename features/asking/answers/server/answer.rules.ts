import { readName } from '@dhruva/account/profile/contract/contact';
import {
  factsLine,
  LIFE_FACT_WORDS,
  type LifeFactWords,
} from '@dhruva/account/profile/contract/life-fact-words';
import { LIFE_FACT_WORDS_HI } from '@dhruva/account/profile/contract/life-fact-words-hi';
import type { LifeFacts } from '@dhruva/account/profile/contract/life-facts';
import type { Answer, GivenNames, HindiWords, UsedChart } from '../contract/schemas.ts';
import { indianDay } from '@dhruva/civil-time';
import { julianDayFromUnixMs } from '@dhruva/jyotish';
import type { Judgement, JudgementInput } from '@dhruva/jyotish';
import type { Language, Narrative } from '@dhruva/narration';

/** The calculation conventions, stored with every answer beside the engine's version. */
const CONVENTIONS =
  'Lahiri ayanamsha, mean node, whole-sign houses, Vimshottari dasha, apparent geocentric positions';

/** The day an answer is made for, and the engine's instant of it. */
export interface AnswerDay {
  /** Civil date in India, YYYY-MM-DD. */
  readonly asOf: string;
  readonly at: JudgementInput['at'];
}

/** The day in India of a moment; its instant is 00:00 UTC, so that one day gives one answer. */
export const answerDay = (now: Date): AnswerDay => {
  const asOf = indianDay(now);
  return { asOf, at: julianDayFromUnixMs(Date.parse(`${asOf}T00:00:00Z`)) };
};

/** The names as they are kept with an answer: in single spaces, without empty ones; nothing where none is left. */
const namesKept = (given: GivenNames = {}): Pick<Answer, 'names'> => {
  const [self, other] = [readName(given.self ?? ''), readName(given.other ?? '')];
  return self === '' && other === ''
    ? {}
    : { names: { ...(self !== '' && { self }), ...(other !== '' && { other }) } };
};

type Judged = Pick<
  Judgement,
  'trend' | 'confidence' | 'holdsMinutes' | 'engineVersion' | 'timeline'
>;

/** A question of the catalogue, in both languages. */
interface CatalogueQuestion {
  readonly text: string;
  readonly hindi: string;
}

/** A judgement with its narration in both languages; `facts`: the life facts it used; `names`: those given. */
interface NarratedJudgement {
  readonly judgement: Judged;
  readonly narrative: Narrative;
  readonly hindi: Narrative;
  readonly facts?: LifeFacts;
  readonly names?: GivenNames | undefined;
}

/** What an answer states, sentence by sentence in each language, with the claims: kept, and never shown. */
export type ToldSentences = Readonly<Record<Language, Narrative['sentences']>>;

export const sentencesOf = ({
  narrative,
  hindi,
}: Pick<NarratedJudgement, 'narrative' | 'hindi'>): ToldSentences => ({
  en: narrative.sentences,
  hi: hindi.sentences,
});

const factsTold = (facts: LifeFacts, words: LifeFactWords): Pick<Answer, 'facts'> => {
  const line = factsLine(facts, words);
  return line === undefined ? {} : { facts: line };
};

/** The texts that only an answer told as a reading has. */
const readingTexts = ({
  reading,
  past,
  monthByMonth,
  custom,
}: Narrative): Pick<Answer, 'reading' | 'past' | 'monthByMonth' | 'custom'> => ({
  reading: [...reading],
  past: [...past],
  ...(monthByMonth.length > 0 && { monthByMonth: [...monthByMonth] }),
  ...(custom !== '' && { custom }),
});

const hindiWords = (question: string, told: Narrative, facts: LifeFacts): HindiWords => ({
  ...factsTold(facts, LIFE_FACT_WORDS_HI),
  question,
  direct: told.direct,
  trendText: told.trendText,
  windows: told.windows.map(({ text }) => text),
  windowsNote: told.windowsNote,
  factors: told.factors.map(({ text }) => text),
  sure: told.sure,
  advice: [...told.advice],
  caveat: told.caveat,
  ...readingTexts(told),
});

/** Converts the engine's chart to the contract's. */
export const contractChart = ({ grahas, used, ...chart }: Judgement['chart']): UsedChart => ({
  ...chart,
  grahas: { ...grahas },
  used: { houses: [...used.houses], grahas: [...used.grahas] },
});

/** Builds an answer (decision 33, shape 2) from a judgement and its narration, without birth and chart. */
export const answerOf = (
  question: CatalogueQuestion,
  { judgement, narrative, hindi, facts = {}, names }: NarratedJudgement,
  asOf: string,
): Omit<Answer, 'birth' | 'chart'> => ({
  shape: 2,
  question: question.text,
  direct: narrative.direct,
  trend: judgement.trend,
  trendText: narrative.trendText,
  windows: [...narrative.windows],
  windowsNote: narrative.windowsNote,
  factors: [...narrative.factors],
  confidence: judgement.confidence,
  sure: narrative.sure,
  holdsMinutes: judgement.holdsMinutes,
  advice: [...narrative.advice],
  caveat: narrative.caveat,
  ...namesKept(names),
  ...readingTexts(narrative),
  asOf,
  engineVersion: judgement.engineVersion,
  conventions: CONVENTIONS,
  ...factsTold(facts, LIFE_FACT_WORDS),
  hi: hindiWords(question.hindi, hindi, facts),
  timeline: judgement.timeline.map((month) => ({ ...month })),
});

/** The state of a record in My Predictions. A delivered answer stays `answered` even when refunded. */
export const recordState = (
  isAnswered: boolean,
  isRefunded: boolean,
): 'waiting' | 'answered' | 'refunded' => {
  if (isAnswered) return 'answered';
  return isRefunded ? 'refunded' : 'waiting';
};
