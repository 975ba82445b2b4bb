import type { Finding, Judgement } from '@dhruva/jyotish';
import { leadingGrahas } from '../leading-grahas.ts';
import { windowClaims } from '../telling/direct/slot-claims.ts';
import { monthsBetween, runsOn } from '../telling/time.ts';
import type { Planned } from './follow-up.types.ts';
import { actorOf, claimsOf, passingOf } from './judged.ts';

/** Months after the beginning of a window by which what slowed the matter has ended. */
const AFTER_EASE = 3;

/** Whether a hindrance runs now, goes on beyond this month, and does not outlive the first window. */
const isPassing = (each: Finding, { windows: [first], askedOn }: Judgement): boolean => {
  const until = each.during?.end.slice(0, 7) ?? '';
  return (
    runsOn(each, askedOn) &&
    until > askedOn.slice(0, 7) &&
    (first === undefined || monthsBetween(first.from, until) <= AFTER_EASE)
  );
};

/** "What slows it, and until when?": a named cause first, else the heaviest hindrance that passes. */
export const slowsOf = (judgement: Judgement): Planned | undefined => {
  const { specifics, findings, windows } = judgement;
  const [finding] = [
    ...specifics.filter(({ id }) => id.startsWith('specific.cause-')),
    ...findings.filter(({ side }) => side === 'against').toSorted((a, b) => b.weight - a.weight),
  ].filter((each) => isPassing(each, judgement) && passingOf(each) && actorOf(each));
  const acting = finding && passingOf(finding);
  const graha = finding && actorOf(finding);
  if (acting === undefined || graha === undefined) return undefined;
  const [first] = windows;
  return {
    id: 'slows',
    facts: { graha, acting, first },
    claims: [...claimsOf([finding]), ...windowClaims(windows.slice(0, 1))],
  };
};

/** "What helps me most?": the leading graha by what runs now or from birth, else the heaviest help that does. */
export const helpsOf = (judgement: Judgement): Planned | undefined => {
  const { findings, askedOn } = judgement;
  const [leading] = leadingGrahas(judgement);
  const told = findings
    .filter(({ side, during }) => side === 'for' && during === undefined)
    .concat(findings.filter((each) => each.side === 'for' && runsOn(each, askedOn)))
    .filter((each) => actorOf(each) !== undefined && (!each.during || passingOf(each)))
    .toSorted((a, b) => b.weight - a.weight);
  const own = told.filter((each) => actorOf(each) === leading);
  const finding = own.find(({ during }) => during !== undefined) ?? own[0] ?? told[0];
  const graha = finding && actorOf(finding);
  if (finding === undefined || graha === undefined) return undefined;
  return {
    id: 'helps',
    facts: { graha, acting: passingOf(finding) ?? null },
    claims: claimsOf([finding]),
  };
};
