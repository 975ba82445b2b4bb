/** Per cent after `elapsed` ms when it rises by one each `step` ms, up to `cap`. */
export const risen = (elapsed: number, step: number, cap: number): number =>
  Math.min(cap, Math.floor(elapsed / step));

/** Which of `count` texts shows after `elapsed` ms when each stays for `each` ms; they go round. */
export const rotated = (elapsed: number, each: number, count: number): number =>
  Math.floor(elapsed / each) % count;
