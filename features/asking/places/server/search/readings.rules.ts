import { circlesNamed } from '../query/circles.rules.ts';
import type { NameQuery } from '../query/query.rules.ts';
import { saysNoPlace } from '../query/words.rules.ts';
import type { Within } from '../query/within.rules.ts';
import type { Atlas } from './atlas.rules.ts';
import type { SearchTarget } from './score.rules.ts';
import { COST, type Work } from './work.rules.ts';

/** One way to understand a query. */
export interface Reading {
  readonly target: SearchTarget;
  /** Whether the name may be typed in part. */
  readonly beginnings: boolean;
  /** How likely it is meant so. */
  readonly bonus: number;
}

const BONUS = { split: 20, cityFirst: -220, stripped: -120 };
/** A region of more words is not looked for inside a name. */
const MOST_REGION_WORDS = 4;

/** Where names are looked up, and what it may cost. */
interface Places {
  readonly atlas: Atlas;
  readonly work: Work;
}

/** Where a region or city of this name lies: undefined if there is none. `begun`: it may be typed in part. */
function whereIs({ atlas, work }: Places, name: string, begun = false): Within | undefined {
  if (!work.spend(COST.lookedUp)) return undefined;
  const { regions, gazetteer } = atlas;
  const named = regions.named(name);
  const circles = circlesNamed(gazetteer, name);
  const found = named.size > 0 || circles.length > 0 || !begun ? named : regions.beginning(name);
  return found.size > 0 || circles.length > 0 ? { regions: found, circles } : undefined;
}

/** Where the words of one part say: all of them as one name, or as two ("Ballia UP"). Undefined if unknown. */
function within(places: Places, words: readonly string[], begun: boolean): Within[] | undefined {
  const whole = whereIs(places, words.join(' '), begun);
  if (whole) return [whole];
  for (let cut = words.length - 1; cut > 0; cut -= 1) {
    const tail = whereIs(places, words.slice(cut).join(' '), begun);
    const head = tail && whereIs(places, words.slice(0, cut).join(' '));
    if (tail && head) return [head, tail];
  }
  return undefined;
}

/** The regions named after the first comma; `unknown` if some are not known. */
export function regionsBehind(
  places: Places,
  query: NameQuery,
): { readonly known: readonly Within[]; readonly unknown: boolean } {
  const found = query.within.map((part) => within(places, part.split(' '), true));
  return {
    known: found.flatMap((each) => each ?? []),
    unknown: found.some((each) => each === undefined),
  };
}

/**
 * The readings of a query's name: all its words as the name of a place, then its first words as the name and the
 * others as its region or city ("Dadar Mumbai"), with the words of its kind and without.
 */
export function readings(places: Places, query: NameQuery, known: readonly Within[]): Reading[] {
  const plain = query.name.filter((word) => !saysNoPlace(word));
  const stripped = plain.length > 0 && plain.length < query.name.length;
  return [
    ...readingsOf(places, query, { words: query.name, known, bonus: 0 }),
    ...(stripped ? readingsOf(places, query, { words: plain, known, bonus: BONUS.stripped }) : []),
  ];
}

interface Words {
  readonly words: readonly string[];
  readonly known: readonly Within[];
  readonly bonus: number;
}

function readingsOf(places: Places, query: NameQuery, { words, known, bonus }: Words): Reading[] {
  const target = (name: readonly string[], inside: readonly Within[]): SearchTarget => ({
    name: name.join(' '),
    within: inside,
    pin: query.pin,
    asDistrict: query.asDistrict,
  });
  const found: Reading[] = [{ target: target(words, known), beginnings: true, bonus }];
  for (let cut = words.length - 1; cut > 0; cut -= 1) {
    const [head, tail] = [words.slice(0, cut), words.slice(cut)];
    const behind = tail.length <= MOST_REGION_WORDS ? within(places, tail, false) : undefined;
    if (behind)
      found.push({
        target: target(head, [...behind, ...known]),
        beginnings: false,
        bonus: bonus + BONUS.split,
      });
  }
  const [first = '', ...rest] = words;
  const before = rest.length > 0 ? whereIs(places, first) : undefined;
  if (before)
    found.push({
      target: target(rest, [before, ...known]),
      beginnings: false,
      bonus: bonus + BONUS.cityFirst,
    });
  return found;
}
