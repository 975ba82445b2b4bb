import type { LifeGroup } from '../../telling/everyday/life-group.ts';
import { capitalised } from '../../text.ts';
import type { ReadingWords } from '../../telling/everyday/reading-words.ts';
import { inStretch } from './stretches.ts';

type Was = 'helped' | 'hindered';

/** What a stretch of the past was likely like, what another one like the one before, and a third: after "From March 2015 to August 2017". */
const LIKELY: Readonly<
  Record<LifeGroup, Readonly<Record<Was, readonly [first: string, alike: string, third: string]>>>
> = {
  work: {
    helped: [
      'your effort at work was likely seen and answered',
      'work likely paid back what you had put in',
      'somebody at work likely asked for you by name',
    ],
    hindered: [
      'work was likely heavier than its reward',
      'you likely waited for something at work that was due',
      'your days at work were likely longer than they needed to be',
    ],
  },
  business: {
    helped: [
      'trade or work of your own likely moved forward',
      'plans likely found people who would pay for them',
      'somebody likely came back for more of what you do',
    ],
    hindered: [
      'work likely cost you more than it brought in',
      'plans of your own likely stayed on paper',
      'a sum owed to you was likely late',
    ],
  },
  money: {
    helped: [
      'money likely came more easily than it went',
      'you could likely put something aside',
      'a worry about money likely became smaller',
    ],
    hindered: [
      'money likely went faster than it came',
      'a cost you had not planned likely set you back',
      'you likely counted more carefully than you liked',
    ],
  },
  seeking: {
    helped: [
      'you likely met somebody who mattered, or thought of marriage in earnest',
      'somebody likely came nearer than you had expected',
      'you likely looked forward to seeing somebody',
    ],
    hindered: [
      'finding or keeping somebody close likely took long',
      'a hope about somebody likely came to nothing, or had to wait',
      'you were likely more alone than you showed',
    ],
  },
  couple: {
    helped: [
      'you and those close to you likely came nearer',
      'talk with those you love was likely easy',
      'the two of you likely had something to look forward to together',
    ],
    hindered: [
      'being close likely cost patience',
      'something likely stood between you and the one you love',
      'small things between you likely took up too much room',
    ],
  },
  apart: {
    helped: [
      'being close likely came more easily',
      'a hurt of before likely healed a little',
      'somebody likely took a step towards you',
    ],
    hindered: [
      'distance likely grew between you and somebody dear',
      'you likely waited for a word that did not come',
      'an old subject likely came up again and again',
    ],
  },
  family: {
    helped: [
      'people at home likely stood closer together',
      'something at home was likely celebrated or settled',
      'there was likely good news to share at home',
    ],
    hindered: [
      'family likely asked for more than it could give',
      'distance or a quarrel likely weighed on the house',
      'everybody at home likely pulled their own way',
    ],
  },
  home: {
    helped: [
      'matters of house, land or vehicle likely fell into place',
      'something for the house was likely bought or put right',
      'something about where you live likely became easier',
    ],
    hindered: [
      'matters of house, land or vehicle likely dragged',
      'a repair, a move or a paper likely cost more than planned',
      'you likely put up with something at home longer than you wished',
    ],
  },
  study: {
    helped: [
      'something you set out to learn likely came easily',
      'an exam or a course likely went better than feared',
      'somebody likely explained to you what you had not understood before',
    ],
    hindered: [
      'something you wanted to learn likely took longer than planned',
      'an exam or a course likely had to be done the hard way',
      'you likely had to learn while much else was going on',
    ],
  },
  travel: {
    helped: [
      'the world likely felt wider, with journeys or news from afar',
      'a journey or a paper likely came through',
      'somebody far away likely thought of you at the right time',
    ],
    hindered: [
      'plans to move or travel likely stayed plans',
      'a journey or a permit likely kept you waiting',
      'you were likely needed where you were',
    ],
  },
  self: {
    helped: [
      'you were likely more sure of your way',
      'something you had hoped for likely came of itself',
      'you likely said yes to something and were glad of it',
    ],
    hindered: [
      'duties likely fell to you that were not yours alone',
      'you likely had to begin something over again',
      'you likely needed more rest than you gave yourself',
    ],
  },
};

/** A stretch of the past, told so that it can be recognised and can be wrong. */
export const past: ReadingWords<never>['past'] = ({ group, was, months, alike }) =>
  `${capitalised(inStretch(months))} ${LIKELY[group][was][alike]}.`;
