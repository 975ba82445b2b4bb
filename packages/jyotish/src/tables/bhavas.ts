import type { Bhava } from '../vocabulary.ts';

/** Classes of houses. BPHS 7, 34. */
export const KENDRAS: readonly Bhava[] = [1, 4, 7, 10];
export const TRIKONAS: readonly Bhava[] = [1, 5, 9];
export const DUSTHANAS: readonly Bhava[] = [6, 8, 12];
export const UPACHAYAS: readonly Bhava[] = [3, 6, 10, 11];
/** Houses whose lords demand effort. Laghu Parashari 1. */
export const TRISHADAYAS: readonly Bhava[] = [3, 6, 11];
/** Houses whose lords end what they hold. BPHS 44. */
export const MARAKAS: readonly Bhava[] = [2, 7];
