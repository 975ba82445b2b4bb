import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { fold } from '../spelling/fold.rules.ts';
import { soundOf } from '../spelling/phonetic.rules.ts';
import { COUNTRY_NAMES, STATE_NAMES } from './region-names.rules.ts';

/** The regions of the gazetteer, by phonetic key. */
export interface RegionNames {
  /**
   * A mask over the gazetteer's regions: 1 where a region matches all given parts, each perhaps typed
   * incompletely.
   */
  readonly within: (parts: readonly string[]) => Uint8Array;
  /** Whether this is the full name of a state or country, which may then follow a place name without a comma. */
  readonly isWide: (part: string) => boolean;
}

/** Indexes the names of all regions. */
export function regionNames({ regions, countries }: Gazetteer): RegionNames {
  const known = new Map<string, string>();
  const memoizedSound = (name: string): string => {
    const sound = known.get(name) ?? soundOf(fold(name));
    known.set(name, sound);
    return sound;
  };
  const soundsOf = (names: readonly string[]): string[] => names.map(memoizedSound);
  const wide = regions.map(([country, state]) =>
    soundsOf([
      countries[country] ?? country,
      ...(COUNTRY_NAMES[country] ?? []),
      ...(state === '' ? [] : [state]),
      ...(country === 'IN' ? (STATE_NAMES[state] ?? []) : []),
    ]),
  );
  const all = regions.map(([, , district], n) => [
    ...(wide[n] ?? []),
    ...(district === '' ? [] : soundsOf([district])),
  ]);
  const wideSounds = new Set(wide.flat());
  return {
    isWide: (part) => wideSounds.has(soundOf(fold(part))),
    within: (parts) => {
      const sounds = parts.map((part) => soundOf(fold(part)));
      return Uint8Array.from(all, (names) =>
        sounds.every((sound) => names.some((name) => name.startsWith(sound))) ? 1 : 0,
      );
    },
  };
}
