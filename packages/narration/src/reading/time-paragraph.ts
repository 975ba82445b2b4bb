import type { Days, Judgement, Window } from '@dhruva/jyotish';
import { windowClaims } from '../telling/direct/slot-claims.ts';
import { claimsOfAll, type ClaimedText } from '../telling/sentences.ts';
import { monthsBetween, NEAR_MONTHS } from '../telling/time.ts';
import type { Bearing, Content } from './content.ts';
import type { WindowOpening } from './openings.ts';
import { grahaIn } from './plain-findings.ts';
import { paceText } from './pace.ts';
import { claimsOfScene, sceneOf } from './scene.ts';
import type { Opening, RunningPeriod, Turn } from '../telling/everyday/reading-words.ts';
import {
  asksWhen,
  claimOfPeriod,
  isIntroduced,
  isOpenedInHeadline,
  isRunning,
  isWithin,
  stretchOf,
  toldOpening,
  toldOpenings,
  type Writing,
} from './writing.ts';

/** Tells of the running periods the one that bears on the matter, the shorter one first. */
const runningIn = <S>(
  { locale, context }: Pick<Writing<S>, 'locale' | 'context'>,
  long: RunningPeriod,
  short: RunningPeriod | undefined,
): string => {
  const words = locale.reading.running;
  const [of, by] = [long.acts, short?.acts];
  if (short === undefined) return words.alone(long, 'long', context);
  if (by === undefined)
    return of === undefined ? words.within(short, long) : words.alone(long, 'long', context);
  if (of === undefined || of === by) return words.alone(short, 'short', context);
  return words.despite({ ...short, acts: by }, { ...long, acts: of }, context);
};

/** Whether a running period has to do with the matter. */
const bears = ({ long, short }: Content): boolean =>
  long.acts !== undefined || short.acts !== undefined;

const runningText = <S>({ locale, judgement, content, context }: Writing<S>): ClaimedText[] => {
  const [long, short] = judgement.running;
  const isTold = locale.direct[judgement.question].sentences.includes('{periods}');
  if (long === undefined || isTold) return [];
  // Periods that have nothing to do with the matter give way to what opens a window.
  if (!bears(content) && content.openings.length > 0) return [];
  const period = ({ graha, during }: typeof long, { acts, tie }: Bearing): RunningPeriod => ({
    graha,
    until:
      monthsBetween(judgement.askedOn, during.end) > NEAR_MONTHS
        ? ''
        : locale.months.one(during.end.slice(0, 7)),
    tie: isIntroduced(content, graha) ? undefined : tie,
    acts,
  });
  return [
    {
      text: runningIn(
        { locale, context },
        period(long, content.long),
        short && period(short, content.short),
      ),
      claims: [
        ...judgement.running.map(claimOfPeriod),
        ...claimsOfAll([...content.long.findings, ...content.short.findings]),
      ],
    },
  ];
};

/** The graha that acts on an ordinary week: of the running period that bears on the matter, or the one that leads. */
const weekText = <S>(
  { locale, judgement, content }: Writing<S>,
  isAfterPeriods: boolean,
  isShort: boolean,
): ClaimedText[] => {
  const { lead, leads, helper, brake, long, short } = content;
  const [years, months] = judgement.running;
  const acting = [
    { graha: months?.graha, acts: short.acts },
    { graha: years?.graha, acts: long.acts },
    { graha: lead && grahaIn(lead.plain), acts: leads },
    { graha: leads === 'for' ? helper : brake, acts: leads },
  ].find(({ graha, acts }) => graha !== undefined && acts !== undefined);
  if (acting?.graha === undefined || acting.acts === undefined) return [];
  const whole = sceneOf(judgement, acting.graha, acting.acts);
  const scene = isShort ? { ...whole, house: undefined } : whole;
  const isTold = isAfterPeriods && (short.acts ?? long.acts) !== undefined;
  return [{ text: locale.reading.week(scene, isTold), claims: claimsOfScene(judgement, scene) }];
};

type Openings = Content['openings'];

/** How the first window relates to what runs now; `running`: what opens it on the day of asking. */
const turnOf = <S>(writing: Writing<S>, { from }: Window, running: Openings): Turn => {
  const { long, short } = writing.content;
  const { askedOn } = writing.judgement;
  if (from <= askedOn.slice(0, 7) && running.length > 0) return 'open';
  if (asksWhen(writing)) return 'told';
  if (!isWithin(writing.judgement, from)) return 'later';
  return (short.acts ?? long.acts) === 'against' ? 'eases' : 'gathers';
};

