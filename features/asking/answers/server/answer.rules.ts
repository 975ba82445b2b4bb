import type { Answer, HindiWords, UsedChart } from '../contract/schemas.ts';
import { indianDay } from '@dhruva/civil-time';
import { julianDayFromUnixMs } from '@dhruva/jyotish';
import type { Judgement, JudgementInput } from '@dhruva/jyotish';
import type { Narrative } from '@dhruva/narration';

/** How the sky was read; stamped on every answer beside the engine's version. */
const CONVENTIONS =
  'Lahiri ayanamsha, mean node, whole-sign houses, Vimshottari dasha, apparent geocentric positions';

/** The day an answer is given for, and the engine's instant of it. */
export interface AskingDay {
  /** Civil date in India, YYYY-MM-DD. */
  readonly asOf: string;
  readonly at: JudgementInput['at'];
}

/** The day of a moment; its instant is 00:00 UTC, so that one day gives one answer. */
export const askingDay = (now: Date): AskingDay => {
  const asOf = indianDay(now);
  return { asOf, at: julianDayFromUnixMs(Date.parse(`${asOf}T00:00:00Z`)) };
};

type Judged = Pick<
  Judgement,
  'trend' | 'confidence' | 'holdsMinutes' | 'engineVersion' | 'timeline'
>;

/** A question as the catalogue has it, in both languages. */
interface Asked {
  readonly text: string;
  readonly hindi: string;
}

/** What was found, told in both languages. */
interface Told {
  readonly judgement: Judged;
  readonly narrative: Narrative;
  readonly hindi: Narrative;
}

const hindiWords = (question: string, told: Narrative): HindiWords => ({
  question,
  direct: told.direct,
  trendText: told.trendText,
  windows: told.windows.map(({ text }) => text),
  windowsNote: told.windowsNote,
  factors: told.factors.map(({ text }) => text),
  sure: told.sure,
  advice: [...told.advice],
  caveat: told.caveat,
});

/** The engine's chart as the contract has it. */
export const shownChart = ({ grahas, used, ...chart }: Judgement['chart']): UsedChart => ({
  ...chart,
  grahas: { ...grahas },
  used: { houses: [...used.houses], grahas: [...used.grahas] },
});

/** A judgement and its words → the answer of decision 33, but for whose birth it was and its chart. */
export const toldAnswer = (
  question: Asked,
  { judgement, narrative, hindi }: Told,
  asOf: string,
): Omit<Answer, 'birth' | 'chart'> => ({
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
  asOf,
  engineVersion: judgement.engineVersion,
  conventions: CONVENTIONS,
  hi: hindiWords(question.hindi, hindi),
  timeline: judgement.timeline.map((month) => ({ ...month })),
});

/** How My Predictions calls what was asked. A delivered answer stays answered whatever became of the money. */
export const recordState = (
  isAnswered: boolean,
  isRefunded: boolean,
): 'waiting' | 'answered' | 'refunded' => {
  if (isAnswered) return 'answered';
  return isRefunded ? 'refunded' : 'waiting';
};
