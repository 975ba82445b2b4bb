import { windowsWithClaims, withClaims } from '../claims/claims-of.ts';
import type {
  BearingPeriod,
  JudgementBody,
  JudgementInput,
  RunningPeriod,
} from '../judgement.types.ts';
import { readingAt } from '../reading/reading.ts';
import { dayAt } from '../reading/days.ts';
import { secondOpinions } from '../sum/second-opinion.ts';
import { asWindows } from '../sum/windows.ts';
import { agreementOf, confidenceOf, lowerIfSecondOpinionDisagrees } from './agreement.ts';
import { chosenFindings } from './chosen-findings.ts';
import { monthsBack, pastOf } from '../life/past-of.ts';
import { followingMahadasha, runningPeriods, withFindings } from './running-periods.ts';
import { birthTimeToleranceOf } from './birth-time-tolerance.ts';
import { sideInMatter } from './side-in-matter.ts';
import { judgeReading, type AskedQuestion } from './judge-reading.ts';
import { timelineOf } from './timeline.ts';
import { usedChart } from './used-chart.ts';
import { weighingsOf } from './weighings.ts';

/** Judges a birth of known time, with houses from its lagna. */
export const judgeKnownTime = (input: JudgementInput, asked: AskedQuestion): JudgementBody => {
  const { focus } = asked;
  const whole = judgeReading(readingAt(input.birth, input.place, 'lagna'), asked);
  const { reading, score, trend, specifics, weighed } = whole;
  const agreement = agreementOf(weighed, score, focus, 'lagna');
  const tolerance = birthTimeToleranceOf(input, asked, whole);
  const opinions = secondOpinions(reading, focus, asked.months, whole.windows);
  const reliance = tolerance.windows.map((holdsMinutes, place) => ({
    holdsMinutes,
    secondOpinion: opinions[place] ?? null,
  }));
  const findings = chosenFindings(weighed, focus, 'lagna');
  const context = { at: input.at, reading, isSteady: true };
  const bearing = (periods: readonly RunningPeriod[]): readonly BearingPeriod[] =>
    withFindings(periods, weighed, ({ graha }, level) =>
      sideInMatter(reading, focus.plan.strand, graha, level),
    ).map((period) => ({ ...period, findings: withClaims(period.findings, context) }));
  const next = followingMahadasha(reading, input.at);
  return {
    trend,
    score,
    askedOn: dayAt(input.at),
    findings: withClaims(findings, context),
    weighings: weighingsOf(findings, reading, focus),
    windows: windowsWithClaims(asWindows(whole.windows, reliance), context),
    running: bearing(runningPeriods(reading, input.at)),
    following: (next && bearing([next])[0]) ?? null,
    past: pastOf(reading, focus, monthsBack(input.at)),
    confidence: lowerIfSecondOpinionDisagrees(confidenceOf(agreement, tolerance.direct), opinions),
    agreement,
    holdsMinutes: tolerance.direct,
    holdsShareOfDay: null,
    specifics: withClaims(specifics, context),
    timeline: timelineOf(weighed.months, focus.plan.months),
    chart: usedChart(reading, findings),
  };
};
