/** Letters that Indian place names use one for the other. `c` alone is a k; with h it stays c. */
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
 * One spelling for all that sound alike: ee/i/e, oo/u/o, v/w, sh/s, th/t, ph/f/p, aa/a, z/j, double letters.
 * Takes a folded name. Made so that the spelling of a beginning is the beginning of the spelling, save
 * after a last "c" (see `soundsOfBeginning`). Devanagari stays as it is.
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

/** The sounds a name may begin with when only `folded` of it is typed: after a last "c" an "h" may follow. */
export function soundsOfBeginning(folded: string): string[] {
  const sound = soundOf(folded);
  return folded.endsWith('c') ? [sound, soundOf(`${folded}h`)] : [sound];
}
