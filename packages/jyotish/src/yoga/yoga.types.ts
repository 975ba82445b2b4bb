import type { Area } from '../vocabulary.ts';
import type { Rule } from './language/rule.ts';

export type YogaFamily =
  | 'mahapurusha'
  | 'chandra'
  | 'surya'
  | 'nabhasa'
  | 'raja'
  | 'dhana'
  | 'shri'
  | 'kirti'
  | 'vidya'
  | 'bhava'
  | 'viparita'
  | 'neecha-bhanga'
  | 'parivartana'
  | 'kartari'
  | 'arudha'
  | 'demanding'
  | 'remark';

/** A yoga as a book defines it. */
export interface YogaRecord {
  readonly id: string;
  readonly family: YogaFamily;
  /** What forms it. */
  readonly rule: Rule;
  /** What undoes it once formed. */
  readonly cancelledBy?: Rule;
  /** Where the source grades it: what more has to be so for it to give in full. */
  readonly full?: Rule;
  readonly side: 'for' | 'against' | 'neutral';
  /** Areas of life it speaks to. */
  readonly areas: readonly Area[];
  /** Book and chapter; where schools differ, a comment beside the record says what we chose. */
  readonly source: string;
  /** Expected share of births that have it uncancelled, in percent, low and high, over a thousand. */
  readonly percent: readonly [number, number];
}
