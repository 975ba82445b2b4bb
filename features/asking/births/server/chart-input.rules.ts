import { julianDayFromUnixMs } from '@dhruva/jyotish';
import type { JudgementInput } from '@dhruva/jyotish';
import type { BornAt } from './birth.rules.ts';

/** What the engine is told of one person. */
export type ChartInput = Pick<JudgementInput, 'birth' | 'place' | 'unknownWithin'>;

/** A place in degrees (N/E +) and a moment of birth → the engine's instants and place. */
export const chartInput = (
  { lat, lon }: JudgementInput['place'],
  { epochMs, unknownWithin }: BornAt,
): ChartInput => ({
  birth: julianDayFromUnixMs(epochMs),
  place: { lat, lon },
  ...(unknownWithin && {
    unknownWithin: {
      start: julianDayFromUnixMs(unknownWithin.startMs),
      end: julianDayFromUnixMs(unknownWithin.endMs),
    },
  }),
});
