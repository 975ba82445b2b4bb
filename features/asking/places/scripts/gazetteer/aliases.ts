import { fold } from '@dhruva/asking/places/server/spelling/fold.rules';
import { isIndianScript } from '@dhruva/asking/places/server/spelling/indian-scripts.rules';
import { soundOf } from '@dhruva/asking/places/server/spelling/phonetic.rules';
import type { BuiltPlace } from '../places/place.ts';

/** Minimum population for foreign places to keep alternative names; lower for India's neighbours. */
const MIN_POPULATION_ABROAD = 300_000;
const NEIGHBOURS = ['NP', 'BD', 'PK', 'LK', 'BT', 'MM'];
const NEIGHBOUR_FROM = 20_000;
/** Minimum key length of a name without its first word. */
const MIN_TAIL_LETTERS = 4;
/** Minimum key length of alternative names, in India and abroad, where short ones are mostly noise. */
const LETTERS = { india: 2, abroad: 5 };

/**
 * Folded alternative keys of a place: of an Indian one each spelling, abroad only what sounds unlike its name and
 * the other keys. `names`: folded names of all towns; a name without its first word is skipped if it is one.
 */
export function aliasKeys(place: BuiltPlace, names: ReadonlySet<string>): string[] {
  const indian = place.countryCode === 'IN';
  const tails = withoutFirstWord(place).filter((tail) => !names.has(fold(tail)));
  const shortest = indian ? LETTERS.india : LETTERS.abroad;
  const told = (key: string): string => (indian ? key : soundOf(key));
  const taken = new Set([told(fold(place.name))]);
  return [...place.others.filter(isWanted(place)), ...tails].map(fold).filter((key) => {
    if (taken.has(told(key)) || key.length < shortest) return false;
    taken.add(told(key));
    return true;
  });
}

function isWanted({ countryCode, population }: BuiltPlace): (name: string) => boolean {
  const indian = countryCode === 'IN';
  const neighbour = NEIGHBOURS.includes(countryCode) && population >= NEIGHBOUR_FROM;
  const large = neighbour || population >= MIN_POPULATION_ABROAD;
  return (name) =>
    isIndianScript(name)
      ? IN_SCRIPT.test(name) && (indian || neighbour || (large && DEVANAGARI.test(name)))
      : (indian || large) && isLatinName(name, indian);
}

/** Names in one of the scripts that write their vowels; those in the Arabic script are mostly not Indian. */
const IN_SCRIPT = /^[\u200d\u200c\s\u0900-\u0d7f-]+$/;
const DEVANAGARI = /^[\u0900-\u097f\s-]+$/;

/** Whether a name is Latin script: GeoNames writes transliterations in lower case and airport codes in capitals. */
const isLatinName = (name: string, accents: boolean): boolean =>
  (accents ? /^\p{Lu}[\p{Script=Latin}\p{M} '.-]+$/u : /^[A-Z][A-Za-z '.-]+$/).test(name) &&
  name !== name.toUpperCase();

/** "Sri Ganganagar" is searched as "Ganganagar" too; villages, localities and districts are not. */
function withoutFirstWord({ name, countryCode, population, idKind }: BuiltPlace): string[] {
  const town =
    countryCode === 'IN'
      ? idKind === 'geonames' || idKind === 'city'
      : population >= MIN_POPULATION_ABROAD;
  const tail = name.replace(/^\S+[\s-]+/, '');
  return town && tail !== name && fold(tail).length >= MIN_TAIL_LETTERS ? [tail] : [];
}
