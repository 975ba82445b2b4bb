import type { Finding } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import { adviceOn } from '../telling/advice.ts';
import { factsBehindAdvice } from '../telling/direct/fitted-words.ts';
import { windowClaims } from '../telling/direct/slot-claims.ts';
import type { ClaimedText } from '../telling/sentences.ts';
import { monthsBetween } from '../telling/time.ts';
import { plainOf, tieIn } from './plain-findings.ts';
import type { Leader, Leads } from '../telling/everyday/reading-words.ts';
import { REALM_OF, SERVING } from '../telling/everyday/realm.ts';
import { findingOf, isWithin, stretchOf, type Writing } from './writing.ts';

/** Months ahead within which the end of a hindrance is told as a date to wait for. */
const NEAR_MONTHS = 36;

/** A graha that leads a side: until what makes it lead ends, where that is near, and what ties it. */
const leaderOf = <S>(
  { locale, judgement }: Writing<S>,
  graha: Graha,
  finding: Finding | undefined,
): Leader => {
  const end = finding?.during?.end.slice(0, 7);
  const isNear = end !== undefined && monthsBetween(judgement.askedOn, end) <= NEAR_MONTHS;
  const plain = finding && plainOf(finding);
  return {
    graha,
    until: isNear ? locale.months.one(end) : '',
    tie: plain && tieIn(plain),
  };
};

const stepFor = <S>(writing: Writing<S>, graha: Graha, side: Leads): ClaimedText => {
  const { locale, judgement, context } = writing;
  const { plan, acts } = locale.reading;
  const finding = findingOf(judgement, graha, side);
  const leader = leaderOf(writing, graha, finding);
  const [help, hindrance] = acts[REALM_OF[judgement.area]][graha];
  return {
    text:
      side === 'for' ? plan.helped(leader, help, context) : plan.slowed(leader, hindrance, context),
    claims: finding?.claims ?? [],
  };
};

/** Three steps: one for the window, one for the graha that slows, one for the graha that helps. */
export const planTexts = <S>(writing: Writing<S>): readonly ClaimedText[] => {
  const { locale, judgement, content } = writing;
  const own = adviceOn(locale.advice, judgement);
  const [window] = judgement.windows;
  const { helper, brake } = content;
  const ofFacts = factsBehindAdvice(locale, judgement);
  return [
    window === undefined || !isWithin(judgement, window.from)
      ? { text: own, claims: ofFacts }
      : {
          text: locale.reading.plan.inWindow(stretchOf(writing, window), own),
          claims: [...windowClaims([window]), ...ofFacts],
        },
    ...(brake === undefined ? [] : [stepFor(writing, brake, 'against')]),
    ...(helper === undefined ? [] : [stepFor(writing, helper, 'for')]),
  ];
};

/** The free practice for the graha that slows the matter most. */
export const customText = <S>(writing: Writing<S>, brake: Graha): ClaimedText => {
  const { locale, judgement } = writing;
  const kind = SERVING.includes(REALM_OF[judgement.area]) ? 'serving' : 'remembering';
  const finding = findingOf(judgement, brake, 'against');
  const { matter } = locale.direct[judgement.question];
  return {
    text: locale.reading.custom(leaderOf(writing, brake, finding), kind, matter),
    claims: finding?.claims ?? [],
  };
};
