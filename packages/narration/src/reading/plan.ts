import type { Claim, Finding, Judgement, Window } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import { evidenceOf } from '../specifics.ts';
import { adviceOn } from '../telling/advice.ts';
import { factsBehindAdvice } from '../telling/direct/fitted-words.ts';
import { windowClaims } from '../telling/direct/slot-claims.ts';
import type { ClaimedText } from '../telling/sentences.ts';
import { monthsBetween, NEAR_MONTHS, runsOn } from '../telling/time.ts';
import { leadingFinding } from './leading-finding.ts';
import { plainOf, tieIn } from './plain-findings.ts';
import type { Leader, Leads } from '../telling/everyday/reading-words.ts';
import { REALM_OF, SERVING } from '../telling/everyday/realm.ts';
import { claimsOfScene, houseOf, sceneOf, standingClaims } from './scene.ts';
import { claimOfPeriod, isIntroduced, isWithin, stretchOf, type Writing } from './writing.ts';

/** Least months ahead of an end that is told. */
const WORTH_WAITING = 2;

/** Whether an end is told as what to wait for: neither just now nor far, and not after the first window has begun. */
const isTold = (judgement: Judgement, end: string): boolean => {
  const { askedOn, windows } = judgement;
  const [first] = windows;
  const isTooLate = first !== undefined && isWithin(judgement, first.from) && end > first.from;
  const months = monthsBetween(askedOn, end);
  return months >= WORTH_WAITING && months <= NEAR_MONTHS && !isTooLate;
};

/** The last month of what makes a graha lead now: of its period where that is told, else of the finding that runs. */
const endOf = (
  { judgement: { askedOn, running }, content }: Pick<Writing<never>, 'judgement' | 'content'>,
  graha: Graha,
  finding: Finding | undefined,
): string | undefined => {
  const [long, short] = running;
  const told = [content.short.acts && short, content.long.acts && long];
  const period = told.find((one) => one?.graha === graha);
  if (period !== undefined) return period.during.end.slice(0, 7);
  return finding !== undefined && runsOn(finding, askedOn)
    ? finding.during?.end.slice(0, 7)
    : undefined;
};

/** Which period of a graha is told to run and to act on a side. */
const runsOf = <S>(
  { judgement: { running }, content: { long, short } }: Writing<S>,
  graha: Graha,
  side: Leads,
): Leader['runs'] => {
  if (short.acts === side && running[1]?.graha === graha) return 'short';
  return long.acts === side && running[0]?.graha === graha ? 'long' : undefined;
};

/** A graha that leads a side: until what makes it lead ends, where that is near, and what ties it. */
const leaderOf = <S>(writing: Writing<S>, graha: Graha, side: Leads): Leader => {
  const { locale, judgement, content } = writing;
  const finding = leadingFinding(judgement, graha, side);
  const end = endOf({ judgement, content }, graha, finding);
  const plain = finding && plainOf(finding);
  return {
    graha,
    until: end !== undefined && isTold(judgement, end) ? locale.months.one(end) : '',
    tie: plain && !isIntroduced(content, graha) ? tieIn(plain) : undefined,
    house: houseOf(judgement, graha),
    runs: runsOf(writing, graha, side),
  };
};

/** What a step or a practice for a graha claims: why it leads, its period where that runs, and where it stands. */
const claimsOfLeader = (judgement: Judgement, graha: Graha, side: Leads): readonly Claim[] => {
  const finding = leadingFinding(judgement, graha, side);
  const periods = judgement.running.filter((period) => period.graha === graha);
  return [
    ...(finding?.claims ?? []),
    ...periods.map(claimOfPeriod),
    ...standingClaims(judgement, graha),
  ];
};

const stepFor = <S>(
  writing: Writing<S>,
  {
    graha,
    side,
    isShort,
  }: { readonly graha: Graha; readonly side: Leads; readonly isShort: boolean },
): ClaimedText => {
  const { locale, judgement, context } = writing;
  const { plan } = locale.reading;
  const led = leaderOf(writing, graha, side);
  const leader = isShort ? { ...led, tie: undefined } : led;
  const whole = sceneOf(judgement, graha, side);
  // One reason a step: until when, or what ties the graha to the matter, or the house it acts from.
  const scene =
    leader.until === '' && leader.tie === undefined && !isShort
      ? whole
      : { ...whole, house: undefined };
  const words = locale.reading.act(whole);
  return {
    text:
      side === 'for'
        ? plan.helped({ ...leader, house: scene.house }, words, context)
        : plan.slowed({ ...leader, house: scene.house }, words, context),
    claims: [...claimsOfLeader(judgement, graha, side), ...claimsOfScene(judgement, scene)],
  };
};

/** Months ahead within which a window is told as the time of a step; before a later one it is prepared for. */
const SOON_MONTHS = 3;

/** The window a step is for: the first, or of a question for months the one with its best month. */
const windowOfStep = ({ specifics, windows }: Judgement): Window | undefined => {
  const [best] = evidenceOf(specifics, 'specific.month');
  if (best === undefined) return windows[0];
  return windows.find(({ from, to }) => from <= best.month && best.month <= to);
};

/** The step of the question itself: in its window, or before it, or soon. */
const ownStep = <S>(writing: Writing<S>): ClaimedText => {
  const { locale, judgement } = writing;
  const { plan } = locale.reading;
  const own = adviceOn(locale.advice, judgement);
  const ofFacts = factsBehindAdvice(locale, judgement);
  const window = windowOfStep(judgement);
  if (window !== undefined && isWithin(judgement, window.from)) {
    const isSoon = monthsBetween(judgement.askedOn, window.from) <= SOON_MONTHS;
    return {
      text: isSoon
        ? plan.inWindow(stretchOf(writing, window), own)
        : plan.towards(locale.months.one(window.from), own),
      claims: [...windowClaims([window]), ...ofFacts],
    };
  }
  return { text: plan.soon(own), claims: ofFacts };
};

/** Three steps in the order of their time: with the graha that helps, with the one that slows, in the window. */
export const planTexts = <S>(writing: Writing<S>, isShort = false): readonly ClaimedText[] => {
  const { helper, brake } = writing.content;
  return [
    ...(helper === undefined ? [] : [stepFor(writing, { graha: helper, side: 'for', isShort })]),
    ...(brake === undefined ? [] : [stepFor(writing, { graha: brake, side: 'against', isShort })]),
    ownStep(writing),
  ];
};

/** The free practice for the graha that slows the matter most. */
export const customText = <S>(writing: Writing<S>, brake: Graha): ClaimedText => {
  const { locale, judgement } = writing;
  const kind = SERVING.includes(REALM_OF[judgement.area]) ? 'serving' : 'remembering';
  const { matter } = locale.direct[judgement.question];
  return {
    text: locale.reading.custom(leaderOf(writing, brake, 'against'), kind, matter),
    claims: claimsOfLeader(judgement, brake, 'against'),
  };
};
