/**
 * Tie (sambandha) of one graha to another, as the one does it: it stands with, exchanges signs
 * with, aspects, is aspected by, hosts or is a guest of the other. One graha may own both houses.
 */
export const TIES = [
  'same-lord',
  'conjunction',
  'exchange',
  'mutual-aspect',
  'aspects',
  'aspected-by',
  'hosts',
  'hosted-by',
] as const;
export type Tie = (typeof TIES)[number];
