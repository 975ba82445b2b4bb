import type { Leads, ReadingWords } from '../../telling/everyday/reading-words.ts';
import { CASE_WORDS } from '../cases/all-cases.ts';
import { DIRECT_WORDS } from '../direct/all-direct.ts';
import { IN_CHART } from './names.ts';

type Because = ReadingWords<never>['headline']['because'];

const withoutStop = (sentence: string): string => sentence.replace(/।$/u, '');

interface Trends {
  readonly trend?: Readonly<Record<string, string>> | readonly string[];
}

const trendsIn = (words: Trends): readonly string[] => Object.values(words.trend ?? {});

/** The sentences that say how a matter stands: a reason can be given for them. */
const VERDICTS: ReadonlySet<string> = new Set([
  ...Object.values(DIRECT_WORDS).flatMap(trendsIn),
  ...Object.values(CASE_WORDS).flatMap((cases: Readonly<Record<string, Trends>>) =>
    Object.values(cases).flatMap(trendsIn),
  ),
]);

/** What parts a verdict from what follows from it, and how that is joined after a reason. */
const JOINTS: readonly (readonly [joint: string, afterReason: string])[] = [
  ['; ', '; '],
  [', इसलिए ', ', इसलिए '],
  [', बशर्ते ', '; शर्त बस इतनी है कि '],
  [', अगर ', '; शर्त बस इतनी है कि '],
];

/** A sentence in two: what it says first, and what follows from that with its joint. */
const parted = (sentence: string): readonly [verdict: string, rest: string] => {
  const [first] = JOINTS.map(([joint, afterReason]) => ({
    at: sentence.indexOf(joint),
    joint,
    afterReason,
  }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  if (first === undefined) return [sentence, ''];
  const { at, joint, afterReason } = first;
  return [sentence.slice(0, at), `${afterReason}${sentence.slice(at + joint.length)}`];
};

const SIDES: Readonly<Record<Leads, string>> = {
  for: 'और अच्छी बात यह है कि',
  against: 'पर मुश्किल यह है कि',
};

/** A sentence with its reason, which stands right after the verdict it is given for. */
export const because: Because = (sentence, clause, side) => {
  const said = withoutStop(sentence);
  if (clause === '') return `${said}।`;
  const reason = said.includes('कुंडली') ? clause.replace(IN_CHART, '') : clause;
  if (!VERDICTS.has(sentence))
    return side === undefined || side === 'beside'
      ? `${said}; ${reason}।`
      : `${said}, ${SIDES[side]} ${reason}।`;
  const [verdict, rest] = parted(said);
  return side === undefined || side === 'beside'
    ? `${verdict}, क्योंकि ${reason}${rest}।`
    : `${verdict}, ${SIDES[side]} ${reason}${rest.replace(', इसलिए ', '; ')}।`;
};

/** A sentence that names a choice, with the graha behind it, its name bent. */
export const ledBy = (sentence: string, name: string): string =>
  `${withoutStop(sentence)}, और इसमें सबसे बड़ा हाथ ${name} का है।`;
