/** Per cent after `elapsed` ms: one more each `step` ms, up to `cap`. */
export const percentAfter = (elapsed: number, step: number, cap: number): number =>
  Math.min(cap, Math.floor(elapsed / step));

/** Index of the text shown after `elapsed` ms, of `count` texts that rotate every `each` ms. */
export const textIndexAfter = (elapsed: number, each: number, count: number): number =>
  Math.floor(elapsed / each) % count;
