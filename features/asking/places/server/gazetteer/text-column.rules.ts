const decoder = new TextDecoder();

/** Many short texts in one buffer (UTF-8): text `n` lies in `bytes` from `starts[n]` up to `starts[n + 1]`. */
export interface TextColumn {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

/** Text `n` of the column. */
export const textAt = ({ bytes, starts }: TextColumn, n: number): string =>
  decoder.decode(bytes.subarray(starts[n], starts[n + 1]));

/** Byte length of each text → where each begins, and where the last ends. */
export function startsOf(lengths: Uint8Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let n = 0; n < lengths.length; n += 1) starts[n + 1] = (starts[n] ?? 0) + (lengths[n] ?? 0);
  return starts;
}

/** How text `n` begins: with `prefix` and more, with nothing but it, or otherwise. */
export function startOf(
  { bytes, starts }: TextColumn,
  n: number,
  prefix: Uint8Array,
): 'whole' | 'beginning' | 'other' {
  const from = starts[n] ?? 0;
  const length = (starts[n + 1] ?? 0) - from;
  if (length < prefix.length) return 'other';
  for (let at = 0; at < prefix.length; at += 1) if (bytes[from + at] !== prefix[at]) return 'other';
  return length === prefix.length ? 'whole' : 'beginning';
}
