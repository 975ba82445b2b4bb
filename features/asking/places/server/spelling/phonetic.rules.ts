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

/**
 * The phonetic key of a folded name: one spelling for ee/i/e, oo/u/o, v/w, sh/s, th/t, ph/f/p, aa/a, z/j,
 * double letters. The key of a prefix is a prefix of the key, except after a final "c" (see
 * `soundsOfBeginning`). Devanagari is unchanged.
 */
export function soundOf(folded: string): string {
  let sound = '';
  for (let at = 0; at < folded.length; at += 1) {
    const letter = folded.charAt(at);
    const before = folded.charAt(at - 1);
    if (letter === 'h' && before !== '' && (CONSONANTS.includes(before) || before === 'h'))
      continue;
    const next = folded.charAt(at + 1);
    if (letter === 'c' && next === 'k') continue;
    for (const out of letter === 'c' && next === 'h' ? 'c' : (SAME_SOUND[letter] ?? letter))
      if (!sound.endsWith(out)) sound += out;
  }
  return sound;
}

/** The possible phonetic keys of a prefix: after a final "c" an "h" may follow. */
export function soundsOfBeginning(folded: string): string[] {
  const sound = soundOf(folded);
  return folded.endsWith('c') ? [sound, soundOf(`${folded}h`)] : [sound];
}
