import type { Realm } from '../../telling/everyday/realm.ts';
import type { ReadingWords } from '../../telling/everyday/reading-words.ts';

type Was = 'helped' | 'hindered';

/** What a stretch of the past was likely like: after "From March 2015 to August 2017". */
const LIKELY: Readonly<Record<Realm, Readonly<Record<Was, string>>>> = {
  work: {
    helped: 'effort at work was likely seen and answered',
    hindered: 'work was likely heavier than its reward',
  },
  money: {
    helped: 'money likely came more easily than it went',
    hindered: 'money likely went faster than it came',
  },
  love: {
    helped: 'closeness likely came more easily than before',
    hindered: 'closeness likely cost more patience than it gave',
  },
  family: {
    helped: 'people at home likely stood closer together',
    hindered: 'family likely asked for more than it could give',
  },
  home: {
    helped: 'matters of house and belongings likely fell into place',
    hindered: 'matters of house and belongings likely dragged',
  },
  study: {
    helped: 'learning likely came easily and was noticed',
    hindered: 'learning likely took more hours than it showed',
  },
  places: {
    helped: 'the world likely felt wider, with journeys or news from afar',
    hindered: 'plans to move or travel likely stayed plans',
  },
  self: {
    helped: 'you likely felt carried, and more sure of your way',
    hindered: 'you likely carried more than others saw',
  },
};

/** A stretch of the past, told so that it can be recognised and can be wrong. */
export const past: ReadingWords<never>['past'] = (realm, was, months, isMonth) =>
  `${isMonth ? 'In' : 'From'} ${months} ${LIKELY[realm][was]}.`;
