/** One change of a text: where, and what then stands there. */
interface Change {
  readonly at: RegExp;
  readonly becomes: (found: string) => string;
}

/** The text with its last match of `at` changed; throws when there is none, for then a list has moved. */
export const changed = (text: string, { at, becomes }: Change): string => {
  const found = [...text.matchAll(new RegExp(at, 'gmu'))].at(-1);
  if (!found) throw new Error(`found nothing like ${String(at)}`);
  const [whole] = found;
  return text.slice(0, found.index) + becomes(whole) + text.slice(found.index + whole.length);
};

export const above = (at: RegExp, line: string): Change => ({
  at,
  becomes: (found) => `${line}\n${found}`,
});

export const below = (at: RegExp, line: string): Change => ({
  at,
  becomes: (found) => `${found}\n${line}`,
});

/**
 * The entry of an object literal at the outermost level, as the formatter leaves it: from its key to the line
 * before the next key or the end of the literal.
 */
export const entryOf = (key: string): RegExp =>
  new RegExp(String.raw`^  (?:'${key}'|${key}): .*(?:\n(?:   .*|  [\])}].*))*`, 'mu');

/** A text as a literal of TypeScript; the formatter chooses the quotes. */
export const literal = (text: string): string => JSON.stringify(text);
