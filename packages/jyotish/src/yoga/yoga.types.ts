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
  /** Condition that forms the yoga. */
  readonly rule: Rule;
  /** Condition that cancels a formed yoga. */
  readonly cancelledBy?: Rule;
  /** Further condition for the yoga to count in full, where the source grades it. */
  readonly full?: Rule;
  readonly side: 'for' | 'against' | 'neutral';
  /** Life areas the yoga counts for: those the source’s words on its fruits belong to. */
  readonly areas: readonly Area[];
  /** Book and chapter; where schools differ, a comment beside the record gives our choice. */
  readonly source: string;
  /** Expected share of births that have it uncancelled, in percent, low and high, over a thousand. */
  readonly percent: readonly [number, number];
}