/** Whether what is told of the running periods says already that the graha of an opening helps. */
const isToldHelping = <S>({ judgement, content }: Writing<S>, opening: Opening): boolean => {
  const [long, short] = judgement.running;
  if (opening.by !== 'period') return false;
  const isShort = content.short.acts === 'for' && short?.graha === opening.graha;
  const isLongTold = content.short.acts !== content.long.acts;
  return isShort || (isLongTold && content.long.acts === 'for' && long?.graha === opening.graha);
};

const yearsOf = ({ start, end }: Days): number => Math.round(monthsBetween(start, end) / 12);

/** The mahadasha that comes next, where it has to do with the matter. */
const followingText = <S>({ locale, judgement, content, context }: Writing<S>): ClaimedText[] => {
  const { following } = judgement;
  const { acts, tie, findings } = content.following;
  if (following === null || acts === undefined) return [];
  const { graha, during } = following;
  const period = {
    graha,
    from: locale.months.one(during.start.slice(0, 7)),
    years: yearsOf(during),
    tie: isIntroduced(content, graha) ? undefined : tie,
    acts,
  };
  return [
    {
      text: locale.reading.follows(period, context),
      claims: [claimOfPeriod(following), ...claimsOfAll(findings)],
    },
  ];
};

interface Opened {
  readonly turn: Turn;
  /** Whether it follows from what is told of the running periods. */
  readonly isAfter: boolean;
  readonly text: ClaimedText;
}

/** Whether a window after the months asked about is told: near, and of what goes well or ill. */
const isWorthWaitingFor = ({ trend, askedOn }: Judgement, { from }: Window): boolean =>
  trend !== null && monthsBetween(askedOn, from) <= NEAR_MONTHS;

/** Whether months that are a part of a window are still to come. */
const isToCome = ({ askedOn }: Judgement, only: WindowOpening['only']): boolean =>
  only !== undefined && only.from > askedOn.slice(0, 7);

const opened = <S>(writing: Writing<S>, extent: Extent): Opened | undefined => {
  const { locale, judgement, content, context } = writing;
  const [window] = judgement.windows;
  if (window === undefined || content.openings.length === 0) return undefined;
  if (isOpenedInHeadline(writing)) return undefined;
  // A question for months has been told its best ones.
  if (judgement.specifics.some(({ id }) => id === 'specific.month')) return undefined;
  if (!isWithin(judgement, window.from) && !isWorthWaitingFor(judgement, window)) return undefined;
  const running = content.openings.filter(({ finding }) => isRunning(finding, judgement));
  const turn = turnOf(writing, window, running);
  // A period said to help just before need not be named once more.
  const all = turn === 'open' ? running : content.openings;
  const fresh = all.filter(({ opening }) => !isToldHelping(writing, opening));
  const named = turn === 'open' || fresh.length > 0 ? fresh : all;
  const openings = toldOpenings(writing, named);
  const { short, long } = content;
  const isLeft = named.length === 0 && (short.acts ?? long.acts) === 'against';
  const peak =
    turn === 'open' && extent !== 'bare'
      ? content.openings.find(
          ({ opening, only }) => opening.by !== 'period' && isToCome(judgement, only),
        )
      : undefined;
  const told = {
    turn: isLeft ? 'even-so' : turn,
    peak: peak && toldOpening(writing, peak),
  } as const;
  return {
    turn: told.turn,
    isAfter: named.length === 0,
    text: {
      text: locale.reading.opens(
        { openings, months: stretchOf(writing, window), ...told },
        context,
      ),
      claims: [
        ...windowClaims([window]),
        ...claimsOfAll(
          [...named, ...(peak === undefined ? [] : [peak])].map(({ finding }) => finding),
        ),
      ],
    },
  };
};

/**
 * How much of the time is told: all, all beside a shorter plan, no ordinary week, and nothing but what runs and
 * what opens.
 */
export const EXTENTS = ['whole', 'short', 'shortest', 'bare'] as const;
export type Extent = (typeof EXTENTS)[number];

/**
 * The second paragraph: what runs now with its ordinary week, then what opens the first window and the long period
 * that comes next, in the order of their time; first what is open already.
 */
export const timeParagraph = <S>(writing: Writing<S>, extent: Extent): readonly ClaimedText[] => {
  const periods = runningText(writing);
  const week =
    extent === 'shortest' || extent === 'bare'
      ? []
      : weekText(writing, periods.length > 0, extent === 'short');
  const now = [...periods, ...week, ...(extent === 'bare' ? [] : paceText(writing))];
  const next = followingText(writing);
  const change = opened(writing, extent);
  if (change === undefined) return [...now, ...next];
  if (change.turn === 'open' && !change.isAfter) return [change.text, ...now, ...next];
  const { windows, following } = writing.judgement;
  const isNextFirst = (following?.during.start ?? '') < (windows[0]?.from ?? '');
  return isNextFirst ? [...now, ...next, change.text] : [...now, change.text, ...next];
};
