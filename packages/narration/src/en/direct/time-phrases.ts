import type { EvidenceOf, Finding } from '@dhruva/jyotish';
import { evidenceOf } from '../../specifics.ts';
import type { Say } from '../say.ts';
import { ORDINALS } from '../words/houses.ts';
import { monthInWords } from '../words/months.ts';
import { LEVEL_WORDS } from '../words/states.ts';
import { TURNS } from '../words/time-words.ts';

const possessive = (name: string): string => `${name}'s`;

/** A cause as a noun phrase; nothing for other findings. */
export const causeInWords = (each: Finding, say: Say): readonly string[] => {
  switch (each.id) {
    case 'specific.cause-birth': {
      const { lord, house } = each.evidence;
      return [
        `a slower point of the birth chart, ${say.graha(lord)} as lord of ${say.house(house, say.from)}`,
      ];
    }
    case 'specific.cause-period': {
      const { level, graha, until } = each.evidence;
      return [`the ${LEVEL_WORDS[level]} of ${say.graha(graha)}, until ${monthInWords(until)}`];
    }
    case 'specific.cause-saturn': {
      const { place, until } = each.evidence;
      const sign = `the ${ORDINALS[place]} sign from your Moon`;
      return [`Saturn's passage through ${sign}, until ${monthInWords(until)}`];
    }
    case 'specific.cause-node': {
      const { graha, house, until } = each.evidence;
      const passage = `${possessive(say.graha(graha))} passage through ${say.house(house, say.from)}`;
      return [`${passage}, until ${monthInWords(until)}`];
    }
    default:
      return [];
  }
};

/** "Saturn enters your tenth house[work] in March 2027". */
const turnInWords = (
  { turn, graha, house, month }: EvidenceOf<'specific.turning-point'>,
  say: Say,
): string =>
  turn === 'md-begins' || turn === 'ad-begins'
    ? `${TURNS[turn]} of ${say.graha(graha)} begins in ${monthInWords(month)}`
    : `${TURNS[turn]} enters ${say.house(house, say.from)} in ${monthInWords(month)}`;

/** The weightiest turns, at most `most`, in the engine's order of time. */
export const turnsInWords = (specifics: readonly Finding[], say: Say, most: number): string => {
  const found = specifics.filter(({ id }) => id === 'specific.turning-point');
  const weightiest = [...found].sort((a, b) => b.weight - a.weight).slice(0, most);
  const told = found.filter((each) => weightiest.includes(each));
  return evidenceOf(told, 'specific.turning-point')
    .map((each) => turnInWords(each, say))
    .join('; ');
};
