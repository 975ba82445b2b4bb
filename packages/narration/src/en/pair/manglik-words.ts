import type { PairEvidenceOf, PairFindingId } from '@dhruva/jyotish';
import type { Bhava } from '@dhruva/jyotish/vocabulary';
import type { BetweenWords } from '../../telling/pair/between-words.ts';
import { joined } from '../lists.ts';
import { bareName, type Person } from '../noun-phrases.ts';
import { RELIEF_WORDS } from '../words/chart-extras.ts';
import { ORDINALS } from '../words/houses.ts';
import { plain } from './pair-ends.ts';
import type { PairNounPhrases } from './people.ts';

type Evidence = PairEvidenceOf<'pair.manglik'>;
type Reference = Evidence['counts'][number];

const REFERENCES: Readonly<Record<Reference, string>> = {
  lagna: 'the rising sign[lagna]',
  moon: 'the Moon',
  venus: 'Venus',
};

const is = ({ name }: Person): string => (name === 'you' ? 'are' : 'is');

/** "the seventh house from the rising sign, the fourth from the Moon and the second from Venus" */
const housesIn = ({ lagnaHouse, moonHouse, venusHouse }: Evidence): string => {
  const counted = [
    ['lagna', lagnaHouse],
    ['moon', moonHouse],
    ['venus', venusHouse],
  ] as const;
  const known = counted.flatMap(([from, house]): readonly (readonly [Reference, Bhava])[] =>
    house === 'open' ? [] : [[from, house]],
  );
  return joined(
    known.map(
      ([from, house], index) =>
        `the ${ORDINALS[house]}${index === 0 ? ' house' : ''} from ${REFERENCES[from]}`,
    ),
  );
};

/** ": Mars stands in the seventh house from the rising sign", or nothing where all is open. */
const standing = (evidence: Evidence, nouns: PairNounPhrases): string => {
  const houses = housesIn(evidence);
  return houses === '' ? '' : `: ${nouns.natal('mars')} stands in ${houses}`;
};

/** ", and it counts from the Moon and Venus" */
const counting = ({ counts }: Evidence): string =>
  counts.length === 0
    ? ''
    : `, and it counts from ${joined(counts.map((from) => REFERENCES[from]))}`;

const because = ({ reliefs }: Evidence): string =>
  joined(reliefs.map((relief) => RELIEF_WORDS[relief]));

/** "; it weighs less, because Jupiter looks at it" */
const eased = (evidence: Evidence): string =>
  evidence.reliefs.length === 0 ? '' : `; it weighs less, because ${because(evidence)}`;

/** What is left out without a birth time, before what is told of one person. */
const withoutTime = ({ lagnaHouse }: Evidence): string =>
  lagnaHouse === 'open'
    ? 'from the Moon and Venus alone, as the rising sign needs a birth time, '
    : '';

/** The same before what is told of the two. */
const asFar = (from: 'lagna' | 'moon'): string =>
  from === 'lagna' ? '' : 'as far as can be told without a birth time, ';

const stateOf = (evidence: Evidence, nouns: PairNounPhrases): string => {
  const who = `${nouns.owner.name} ${is(nouns.owner)}`;
  const stands = standing(evidence, nouns);
  switch (evidence.manglik) {
    case 'none':
      return `${who} not Manglik${stands}${stands === '' ? '' : ', and none of these counts'}`;
    case 'cancelled':
      return `${who} Manglik by the place of Mars, but nothing of it is left${evidence.reliefs.length === 0 ? '' : `, because ${because(evidence)}`}${stands}${counting(evidence)}`;
    case 'partly':
      return `${who} partly Manglik${stands}${counting(evidence)}${eased(evidence)}`;
    case 'wholly':
      return `${who} Manglik${stands}${counting(evidence)}${eased(evidence)}`;
    case 'open':
      return `whether ${who} Manglik depends on the hour of birth${stands}${counting(evidence)}${eased(evidence)}`;
  }
};

/** Sentences of findings on Mars: each person, and what it means for the two. */
export const manglikWords = {
  'pair.manglik': {
    clause: (evidence, nouns) => `${withoutTime(evidence)}${stateOf(evidence, nouns)}`,
    ends: { for: ['.'], ...plain },
  },
  'pair.manglik-neither': {
    clause: ({ quiet, from }) =>
      quiet === 'by-place'
        ? `${asFar(from)}neither of you is Manglik, so by custom the two of you are balanced`
        : `${asFar(from)}what Mars would ask of this match is cancelled, so by custom the two of you are balanced`,
    ends: { for: [', and quarrels cool down sooner.', ', and energy is easy to share.'] },
  },
  'pair.manglik-both': {
    clause: ({ from }) =>
      `${asFar(from)}both of you are Manglik, and by custom the one balances the other`,
    ends: { for: [': two lively tempers understand each other.', ', so you are even in spirit.'] },
  },
  'pair.manglik-answered': {
    clause: ({ by, house, reference, from }, nouns) =>
      `${asFar(from)}of you two ${nouns.owner.name} alone ${is(nouns.owner)} Manglik, and by custom ${nouns.them.possessive} ${bareName(by)} balances it, in the same ${ORDINALS[house]} house from ${REFERENCES[reference]}`,
    ends: { for: [', so the one answers the other.', '.'] },
  },
  'pair.manglik-one': {
    clause: ({ grade, from }, nouns) =>
      `${asFar(from)}${nouns.owner.name} ${is(nouns.owner)} ${grade === 'mild' ? 'partly ' : ''}Manglik and ${nouns.them.name} ${is(nouns.them)} not`,
    ends: {
      against: [
        ': by custom a point to talk over, as one temper is quicker than the other.',
        ', which custom takes for a difference of pace and temper, to be talked over in good time.',
      ],
    },
  },
} as const satisfies Partial<{ [I in PairFindingId]: BetweenWords<I, PairNounPhrases> }>;
