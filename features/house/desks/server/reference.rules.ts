/**
 * A reference as a range of ids, both ends included. Almost always exactly one appointment or assessment
 * order lies in it.
 */
export interface Reference {
  readonly of: 'session' | 'assessment';
  readonly first: string;
  readonly last: string;
  /** The reference as written: "S-1B2C3D4E". */
  readonly shown: string;
}

const SHAPE = /^([SA])([0-9A-F]{8,32})$/;
const DIGITS = 32;

const uuidOf = (digits: string): string =>
  digits.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * Parses "S-1B2C3D4E" (an appointment) or "A-1B2C3D4E" (an assessment), or a longer prefix of the id, in
 * upper or lower case; undefined when it is neither.
 */
export const readReference = (typed: string): Reference | undefined => {
  const [, letter, digits = ''] = SHAPE.exec(typed.toUpperCase().replaceAll(/[\s-]/g, '')) ?? [];
  if (letter === undefined) return undefined;
  return {
    of: letter === 'S' ? 'session' : 'assessment',
    first: uuidOf(digits.padEnd(DIGITS, '0')),
    last: uuidOf(digits.padEnd(DIGITS, 'F')),
    shown: `${letter}-${digits}`,
  };
};

/** The message for a reference that matches several; it lists their full ids. */
export const ambiguousReference = (
  { of, shown }: Pick<Reference, 'of' | 'shown'>,
  cases: readonly { readonly id: string }[],
): string => {
  const letter = of === 'session' ? 'S' : 'A';
  const whole = cases.map(({ id }) => `${letter}-${id.replaceAll('-', '').toUpperCase()}`);
  return `${shown} stands for several; name one of them by ${whole.join(', ')}.`;
};
