import { fold, isDevanagari } from '../../apps/server/src/features/places/spelling/fold.rules.ts';
import { soundOf } from '../../apps/server/src/features/places/spelling/phonetic.rules.ts';
import type { BuiltPlace } from './place.ts';

/** From this many people a foreign place keeps its other names; neighbours of India from fewer. */
const FAMOUS_FROM = 300_000;
const NEIGHBOURS = ['NP', 'BD', 'PK', 'LK', 'BT', 'MM'];
const NEIGHBOUR_FROM = 20_000;
/** Shortest key that a name without its first word may have. */
const TAIL_LETTERS = 4;

/** Folded keys a place is also found by, none of which sounds like its own name or another key. */
export function aliasKeys(place: BuiltPlace): string[] {
  const keys = [...place.others.filter(isWanted(place)), ...withoutFirstWord(place)].map(fold);
  const sounds = new Set([soundOf(fold(place.name))]);
  return keys.filter((key) => {
    const sound = soundOf(key);
    if (key.length < 2 || sounds.has(sound)) return false;
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
