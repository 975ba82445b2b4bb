import type { YogaId } from '@dhruva/jyotish';
import type { Bhava, Graha } from '@dhruva/jyotish/vocabulary';

/** How well a graha can give what it carries. */
export type Condition =
  | 'placed'
  | 'strong'
  | 'able'
  | 'guarding'
  | 'backed'
  | 'recovered'
  | 'confirmed'
  | 'labouring'
  | 'weak'
  | 'hidden'
  | 'late'
  | 'unable'
  | 'pressed'
  | 'doubted';

/**
 * What a finding of the birth chart says in everyday words, without a language: a graha that carries
 * a house (or, without a house, gives the matter by its nature) and how it fares; one that visits or
 * looks at a house; two carriers tied; the ground of a house; a yoga.
 */
export type Plain =
  | {
      readonly says: 'carrier';
      readonly graha: Graha;
      readonly house: Bhava | null;
      readonly condition: Condition;
      /** The house it stands in, where that is the point. */
      readonly place?: Bhava;
      /** The graha that backs or presses it. */
      readonly by?: Graha;
    }
  | {
      readonly says: 'visitor';
      readonly graha: Graha;
      readonly house: Bhava;
      readonly how: 'stands' | 'looks';
      readonly helps: boolean;
    }
  | {
      readonly says: 'link';
      readonly graha: Graha;
      readonly house: Bhava;
      readonly other: Graha;
      readonly otherHouse: Bhava;
      readonly helps: boolean;
    }
  | { readonly says: 'ground'; readonly house: Bhava; readonly helps: boolean }
  | { readonly says: 'yoga'; readonly yoga: YogaId };
