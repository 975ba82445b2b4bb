/**
 * Part of an answer as the engine gave it, for a birth that is nobody's: 21 March 1991, 6:10 PM, Lucknow, asked on
 * 28 November 2026. The page labels it as a sample.
 */
export const SAMPLE_READING = {
  question: 'When is my income likely to grow?',
  headline:
    'December 2026 to June 2027 is the best season for a rise: Jupiter in Karka stands in your place of gains and friends and lifts it.',
  trend: 'Very supportive',
  sure: 'Firm: it bears 25 minutes of error in the birth time',
  past: 'From August 2019 to November 2020 money likely went faster than it came.',
  /** How far each month from December 2026 on is above or below this birth's usual one; the first seven are the window. */
  months: [0.9, 0.6, 1.8, 2.2, 2.1, 2.1, 0, -0.6, -0.4, -0.6, -0.6, 1.3],
  windowMonths: 7,
} as const;
