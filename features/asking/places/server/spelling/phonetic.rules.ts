/** Letters that are interchangeable in Indian place names. `c` alone is a k; with h it stays c. */
const SAME_SOUND: Readonly<Record<string, string>> = {
  c: 'k',
  e: 'i',
  f: 'p',
  o: 'u',
  q: 'k',
  w: 'v',
  x: 'ks',
  y: 'i',
  z: 'j',
};

const CONSONANTS = 'bcdfgjklmnpqrstvwxz';
const H = 'h'.charCodeAt(0);
const C = 'c'.charCodeAt(0);
const K = 'k'.charCodeAt(0);

const codes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const SOUNDS: readonly (readonly number[])[] = Array.from({ length: 128 }, (_, code) =>
  codes(SAME_SOUND[String.fromCharCode(code)] ?? String.fromCharCode(code)),
);
const IS_CONSONANT = Array.from({ length: 128 }, (_, code) =>
  CONSONANTS.includes(String.fromCharCode(code)),
);

/** The most bytes a sound may have per letter (x is ks). */
export const SOUNDS_PER_LETTER = 2;

/**
 * Writes the phonetic key of folded letters (bytes `from` up to `to`) into `out`, and returns its length: one
 * spelling for ee/i/e, oo/u/o, v/w, sh/s, th/t, ph/f/p, aa/a, z/j, double letters. The key of a prefix is a
 * prefix of the key, except after a final "c" (see `soundsOfBeginning`).
 */
export function writeSound(
  out: Uint8Array,
  folded: Uint8Array,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  let end = 0;
  for (let at = from; at < to; at += 1) {
    const letter = folded[at] ?? 0;
    const before = at > from ? (folded[at - 1] ?? 0) : 0;
    if (letter === H && before !== 0 && (IS_CONSONANT[before] === true || before === H)) continue;
    const next = at + 1 < to ? folded[at + 1] : 0;
    if (letter === C && next === K) continue;
    const sounds = letter === C && next === H ? [C] : (SOUNDS[letter] ?? []);
    for (const sound of sounds) {
      if (end > 0 && out[end - 1] === sound) continue;
      out[end] = sound;
      end += 1;
    }
  }
  return end;
}

/** The phonetic key of a folded name (`writeSound`). */
export function soundOf(folded: string): string {
  const letters = Uint8Array.from(folded, (letter) => letter.charCodeAt(0));
  const out = new Uint8Array(SOUNDS_PER_LETTER * letters.length);
  const end = writeSound(out, letters, { from: 0, to: letters.length });
  return String.fromCharCode(...out.subarray(0, end));
}

/** The possible phonetic keys of a prefix: after a final "c" an "h" may follow. */
export function soundsOfBeginning(folded: string): string[] {
  const sound = soundOf(folded);
  return folded.endsWith('c') ? [sound, soundOf(`${folded}h`)] : [sound];
}
