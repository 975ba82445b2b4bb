/** One row of the table of contradictions: how many of those looked at contradict. */
export interface Row {
  wrong: number;
  of: number;
  /** The first one found, to look at. */
  first: string;
}

/** What is counted, in the words of the table. */
export const ROWS = {
  conjoined: 'said to be conjoined, and not in one sign',
  present: 'told as present, and not running on the day of asking',
  outlives: 'a cause outlives its ease by over three months, and nothing stronger begins then',
  whyWhen: 'the ease of a "why" and the first window of its "when" four months or more apart',
  bothSides: 'a period lord helps and hinders, and nothing says which weighs more',
  periods:
    'a running period told as help in one answer and as slow in another about the same matter of life',
  partly: 'a passage told as what opens months in some of which it does not run, and not said so',
  windows: 'a window in the text that is none of the answer',
  mahapurusha: 'a mahapurusha yoga not named where it bears on the matter',
  manglik: 'an answer about a marriage that does not say who is manglik',
  soldOpen: 'sold though it holds for less than 60 % of the day',
  earlyForElders: 'at 35 or more, told of an early or usual time',
  pasts: 'over 25, and fewer than two stretches of the past',
} as const;
export type RowId = keyof typeof ROWS;
export type Rows = Readonly<Record<RowId, Row>>;

/** Rows with nothing counted yet. */
export const emptyRows = (): Rows =>
  Object.fromEntries(Object.keys(ROWS).map((id) => [id, { wrong: 0, of: 0, first: '' }])) as Rows;

/** Counts one case; `what` is kept of the first that is wrong. */
export const count = (row: Row, isWrong: boolean, what: () => string): void => {
  row.of += 1;
  if (!isWrong) return;
  if (row.wrong === 0) row.first = what();
  row.wrong += 1;
};

/** A line for each row, with the first contradiction below it. */
export const linesOf = (rows: Rows): readonly string[] =>
  Object.entries(ROWS).flatMap(([id, title]) => {
    const { wrong, of, first } = rows[id as RowId];
    return [`${wrong} of ${of}: ${title}`, ...(first === '' ? [] : [`    ${first}`])];
  });
