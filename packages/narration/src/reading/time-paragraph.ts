import type { Window } from '@dhruva/jyotish';
import type { Graha } from '@dhruva/jyotish/vocabulary';
import { windowClaims } from '../telling/direct/slot-claims.ts';
import { claimsOfAll, type ClaimedText } from '../telling/sentences.ts';
import { runsOn } from '../telling/time.ts';
import type { Bearing, Content } from './content.ts';
import { grahaIn } from './plain-findings.ts';
import type { RunningPeriod, Turn } from '../telling/everyday/reading-words.ts';
import { asksWhen, isWithin, stretchOf, type Writing } from './writing.ts';

/** Whether the statements about the birth chart have said what a graha is to the matter. */
const isIntroduced = ({ lead, counter }: Content, graha: Graha): boolean =>
  [lead, counter].some((told) => told !== undefined && grahaIn(told.plain) === graha);

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

const runningText = <S>({ locale, judgement, content, context }: Writing<S>): ClaimedText[] => {
  const [long, short] = judgement.running;
  const isTold = locale.direct[judgement.question].sentences.includes('{periods}');
  if (long === undefined || isTold) return [];
  const period = ({ graha, during }: typeof long, { acts, tie }: Bearing): RunningPeriod => ({
    graha,
    until: locale.months.one(during.end.slice(0, 7)),
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
        ...judgement.running.map(({ level, graha, during }) => ({
          kind: 'period' as const,
          system: 'vimshottari' as const,
          level,
          graha,
          ...during,
        })),
        ...claimsOfAll([...content.long.findings, ...content.short.findings]),
      ],
    },
  ];
};

/** How the first window relates to what runs now. */
const turnOf = <S>(writing: Writing<S>, { from }: Window): Turn => {
  const { long, short, openings } = writing.content;
  const { askedOn } = writing.judgement;
  const runs = openings.every(
    ({ finding }) => finding.during === undefined || runsOn(finding, askedOn),
  );
  if (from <= askedOn.slice(0, 7) && runs) return 'open';
  if (asksWhen(writing)) return 'told';
  if (!isWithin(writing.judgement, from)) return 'later';
  return long.acts === 'against' || short.acts === 'against' ? 'eases' : 'gathers';
};

const opensText = <S>(writing: Writing<S>): ClaimedText[] => {
  const { locale, judgement, content, context } = writing;
  const [window] = judgement.windows;
  if (window === undefined || content.openings.length === 0) return [];
  const openings = content.openings.map(({ opening }) => opening);
  const turn = turnOf(writing, window);
  return [
    {
      text: locale.reading.opens(openings, stretchOf(writing, window), turn, context),
      claims: [
        ...windowClaims([window]),
        ...claimsOfAll(content.openings.map(({ finding }) => finding)),
      ],
    },
  ];
};

/** The second paragraph: what runs now, and what opens the first window. */
export const timeParagraph = <S>(writing: Writing<S>): readonly ClaimedText[] => [
  ...runningText(writing),
  ...opensText(writing),
];
