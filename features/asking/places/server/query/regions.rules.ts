import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { fold } from '../spelling/fold.rules.ts';
import { distance, type Sound } from '../spelling/likeness.rules.ts';
import { soundOf } from '../spelling/phonetic.rules.ts';
import { skeletonBuffer, writeSkeleton } from '../spelling/skeleton.rules.ts';
import {
  ABBREVIATIONS,
  COUNTRY_ABBREVIATIONS,
  COUNTRY_NAMES,
  STATE_NAMES,
} from './region-names.rules.ts';

/** The regions of the gazetteer by their names. */
export interface RegionNames {
  /** The regions of this name or abbreviation, and Indian ones of names much like it (Uttar Kannad). */
  readonly named: (name: string) => ReadonlySet<number>;
  /** The regions whose name begins so. */
  readonly beginning: (name: string) => ReadonlySet<number>;
}

/** A shorter name is not taken for one like it. */
const LIKE_FROM_SOUNDS = 6;
const LIKE_STEPS = 2;
const NONE: ReadonlySet<number> = new Set();

/** Indexes the names of all regions: countries, states, districts, and cities with localities. */
export function regionNames({ regions, countries }: Gazetteer): RegionNames {
  const bySound = new Map<string, Set<number>>();
  const ofIndia = new Set<string>();
  const byLetters = new Map<string, Set<number>>();
  regions.forEach(([country, state, district, , city], region) => {
    const wide = [countries[country] ?? country, ...(COUNTRY_NAMES[country] ?? []), state];
    const indian = country === 'IN' ? [...(STATE_NAMES[state] ?? []), district, city] : [];
    for (const name of [...wide, ...indian]) {
      const sound = soundOf(fold(name));
      add(bySound, sound, region);
      if (country === 'IN') ofIndia.add(sound);
    }
    const short = [
      ...(ABBREVIATIONS[country]?.[state] ?? []),
      ...(COUNTRY_ABBREVIATIONS[country] ?? []),
    ];
    for (const code of short) add(byLetters, fold(code), region);
  });
  const sounds = [...bySound.keys()].sort();
  const bySkeleton = Map.groupBy([...ofIndia].sort(), skeletonOf);

  const alike = (sound: string): ReadonlySet<number> => {
    if (sound.length < LIKE_FROM_SOUNDS) return NONE;
    const typed = bytesOf(sound);
    const found = (bySkeleton.get(skeletonOf(sound)) ?? []).filter(
      (other) => distance(typed, bytesOf(other), LIKE_STEPS) <= LIKE_STEPS,
    );
    return new Set(found.flatMap((other) => [...(bySound.get(other) ?? [])]));
  };
  return {
    named: (name) => {
      const letters = fold(name);
      const sound = soundOf(letters);
      return byLetters.get(letters) ?? new Set([...(bySound.get(sound) ?? []), ...alike(sound)]);
    },
    beginning: (name) => {
      const sound = soundOf(fold(name));
      if (sound === '') return NONE;
      const begun = sounds.filter((each) => each.startsWith(sound));
      return new Set(begun.flatMap((each) => [...(bySound.get(each) ?? [])]));
    },
  };
}

function add(index: Map<string, Set<number>>, key: string, region: number): void {
  if (key === '') return;
  const found = index.get(key);
  if (found === undefined) index.set(key, new Set([region]));
  else found.add(region);
}

const encoder = new TextEncoder();
const bytesOf = (sound: string): Sound => {
  const bytes = encoder.encode(sound);
  return { bytes, length: bytes.length };
};

/** The consonant skeleton of a sound as a text. */
function skeletonOf(sound: string): string {
  const skeleton = skeletonBuffer();
  const { bytes, length } = bytesOf(sound);
  return skeleton.subarray(0, writeSkeleton(skeleton, bytes, length)).join();
}
