/** Whole numbers as letters, none of which needs escaping in quotes. */
const FIRST = '#'.codePointAt(0) ?? 0;
/** As many as there are from FIRST to `~`, without the backslash. */
const LETTERS = Array.from({ length: 92 }, (_, at) => String.fromCodePoint(FIRST + at)).filter(
  (letter) => letter !== '\\',
);
const VALUES = new Map(LETTERS.map((letter, value) => [letter, value]));

/** The letter that says "so many more, and what follows". */
const MOST = LETTERS.length - 1;

/** Whole numbers from 0 on, one letter each, or several where they are large. */
export const lettersOf = (numbers: readonly number[]): string =>
  numbers
    .map(
      (number) =>
        (LETTERS[MOST] ?? '').repeat(Math.floor(number / MOST)) + (LETTERS[number % MOST] ?? ''),
    )
    .join('');

/** The numbers that letters say. */
export const numbersOf = (letters: string): readonly number[] => {
  const numbers: number[] = [];
  let more = 0;
  for (const letter of letters) {
    const value = VALUES.get(letter) ?? 0;
    if (value === MOST) more += MOST;
    else {
      numbers.push(more + value);
      more = 0;
    }
  }
  return numbers;
};

/** A table in writing: the weights that are not zero, and how far each is from the one before. */
export interface Written {
  readonly places: number;
  readonly bias: number;
  readonly step: number;
  /** Weights are told in whole steps from -largest to largest. */
  readonly largest: number;
  readonly gaps: string;
  readonly steps: string;
}

/** A table of weights in whole steps, written down. */
export const written = ({
  bias,
  step,
  largest,
  steps,
}: Omit<Written, 'places' | 'gaps' | 'steps'> & { readonly steps: Int8Array }): Written => {
  const gaps: number[] = [];
  const told: number[] = [];
  let before = -1;
  for (const [place, weight] of steps.entries()) {
    if (weight === 0) continue;
    gaps.push(place - before - 1);
    told.push(weight + largest);
    before = place;
  }
  return {
    places: steps.length,
    bias,
    step,
    largest,
    gaps: lettersOf(gaps),
    steps: lettersOf(told),
  };
};

/** A table that was written down. */
export const read = ({ places, bias, step, largest, gaps, steps }: Written) => {
  const weights = new Float32Array(places);
  const told = numbersOf(steps);
  let place = -1;
  for (const [at, gap] of numbersOf(gaps).entries()) {
    place += gap + 1;
    weights[place] = ((told[at] ?? largest) - largest) * step;
  }
  return { bias, weights };
};
