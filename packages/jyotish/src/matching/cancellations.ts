import { houseFrom } from '../chart/houses.ts';
import { KUTA_MAXIMUM, NADI_EXEMPT, type Kuta } from '../tables/kutas.ts';
import { rashiLord } from '../tables/rashis.ts';
import { kutaScores, maitriOf, type KutaScores, type Moon } from './kutas.ts';

/** Parihara all schools agree on: they give a kuta its points back. */
export const AGREED_CANCELLATIONS = [
  'nadi-same-sign-other-star',
  'nadi-same-star-other-sign',
  'bhakoot-same-lord',
  'bhakoot-lords-friends',
] as const;
export type AgreedCancellation = (typeof AGREED_CANCELLATIONS)[number];

/** Parihara most or some hold: told, never counted. */
export const CANCELLATION_REMARKS = [
  'nadi-same-star-other-pada',
  'nadi-same-pada-disputed',
  'nadi-lords-friends',
  'nadi-star-exempt',
  'bhakoot-navamsa-lords-friends',
  'bhakoot-tara-and-maitri-full',
  'bhakoot-fifth-from-girl',
  'gana-lords-friends',
  'gana-navamsa-lords-friends',
  'gana-star-far-on',
  'yoni-maitri-good',
  'vashya-maitri-good',
] as const;
export type CancellationRemark = (typeof CANCELLATION_REMARKS)[number];

/** Points after agreed cancellations, which of them were applied, and what else is held. */
export interface Cancelled {
  readonly scores: KutaScores;
  readonly applied: readonly AgreedCancellation[];
  readonly remarks: readonly CancellationRemark[];
}

type Tests<Id extends string> = Readonly<Record<Id, boolean>>;

/** Lords one, or friends both ways. */
const FRIENDS = 5;
/** Friends, or friend and neutral. */
const GOOD = 4;
/** The star counted 14th or later from the other's. */
const FAR_ON = 13;

/** What is true of a pair of Moons, whichever kuta it may mend. */
const pairOf = (boy: Moon, girl: Moon) => ({
  sameSign: boy.rashi === girl.rashi,
  sameStar: boy.nakshatra === girl.nakshatra,
  samePada: boy.pada === girl.pada,
  lords: maitriOf(rashiLord(boy.rashi), rashiLord(girl.rashi)),
  navamsaLords: maitriOf(rashiLord(boy.vargas[9]), rashiLord(girl.vargas[9])),
});

const agreedTests = (boy: Moon, girl: Moon): Tests<AgreedCancellation> => {
  const { sameSign, sameStar, lords } = pairOf(boy, girl);
  const sameLord = rashiLord(boy.rashi) === rashiLord(girl.rashi);
  return {
    'nadi-same-sign-other-star': sameSign && !sameStar,
    'nadi-same-star-other-sign': sameStar && !sameSign,
    'bhakoot-same-lord': sameLord,
    'bhakoot-lords-friends': !sameLord && lords === FRIENDS,
  };
};

const remarkTests = (boy: Moon, girl: Moon, raw: KutaScores): Tests<CancellationRemark> => {
  const { sameSign, sameStar, samePada, lords, navamsaLords } = pairOf(boy, girl);
  return {
    'nadi-same-star-other-pada': sameStar && sameSign && !samePada,
    'nadi-same-pada-disputed': sameStar && samePada,
    'nadi-lords-friends': lords === FRIENDS,
    'nadi-star-exempt': [boy, girl].some(({ nakshatra }) => NADI_EXEMPT.includes(nakshatra)),
    'bhakoot-navamsa-lords-friends': navamsaLords === FRIENDS,
    'bhakoot-tara-and-maitri-full':
      raw.tara === KUTA_MAXIMUM.tara && raw.maitri === KUTA_MAXIMUM.maitri,
    'bhakoot-fifth-from-girl': houseFrom(girl.rashi, boy.rashi) === 5,
    'gana-lords-friends': lords === FRIENDS,
    'gana-navamsa-lords-friends': navamsaLords === FRIENDS,
    'gana-star-far-on': (girl.nakshatra - boy.nakshatra + 27) % 27 >= FAR_ON,
    'yoni-maitri-good': raw.maitri >= GOOD,
    'vashya-maitri-good': raw.maitri >= GOOD,
  };
};

/** Kutas that ask for a mend only when they give little: gana and yoni at 0 or 1, vashya below 1. */
const MENDED_BELOW: Readonly<Partial<Record<Kuta, number>>> = {
  nadi: 1,
  bhakoot: 1,
  gana: 2,
  yoni: 2,
  vashya: 1,
};

const kutaOf = (id: AgreedCancellation | CancellationRemark): Kuta => id.split('-')[0] as Kuta;

const holding = <Id extends AgreedCancellation | CancellationRemark>(
  tests: Tests<Id>,
  raw: KutaScores,
): readonly Id[] =>
  (Object.keys(tests) as Id[]).filter(
    (id) => tests[id] && raw[kutaOf(id)] < (MENDED_BELOW[kutaOf(id)] ?? 0),
  );

/**
 * The second column: an agreed cancellation gives its kuta the full points back, never more; what only
 * most or some hold is a remark (ours). MUH; Muhurta Chintamani, on marriage.
 */
export const cancelled = (boy: Moon, girl: Moon, raw = kutaScores(boy, girl)): Cancelled => {
  const applied = holding(agreedTests(boy, girl), raw);
  const restored = Object.fromEntries(
    applied.map((id) => [kutaOf(id), KUTA_MAXIMUM[kutaOf(id)]]),
  ) as Partial<Record<Kuta, number>>;
  const mended = new Set(applied.map(kutaOf));
  return {
    scores: { ...raw, ...restored },
    applied,
    remarks: holding(remarkTests(boy, girl, raw), raw).filter((id) => !mended.has(kutaOf(id))),
  };
};
