/**
 * The kinds of items that can be bought, with their details; each feature that sells something adds its own.
 * Stored encrypted with the order before payment (decisions 1 and 6).
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by those who sell
export interface Items {}

export type ItemOf<K extends keyof Items> = Items[K];
export type PurchaseItem = ItemOf<keyof Items>;
