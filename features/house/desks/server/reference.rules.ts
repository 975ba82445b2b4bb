/** What a reference stands for: ids between two, both included. One appointment, or one assessment's order, but for a rare chance. */
export interface Reference {
  readonly of: 'session' | 'assessment';
  readonly first: string;
  readonly last: string;
  /** As it is written: "S-1B2C3D4E". */
  readonly shown: string;
}

const SHAPE = /^([SA])([0-9A-F]{8,32})$/;
const DIGITS = 32;

const uuidOf = (digits: string): string =>
  digits.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * "S-1B2C3D4E" of an appointment or "A-1B2C3D4E" of an assessment, or with more of the id behind it, in large
 * letters or small; undefined when it is neither.
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

/** Why a reference names no single one: all of each id does. */
export const severalInWords = (
  { of, shown }: Pick<Reference, 'of' | 'shown'>,
  cases: readonly { readonly id: string }[],
): string => {
  const letter = of === 'session' ? 'S' : 'A';
  const whole = cases.map(({ id }) => `${letter}-${id.replaceAll('-', '').toUpperCase()}`);
  return `${shown} stands for several; name one of them by ${whole.join(', ')}.`;
};
