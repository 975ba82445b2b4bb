/**
 * What can be bought, with its details, by its kind: each noun that sells something adds its own. Kept sealed with the
 * order from before payment on (decisions 1 and 6).
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by those who sell
export interface Items {}

export type ItemOf<K extends keyof Items> = Items[K];
export type PurchaseItem = ItemOf<keyof Items>;
