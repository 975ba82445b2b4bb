import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { fold } from '../spelling/fold.rules.ts';
import { soundOf } from '../spelling/phonetic.rules.ts';
import { COUNTRY_NAMES, STATE_NAMES } from './region-names.rules.ts';

/** The wider places of the gazetteer, by how they sound. */
export interface RegionNames {
  /** Which of the gazetteer's regions lie in all the given wider places, each perhaps not typed to its end; 1 or 0. */
  readonly within: (parts: readonly string[]) => Uint8Array;
  /** Whether this is the whole name of a state or country, so that it may follow a name without a comma. */
  readonly isWide: (part: string) => boolean;
}

/** Reads the names of all regions once. */
export function regionNames({ regions, countries }: Gazetteer): RegionNames {
  const known = new Map<string, string>();
  const remembered = (name: string): string => {
    const sound = known.get(name) ?? soundOf(fold(name));
    known.set(name, sound);
    return sound;
  };
  const soundsOf = (names: readonly string[]): string[] => names.map(remembered);
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
