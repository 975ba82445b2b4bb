import type { Judgement, JudgementInput } from '../judgement.types.ts';
import { readingAt } from '../reading/reading.ts';
import { asWindows } from '../sum/windows.ts';
import { agreementOf, confidenceOf } from './agreement.ts';
import { chosenFindings } from './chosen-findings.ts';
import { holdingOf } from './holding.ts';
import { readWhole, type Asked } from './read-whole.ts';
import { timelineOf } from './timeline.ts';
import { usedChart } from './used-chart.ts';

type Answered = Omit<Judgement, 'question' | 'area' | 'engineVersion'>;

/** Judges a birth whose time is known, from its lagna. */
export const judgeKnownTime = (input: JudgementInput, asked: Asked): Answered => {
  const { focus } = asked;
  const whole = readWhole(readingAt(input.birth, input.place, 'lagna'), asked);
  const { score, trend, specifics, weighed } = whole;
  const agreement = agreementOf(weighed, score, focus, 'lagna');
  const holding = holdingOf(input, asked, whole);
  const findings = chosenFindings(weighed, focus, 'lagna');
  return {
    trend,
    score,
    findings,
    windows: asWindows(whole.windows, holding.windows, focus, 'lagna'),
    confidence: confidenceOf(agreement, holding.direct),
    agreement,
    holdsMinutes: holding.direct,
    holdsShareOfDay: null,
    specifics,
    timeline: timelineOf(weighed.months, focus, 'lagna'),
    chart: usedChart(whole.reading, findings),
  };
};
