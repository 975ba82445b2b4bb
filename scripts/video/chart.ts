import { glow } from './film.ts';

/**
 * Points of the chart in a box of 4 by 4: corners, middles of the sides, centre, and where lozenge and
 * diagonals meet.
 */
const POINTS = {
  A: '0 0',
  B: '4 0',
  C: '4 4',
  D: '0 4',
  T: '2 0',
  R: '4 2',
  M: '2 4',
  L: '0 2',
  O: '2 2',
  P: '1 1',
  Q: '3 1',
  S: '3 3',
  U: '1 3',
} as const;
type Point = keyof typeof POINTS;

/** The twelve houses from the top-centre lozenge on, counter-clockwise. */
const HOUSES = [
  'TQOP',
  'ATP',
  'APL',
  'LPOU',
  'LUD',
  'DUM',
  'MUOS',
  'MSC',
  'CSR',
  'RSOQ',
  'RQB',
  'BQT',
].map((corners) => `M${[...corners].map((name) => POINTS[name as Point]).join('L')}Z`);

const LINES = 'M0 0H4V4H0ZM0 0L4 4M4 0L0 4M2 0L4 2L2 4L0 2Z';

/** Draws a North-Indian chart whose houses light up one after the other. */
export const chart = (phase: number): string => {
  const lights = HOUSES.map(
    (house, index) =>
      `<path d="${house}" fill="var(--ember-400)" opacity="${glow(phase - index / HOUSES.length) * 0.3}"/>`,
  );
  return `<g transform="translate(512 320) scale(64)">${lights.join('')}
<path d="${LINES}" fill="none" stroke="var(--ember-300)" stroke-width="0.04" stroke-linejoin="round"/></g>`;
};
