import type { Kind } from '../../telling/everyday/kind.ts';
import { capitalised } from '../../text.ts';
import type { ReadingWords } from '../../telling/everyday/reading-words.ts';
import { inStretch } from './stretches.ts';

type Was = 'helped' | 'hindered';

/** What a stretch of the past was likely like, and what another one like the one before: after "From March 2015 to August 2017". */
const LIKELY: Readonly<
  Record<Kind, Readonly<Record<Was, readonly [first: string, alike: string]>>>
> = {
  work: {
    helped: [
      'your effort at work was likely seen and answered',
      'work likely paid back what you had put in',
    ],
    hindered: [
      'work was likely heavier than its reward',
      'you likely waited for something at work that was due',
    ],
  },
  business: {
    helped: [
      'trade or work of your own likely moved forward',
      'plans likely found people who would pay for them',
    ],
    hindered: [
      'work likely cost you more than it brought in',
      'plans of your own likely stayed on paper',
    ],
  },
  money: {
    helped: ['money likely came more easily than it went', 'you could likely put something aside'],
    hindered: [
      'money likely went faster than it came',
      'a cost you had not planned likely set you back',
    ],
  },
  seeking: {
    helped: [
      'you likely grew close to somebody, or felt open to it',
      'somebody likely came nearer than you had expected',
    ],
    hindered: [
      'finding or keeping somebody close likely took more patience than it gave',
      'a hope about somebody likely came to nothing, or had to wait',
    ],
  },
  couple: {
    helped: [
      'the two of you, or you and those close to you, likely came nearer',
      'talk with those you love was likely easy',
    ],
    hindered: [
      'being close likely cost more patience than it gave',
      'something likely stood between you and the one you love',
    ],
  },
  apart: {
    helped: ['being close likely came more easily', 'a hurt of before likely healed a little'],
    hindered: [
      'distance likely grew between you and somebody dear',
      'you likely waited for a word that did not come',
    ],
  },
  family: {
    helped: [
      'people at home likely stood closer together',
      'something at home was likely celebrated or settled',
    ],
    hindered: [
      'family likely asked for more than it could give',
      'distance or a quarrel likely weighed on the house',
    ],
  },
  home: {
    helped: [
      'matters of house, land or vehicle likely fell into place',
      'something for the house was likely bought or put right',
    ],
    hindered: [
      'matters of house, land or vehicle likely dragged',
      'a repair, a move or a paper likely cost more than planned',
    ],
  },
  study: {
    helped: [
      'learning likely came easily and was noticed',
      'an exam or a course likely went better than feared',
    ],
    hindered: [
      'learning likely took more hours than it showed',
      'an exam or a course likely had to be done the hard way',
    ],
  },
  travel: {
    helped: [
      'the world likely felt wider, with journeys or news from afar',
      'a journey or a paper likely came through',
    ],
    hindered: [
      'plans to move or travel likely stayed plans',
      'a journey or a permit likely kept you waiting',
    ],
  },
  self: {
    helped: [
      'you likely felt carried, and more sure of your way',
      'something you had hoped for likely came of itself',
    ],
    hindered: [
      'you likely carried more than others saw',
      'you likely had to begin something over again',
    ],
  },
};

/** A stretch of the past, told so that it can be recognised and can be wrong. */
export const past: ReadingWords<never>['past'] = ({ kind, was, months, isAlike }) =>
  `${capitalised(inStretch(months))} ${LIKELY[kind][was][isAlike ? 1 : 0]}.`;
