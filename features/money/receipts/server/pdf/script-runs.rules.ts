export interface Run {
  readonly script: 'latin' | 'devanagari';
  readonly text: string;
}

/** Devanagari, joiners, and the sign of the rupee: what the devanagari font has and the latin lacks. */
const DEVANAGARI = /\p{Script_Extensions=Devanagari}|\p{Join_Control}|₹/u;
const EITHER = /\s/u;

/** A text cut where the font changes; white space stays with what comes before it. */
export const scriptRuns = (text: string): Run[] => {
  const runs: { script: Run['script']; text: string }[] = [];
  for (const sign of text.normalize('NFC')) {
    const last = runs.at(-1);
    const script = DEVANAGARI.test(sign) ? 'devanagari' : 'latin';
    if (last && (last.script === script || EITHER.test(sign))) last.text += sign;
    else runs.push({ script, text: sign });
  }
  return runs;
};
