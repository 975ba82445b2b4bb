/** Prices in integer paise. The server charges from this table only. */
export const QUESTION_PRICE_PAISE = { 99: 9_900, 199: 19_900 } as const;
