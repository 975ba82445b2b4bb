import { fold, isDevanagari } from '@dhruva/asking/places/server/spelling/fold.rules';
import { soundOf } from '@dhruva/asking/places/server/spelling/phonetic.rules';
import type { BuiltPlace } from './place.ts';

/** Minimum population for foreign places to keep alternative names; lower for India's neighbours. */
const MIN_POPULATION_ABROAD = 300_000;
const NEIGHBOURS = ['NP', 'BD', 'PK', 'LK', 'BT', 'MM'];
const NEIGHBOUR_FROM = 20_000;
/** Minimum key length of a name without its first word. */
const MIN_TAIL_LETTERS = 4;
/** Minimum key length of alternative names, in India and abroad, where short ones are mostly noise. */
const LETTERS = { india: 2, abroad: 5 };

/**
 * Folded alternative keys of a place, without those that sound like its name or another key. `names`: folded
 * names of all towns; a name without its first word is skipped if it is one of them.
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
  const latin = countryCode === 'IN' || neighbour || population >= MIN_POPULATION_ABROAD;
  return (name) =>
    isDevanagari(name)
      ? !/[^\u0900-\u097f\s-]/.test(name)
      : latin && isLatinName(name, countryCode === 'IN');
}

/** Whether a name is Latin script: GeoNames writes transliterations in lower case and airport codes in capitals. */
const isLatinName = (name: string, accents: boolean): boolean =>
  (accents ? /^\p{Lu}[\p{Script=Latin}\p{M} '.-]+$/u : /^[A-Z][A-Za-z '.-]+$/).test(name) &&
  name !== name.toUpperCase();

/** "Sri Ganganagar" is searched as "Ganganagar" too; villages are excluded, being too many. */
function withoutFirstWord({ name, countryCode, population, idKind }: BuiltPlace): string[] {
  const town = countryCode === 'IN' ? idKind !== 'pin' : population >= MIN_POPULATION_ABROAD;
  const tail = name.replace(/^\S+[\s-]+/, '');
  return town && tail !== name && fold(tail).length >= MIN_TAIL_LETTERS ? [tail] : [];
}
