/**
 * Classes of consonants that are taken for each other, by ear or by script (Tamil writes k for g). Vowels, y
 * and h have none.
 */
const CLASSES = ['kgq', 'cjzsx', 'td', 'pbfvw', 'm', 'n', 'l', 'r', '0', '1', '2', '3', '4'].concat(
  [...'56789'],
);
const BEGINS_OPEN = CLASSES.length + 1;
const CLASS_OF = Uint8Array.from(
  { length: 128 },
  (_, code) => CLASSES.findIndex((letters) => letters.includes(String.fromCharCode(code))) + 1,
);

/** Skeletons of this many classes or fewer are compared as they are. */
const SHORT = 2;
const LONGEST = 24;

/**
 * The consonant skeleton of a phonetic key (its bytes up to `length`): the class of each consonant, and first a
 * mark where the name begins with a vowel, y or h. Written into `out`; returns its length.
 */
export function writeSkeleton(out: Uint8Array, sound: Uint8Array, length: number): number {
  let end = 0;
  for (let at = 0; at < length && end < LONGEST; at += 1) {
    const group = CLASS_OF[sound[at] ?? 0] ?? 0;
    if (group === 0 && at > 0) continue;
    out[end] = group === 0 ? BEGINS_OPEN : group;
    end += 1;
  }
  return end;
}

/** A skeleton's buffer. */
export const skeletonBuffer = (): Uint8Array => new Uint8Array(LONGEST);

/**
 * Hashes (32 bits) of a skeleton: first of the whole, then of it without each one of its classes. Two skeletons
 * that differ by one class, added, dropped, taken for another or swapped with its neighbour, share a hash.
 */
export function skeletonHashes(skeleton: Uint8Array, length: number): number[] {
  const whole = hashWithout(skeleton, length, -1);
  if (length <= SHORT) return [whole];
  const hashes = new Set([whole]);
  for (let left = 0; left < length; left += 1) hashes.add(hashWithout(skeleton, length, left));
  return [...hashes];
}

/** FNV-1a over the classes but the one left out. */
function hashWithout(skeleton: Uint8Array, length: number, left: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < length; at += 1)
    if (at !== left) hash = Math.imul(hash ^ (skeleton[at] ?? 0), 0x01000193);
  return hash >>> 0;
}
