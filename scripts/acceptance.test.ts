import { expect, test } from 'vitest';
import { document, misnamed, tableRows } from './named-tests.ts';

/** The checklist's areas in order: how many rows each has, and which only restate another. */
const CHECKLIST: Readonly<Record<string, readonly [count: number, restated?: readonly number[]]>> =
  {
    GEN: [25, [7, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
    RTE: [22],
    NAV: [17],
    FTR: [8],
    HOM: [17],
    CMF: [18],
    CMD: [22],
    LGN: [23],
    SGN: [12],
    SUP: [7],
    PRF: [23],
    TRM: [7],
    PRV: [3],
    QST: [29],
    BDM: [12],
    PRG: [5],
    PER: [4],
    REF: [5],
    PKG: [15],
    PLN: [16],
    INT: [6],
    PTH: [17],
    SLT: [11],
    BKG: [12],
    SYM: [15],
    ASM: [33],
    FRT: [8],
    HYP: [2],
    FAQ: [2],
    ENT: [16],
    SES: [5],
    ROL: [9],
    API: [21],
    PAY: [12],
    ERR: [6],
    CON: [14, [1, 2, 3, 4, 7, 8, 9, 11, 12, 13, 14]],
  };

const distinct = Object.entries(CHECKLIST).flatMap(([area, [count, restated = []]]) =>
  Array.from({ length: count }, (_, at) => at + 1)
    .filter((number) => !restated.includes(number))
    .map((number) => `${area}-${String(number).padStart(2, '0')}`),
);

const page = document('docs/acceptance.md');
const [unmet = '', met = ''] = page.split('\n## Counts\n');
const [, timers = ''] = page.split('\n## Timers\n');
const isRow = ([id = '']: readonly string[]): boolean => /^[A-Z]{3}-\d\d$/.test(id);
const rowsMet = tableRows(met)
  .filter(isRow)
  .map(([id = '', what = '', proof = '', deviation = '']) => ({ id, what, proof, deviation }));
const rowsNotMet = tableRows(unmet)
  .filter(isRow)
  .map(([id = '', what = '', missing = '']) => ({ id, what, missing }));

test('each distinct row of the checklist stands once, met or not', () => {
  const listed = [...rowsNotMet, ...rowsMet].map(({ id }) => id);
  expect(listed.toSorted()).toEqual(distinct.toSorted());
});

test('the rows that are met keep the order of the checklist', () => {
  const ids = rowsMet.map(({ id }) => id);
  expect(ids).toEqual(distinct.filter((id) => ids.includes(id)));
});

test('rows that are not met say what is missing, and the counts are true', () => {
  for (const { missing } of rowsNotMet) expect(missing).not.toBe('');
  const by = (kind: string): number =>
    rowsMet.filter(({ deviation }) => deviation.startsWith(kind)).length;
  const [read, deviating] = [by('reading'), by('decision')];
  const written = rowsMet.length - read - deviating;
  expect(page).toContain(
    `${distinct.length} rows: ${written} met as written, ${read} as we read them, ${deviating} with a deviation, ${rowsNotMet.length} not met.`,
  );
});

test.each(rowsMet)('$id is proven where the page says', ({ what, proof, deviation }) => {
  expect(what).not.toBe('');
  expect(misnamed(proof)).toEqual([]);
  expect(deviation).toMatch(/^((decision \d+|reading), \[\d{4}\]\(.+\))?$/);
});

test('each record that is named is there, and a deviation says how to switch back', () => {
  const records = new Set([...page.matchAll(/\]\((decisions\/[^)]+)\)/g)].map(([, path]) => path));
  expect(records.size).toBeGreaterThan(5);
  for (const record of records)
    expect(document(`docs/${record}`)).toMatch(/^# \d{4} [^]*\*\*(Switch b|B)ack\.\*\*/);
});

test.each(tableRows(timers).slice(1))('timer: %s, %s', (_timer, _lasts, proof = '') => {
  expect(misnamed(proof)).toEqual([]);
});
