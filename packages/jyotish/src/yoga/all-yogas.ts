import { ARUDHA_YOGAS } from './arudha.ts';
import { BHAVA_YOGAS } from './bhava.ts';
import { CHANDRA_YOGAS } from './chandra.ts';
import { DEMANDING_YOGAS } from './demanding.ts';
import { DHANA_YOGAS } from './dhana.ts';
import { KARTARI_YOGAS } from './kartari.ts';
import { KIRTI_YOGAS } from './kirti.ts';
import { readsLagna } from './language/reads-lagna.ts';
import { MAHAPURUSHA_YOGAS } from './mahapurusha.ts';
import { NABHASA_YOGAS } from './nabhasa.ts';
import { NEECHA_BHANGA_YOGAS } from './neecha-bhanga.ts';
import { PARIVARTANA_YOGAS } from './parivartana.ts';
import { RAJA_YOGAS } from './raja.ts';
import { REMARK_YOGAS } from './remark.ts';
import { SHRI_YOGAS } from './shri.ts';
import { SURYA_YOGAS } from './surya.ts';
import { VIDYA_YOGAS } from './vidya.ts';
import { VIPARITA_YOGAS } from './viparita.ts';
import type { YogaRecord } from './yoga.types.ts';

const RECORDS = [
  ...MAHAPURUSHA_YOGAS,
  ...CHANDRA_YOGAS,
  ...SURYA_YOGAS,
  ...NABHASA_YOGAS,
  ...RAJA_YOGAS,
  ...DHANA_YOGAS,
  ...SHRI_YOGAS,
  ...KIRTI_YOGAS,
  ...VIDYA_YOGAS,
  ...BHAVA_YOGAS,
  ...VIPARITA_YOGAS,
  ...NEECHA_BHANGA_YOGAS,
  ...PARIVARTANA_YOGAS,
  ...KARTARI_YOGAS,
  ...ARUDHA_YOGAS,
  ...DEMANDING_YOGAS,
  ...REMARK_YOGAS,
] as const;

export type YogaId = (typeof RECORDS)[number]['id'];

/** A yoga record with one of our ids. */
export interface Yoga extends YogaRecord {
  readonly id: YogaId;
  /** Whether the yoga depends on the lagna, and so needs a birth time. */
  readonly needsLagna: boolean;
}

const withNeed = (record: YogaRecord & { readonly id: YogaId }): Yoga => {
  const { rule, full = rule, cancelledBy = rule } = record;
  return { ...record, needsLagna: [rule, full, cancelledBy].some(readsLagna) };
};

/** Every yoga of the engine, in the order they are reported. */
export const YOGAS: readonly Yoga[] = RECORDS.map(withNeed);

/** Ids of all yogas; narration has a sentence for each. */
export const YOGA_IDS: readonly YogaId[] = YOGAS.map(({ id }) => id);
