/** Sounds that are easily taken for each other. */
const ALIKE = ['kg', 'cjs', 'td', 'pbv', 'mn', 'rl', 'rd', 'nl', 'vu', 'ji'];
const VOWELS = 'aiu';
const WEAK = `${VOWELS}h`;
const COST = { slip: 1, mistake: 2, other: 3 } as const;
const LONGEST = 40;

const has = (letters: string, code: number): boolean => letters.includes(String.fromCharCode(code));
const byCode = (cost: (code: number) => number): Uint8Array =>
  Uint8Array.from({ length: 128 }, (_, code) => cost(code));

/** What it costs to leave a sound out, or to put it in. */
const GAP = byCode((code) => (has(WEAK, code) ? COST.slip : COST.mistake));
/** What it costs to take one sound for another: `SWAP[a * 128 + b]`. */
const SWAP = Uint8Array.from({ length: 128 * 128 }, (_, pair) => {
  const [a, b] = [pair >> 7, pair & 127];
  if (a === b) return 0;
  if (has(VOWELS, a) && has(VOWELS, b)) return COST.slip;
  if (ALIKE.some((sounds) => has(sounds, a) && has(sounds, b))) return COST.slip;
  return has(WEAK, a) === has(WEAK, b) ? COST.mistake : COST.other;
});

/** The three lines of the table that are held at a time. */
const LINES = [
  new Uint8Array(LONGEST + 1),
  new Uint8Array(LONGEST + 1),
  new Uint8Array(LONGEST + 1),
] as const;

/** A phonetic key as bytes: `bytes` up to `length`. */
export interface Sound {
  readonly bytes: Uint8Array;
  readonly length: number;
}

/**
 * How far two phonetic keys are apart: 1 for a vowel or an h more, less or other and for a consonant taken for
 * one like it, 2 for any other consonant and for two neighbours swapped; `atMost + 1` where it is more.
 */
export function distance(a: Sound, b: Sound, atMost: number): number {
  if (a.length > LONGEST || b.length > LONGEST) return atMost + 1;
  if (Math.abs(a.length - b.length) > atMost) return atMost + 1;
  let [twoAbove, above, line] = LINES;
  above[0] = 0;
  for (let column = 1; column <= b.length; column += 1)
    above[column] = (above[column - 1] ?? 0) + (GAP[b.bytes[column - 1] ?? 0] ?? 0);
  for (let row = 1; row <= a.length; row += 1) {
    const here = a.bytes[row - 1] ?? 0;
    let least = (above[0] ?? 0) + (GAP[here] ?? 0);
    line[0] = least;
    for (let column = 1; column <= b.length; column += 1) {
      const there = b.bytes[column - 1] ?? 0;
      let cost = (above[column - 1] ?? 0) + (SWAP[here * 128 + there] ?? COST.other);
      cost = Math.min(cost, (above[column] ?? 0) + (GAP[here] ?? 0));
      cost = Math.min(cost, (line[column - 1] ?? 0) + (GAP[there] ?? 0));
      if (row > 1 && column > 1 && here === b.bytes[column - 2] && there === a.bytes[row - 2])
        cost = Math.min(cost, (twoAbove[column - 2] ?? 0) + COST.mistake);
      line[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > atMost) return atMost + 1;
    [twoAbove, above, line] = [above, line, twoAbove];
  }
  return Math.min(above[b.length] ?? 0, atMost + 1);
}
