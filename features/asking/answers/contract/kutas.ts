/** The eight kutas of the ashtakuta matching, in the order in which an answer lists them. */
export const KUTAS = [
  'varna',
  'vashya',
  'tara',
  'yoni',
  'maitri',
  'gana',
  'bhakoot',
  'nadi',
] as const;
export type Kuta = (typeof KUTAS)[number];
