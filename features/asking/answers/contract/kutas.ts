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
