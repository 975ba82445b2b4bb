const decoder = new TextDecoder();

/** Many short texts in one UTF-8 buffer: text `n` is `bytes` from `starts[n]` up to `starts[n + 1]`. */
export interface TextColumn {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

/** Text `n` of the column. */
export const textAt = ({ bytes, starts }: TextColumn, n: number): string =>
  decoder.decode(bytes.subarray(starts[n], starts[n + 1]));

/** The length of text `n` in bytes. */
export const lengthAt = ({ starts }: TextColumn, n: number): number =>
  (starts[n + 1] ?? 0) - (starts[n] ?? 0);

/** Start offsets of texts of these byte lengths, and the end of the last. */
export function startsOf(lengths: Uint8Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let n = 0; n < lengths.length; n += 1) starts[n + 1] = (starts[n] ?? 0) + (lengths[n] ?? 0);
  return starts;
}

/** Whether text `n` equals `prefix`, begins with it, or neither. */
export function startOf(
  { bytes, starts }: TextColumn,
  n: number,
  prefix: Uint8Array,
): 'whole' | 'beginning' | 'other' {
  const from = starts[n] ?? 0;
  const length = lengthAt({ bytes, starts }, n);
  if (length < prefix.length) return 'other';
  for (let at = 0; at < prefix.length; at += 1) if (bytes[from + at] !== prefix[at]) return 'other';
  return length === prefix.length ? 'whole' : 'beginning';
}
