import { fold, isDevanagari } from '@dhruva/asking/places/server/spelling/fold.rules';
import { soundOf } from '@dhruva/asking/places/server/spelling/phonetic.rules';
import type { BuiltPlace } from './place.ts';

/** From this many people a foreign place keeps its other names; neighbours of India from fewer. */
const FAMOUS_FROM = 300_000;
const NEIGHBOURS = ['NP', 'BD', 'PK', 'LK', 'BT', 'MM'];
const NEIGHBOUR_FROM = 20_000;
/** Shortest key of a name without its first word. */
const TAIL_LETTERS = 4;
/** Shortest key of another name, in India and abroad, where short ones are mostly noise. */
const LETTERS = { india: 2, abroad: 5 };

/**
 * Folded keys a place is also found by, none of which sounds like its own name or another key.
 * `names`: folded names of all towns; a name without its first word is not used if it is one of them.
 */
export function aliasKeys(place: BuiltPlace, names: ReadonlySet<string>): string[] {
  const tails = withoutFirstWord(place).filter((tail) => !names.has(fold(tail)));
  const shortest = place.countryCode === 'IN' ? LETTERS.india : LETTERS.abroad;
  const sounds = new Set([soundOf(fold(place.name))]);
  return [...place.others.filter(isWanted(place)), ...tails].map(fold).filter((key) => {
    const sound = soundOf(key);
    if (sounds.has(sound) || (key.length < shortest && !isDevanagari(key))) return false;
    sounds.add(sound);
    return true;
  });
}

function isWanted({ countryCode, population }: BuiltPlace): (name: string) => boolean {
  const neighbour = NEIGHBOURS.includes(countryCode) && population >= NEIGHBOUR_FROM;
  const latin = countryCode === 'IN' || neighbour || population >= FAMOUS_FROM;
  return (name) =>
    isDevanagari(name)
      ? !/[^\u0900-\u097f\s-]/.test(name)
      : latin && isLatinName(name, countryCode === 'IN');
}

/** GeoNames writes transliterations of other scripts in small letters and airport codes in capitals. */
const isLatinName = (name: string, accents: boolean): boolean =>
  (accents ? /^\p{Lu}[\p{Script=Latin}\p{M} '.-]+$/u : /^[A-Z][A-Za-z '.-]+$/).test(name) &&
  name !== name.toUpperCase();

/** "Sri Ganganagar" is looked for as "Ganganagar" too; not so the many villages. */
function withoutFirstWord({ name, countryCode, population, idKind }: BuiltPlace): string[] {
  const town = countryCode === 'IN' ? idKind !== 'pin' : population >= FAMOUS_FROM;
  const tail = name.replace(/^\S+[\s-]+/, '');
  return town && tail !== name && fold(tail).length >= TAIL_LETTERS ? [tail] : [];
}
