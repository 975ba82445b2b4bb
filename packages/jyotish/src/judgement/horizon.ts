/** Calendar months a question looks ahead, the month of asking being the first. */
export type Horizon = 6 | 12 | 24 | 36 | 48 | 60;
