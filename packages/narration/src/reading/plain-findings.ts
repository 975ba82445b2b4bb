import type { EvidenceOf, Finding, FindingId, Side } from '@dhruva/jyotish';
import type { Bhava, Graha } from '@dhruva/jyotish/vocabulary';
import type { Condition, Plain } from '../telling/everyday/plain.types.ts';
import type { Tie } from '../telling/everyday/reading-words.ts';

type Of<I extends FindingId> = (evidence: EvidenceOf<I>, side: Side) => Plain;
type Readers = { readonly [I in FindingId]?: Of<I> };

const carrier = (
  graha: Graha,
  house: Bhava | null,
  condition: Condition,
  more: { readonly place?: Bhava; readonly by?: Graha } = {},
): Plain => ({ says: 'carrier', graha, house, condition, ...more });

const lordIn: Of<'promise.lord-in-house'> = ({ lord, house, lordHouse }, side) =>
  carrier(lord, house, side === 'against' ? 'labouring' : 'placed', { place: lordHouse });

const visitor =
  (how: 'stands' | 'looks') =>
  ({ graha, house }: { readonly graha: Graha; readonly house: Bhava }, side: Side): Plain => ({
    says: 'visitor',
    graha,
    house,
    how,
    helps: side !== 'against',
  });

const link: Of<'promise.lords-linked'> = ({ lord, house, otherLord, otherHouse }, side) => ({
  says: 'link',
  graha: lord,
  house,
  other: otherLord,
  otherHouse,
  helps: side !== 'against',
});

const ground = ({ house }: { readonly house: Bhava }, side: Side): Plain => ({
  says: 'ground',
  house,
  helps: side !== 'against',
});

const confirmed = ({ lord, house }: { readonly lord: Graha; readonly house: Bhava }): Plain =>
  carrier(lord, house, 'confirmed');
const doubted = ({ lord, house }: { readonly lord: Graha; readonly house: Bhava }): Plain =>
  carrier(lord, house, 'doubted');

/** What each finding of the birth chart says in everyday words; the others stay in the astrology below. */
const READERS: Readers = {
  'promise.lord-well-placed': lordIn,
  'promise.lord-in-dusthana': lordIn,
  'promise.lord-in-house': lordIn,
  'promise.lord-strong-sign': ({ lord, house }) => carrier(lord, house, 'strong'),
  'promise.lord-weak-sign': ({ lord, house }) => carrier(lord, house, 'weak'),
  'promise.lord-combust': ({ lord, house }) => carrier(lord, house, 'hidden'),
  'promise.lord-retrograde': ({ lord, house }) => carrier(lord, house, 'late'),
  'promise.lord-guards-house': ({ lord, house }) => carrier(lord, house, 'guarding'),
  'promise.lord-able': ({ lord, house }) => carrier(lord, house, 'able'),
  'promise.lord-unable': ({ lord, house }) => carrier(lord, house, 'unable'),
  'promise.debility-eased': ({ graha }) => carrier(graha, null, 'recovered'),
  'promise.benefic-in-house': visitor('stands'),
  'promise.malefic-in-house': visitor('stands'),
  'promise.malefic-lifts-house': visitor('stands'),
  'promise.graha-in-house': visitor('stands'),
  'promise.benefic-aspects-house': visitor('looks'),
  'promise.malefic-aspects-house': visitor('looks'),
  'promise.graha-aspects-house': visitor('looks'),
  'promise.house-hemmed-kindly': ground,
  'promise.house-hemmed-harshly': ground,
  'promise.bindus-in-house': ground,
  'promise.karaka-strong': ({ graha }) => carrier(graha, null, 'strong'),
  'promise.karaka-weak': ({ graha }) => carrier(graha, null, 'weak'),
  'promise.karaka-combust': ({ graha }) => carrier(graha, null, 'hidden'),
  'promise.karaka-well-placed': ({ graha, house }) =>
    carrier(graha, null, 'placed', { place: house }),
  'promise.karaka-in-dusthana': ({ graha, house }) =>
    carrier(graha, null, 'labouring', { place: house }),
  'promise.karaka-supported': ({ graha, other }) => carrier(graha, null, 'backed', { by: other }),
  'promise.karaka-pressed': ({ graha, other }) => carrier(graha, null, 'pressed', { by: other }),
  'promise.directional-strength': ({ graha }) => carrier(graha, null, 'able'),
  'promise.strongest': ({ graha }) => carrier(graha, null, 'able'),
  'promise.lords-linked': link,
  'promise.lords-entangled': link,
  'promise.yoga': ({ yoga }) => ({ says: 'yoga', yoga }),
  'varga.lord-well-placed': confirmed,
  'varga.lord-strong-sign': confirmed,
  'varga.karaka-strong': ({ graha }) => carrier(graha, null, 'confirmed'),
  'varga.vargottama': ({ graha }) => carrier(graha, null, 'confirmed'),
  'varga.lord-in-dusthana': doubted,
  'varga.lord-weak-sign': doubted,
  'varga.karaka-weak': ({ graha }) => carrier(graha, null, 'doubted'),
};

/** What a finding says in everyday words; undefined for one that has only technical ones. */
export const plainOf = ({ id, evidence, side }: Finding): Plain | undefined =>
  (READERS[id] as Of<never> | undefined)?.(evidence as never, side);

/** The graha a plain statement is about; undefined where it is about none. */
export const grahaIn = (plain: Plain): Graha | undefined =>
  'graha' in plain ? plain.graha : undefined;

/** Whether a plain statement names a graha: as its own, or beside it. */
export const names = (plain: Plain, graha: Graha): boolean =>
  grahaIn(plain) === graha ||
  ('by' in plain && plain.by === graha) ||
  ('other' in plain && plain.other === graha);

/** What ties the graha of a plain statement to the matter; undefined where it is about none. */
export const tieIn = (plain: Plain): Tie | undefined => {
  switch (plain.says) {
    case 'carrier':
      return plain.house === null ? { by: 'stands-for' } : { by: 'carries', house: plain.house };
    case 'link':
      return { by: 'carries', house: plain.house };
    case 'visitor':
      return { by: plain.how === 'stands' ? 'stands-in' : 'looks-at', house: plain.house };
    default:
      return undefined;
  }
};
