export interface Run {
  readonly script: 'latin' | 'devanagari';
  readonly text: string;
}

/** Devanagari, joiners and the rupee sign: what the Devanagari font has and the Latin one lacks. */
const DEVANAGARI = /\p{Script_Extensions=Devanagari}|\p{Join_Control}|₹/u;
const WHITE_SPACE = /\s/u;

/** Splits a text where the font changes; white space stays with the preceding run. */
export const scriptRuns = (text: string): Run[] => {
  const runs: { script: Run['script']; text: string }[] = [];
  for (const sign of text.normalize('NFC')) {
    const last = runs.at(-1);
    const script = DEVANAGARI.test(sign) ? 'devanagari' : 'latin';
    if (last && (last.script === script || WHITE_SPACE.test(sign))) last.text += sign;
    else runs.push({ script, text: sign });
  }
  return runs;
};
