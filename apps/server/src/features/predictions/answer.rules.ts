import type { Question } from '@dhruva/contract/catalogue/questions';
import type { Answer, ResolvedBirth } from '@dhruva/contract/predictions/schemas';
import { julianDayFromUnixMs } from '@dhruva/jyotish';
import type { Judgement, JudgementInput } from '@dhruva/jyotish';
import type { Narrative } from '@dhruva/narration';
import type { BornAt } from './birth.rules.ts';

/** How the sky was read; stamped on every answer beside the engine's version. */
export const CONVENTIONS =
  'Lahiri ayanamsha, mean node, whole-sign houses, Vimshottari dasha, apparent geocentric positions';

const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The civil date in India of a moment (ms since 1970), YYYY-MM-DD: the day an answer is given for. */
export const dayOfAsking = (now: number): string =>
  new Date(now + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/** What the engine is asked. `asOf`: YYYY-MM-DD, read as 00:00 UTC, so that one day gives one answer. */
export const judgementInput = (
  question: Question,
  { birth, born }: { readonly birth: ResolvedBirth; readonly born: BornAt },
  asOf: string,
): JudgementInput => {
  const { unknownWithin, epochMs } = born;
  return {
    question: question.id,
    birth: julianDayFromUnixMs(epochMs),
    place: { lat: birth.place.lat, lon: birth.place.lon },
    ...(unknownWithin && {
      unknownWithin: {
        start: julianDayFromUnixMs(unknownWithin.startMs),
        end: julianDayFromUnixMs(unknownWithin.endMs),
      },
    }),
    at: julianDayFromUnixMs(Date.parse(`${asOf}T00:00:00Z`)),
  };
};

/** A judgement and its words → the answer of decision 33. */
export const answerOf = (
  question: Question,
  { judgement, narrative }: { readonly judgement: Judgement; readonly narrative: Narrative },
  { birth, asOf }: { readonly birth: ResolvedBirth; readonly asOf: string },
): Answer => ({
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
  birth,
  asOf,
  engineVersion: judgement.engineVersion,
  conventions: CONVENTIONS,
});
