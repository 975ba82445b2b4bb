import { ZODIAC_GLYPHS } from '../../apps/web/app/ui/zodiac-glyphs.ts';
import { FILM, glow, round } from './film.ts';

/**
 * The wheel's centre lies below the lower edge, so only its upper half is visible, like an arch of the sky.
 */
const CENTRE = { x: 640, y: 760 };
const RADIUS = { outer: 640, inner: 602, hub: 486 };
const GLYPH = { radius: 545, scale: 2.9, box: 24 };
/** Signs further from the top than this many degrees are below the edge. */
const HORIZON = 92;
const RAD = Math.PI / 180;

const at = (radius: number, degrees: number) => ({
  x: round(CENTRE.x + radius * Math.sin(degrees * RAD)),
  y: round(CENTRE.y - radius * Math.cos(degrees * RAD)),
});

const isAbove = (degrees: number): boolean => Math.cos(degrees * RAD) > Math.cos(HORIZON * RAD);

/** Angles all around, `step` degrees apart and offset by `turn`, in the same order for every turn. */
const places = (step: number, turn: number): number[] =>
  Array.from({ length: 360 / step }, (_, index) => (round(index * step + turn) + 360) % 360)
    .filter(isAbove)
    .toSorted((a, b) => a - b);

const ticks = (turn: number): string => {
  const lines = (step: number, from: number) =>
    places(step, turn).map((degrees) => {
      const [a, b] = [at(from, degrees), at(RADIUS.outer - 6, degrees)];
      return `M${a.x} ${a.y}L${b.x} ${b.y}`;
    });
  return [...lines(5, 622), ...lines(30, 606)].join('');
};

const beads = (turn: number): string =>
  places(30, -turn)
    .map((degrees) => ({ ...at(RADIUS.hub, degrees), r: 5 }))
    .concat(places(10, -turn).map((degrees) => ({ ...at(RADIUS.hub, degrees), r: 2.2 })))
    .map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
    .join('');

const sign = (glyph: string, index: number, phase: number): string => {
  const degrees = -15 - index * 30;
  if (!isAbove(degrees)) return '';
  const { x, y } = at(GLYPH.radius, degrees);
  const corner = (GLYPH.box / 2) * GLYPH.scale;
  const light = glow(phase - index / ZODIAC_GLYPHS.length);
  return `<path d="${glyph}" transform="translate(${round(x - corner)} ${round(y - corner)}) scale(${GLYPH.scale})" opacity="${round(0.6 + 0.4 * light)}"/>`;
};

const circle = (radius: number, width: number, opacity: number): string =>
  `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${radius}" stroke-width="${width}" opacity="${opacity}"/>`;

/**
 * Draws two rings that rotate in opposite directions around still signs; each sign brightens with its house.
 */
export const wheel = (phase: number): string => {
  const turn = phase * FILM.turn;
  return `<g fill="none" stroke="var(--brass-300)">
${circle(RADIUS.outer, 3, 1)}${circle(RADIUS.inner, 1.4, 0.7)}${circle(RADIUS.hub, 1.8, 0.8)}
<path d="${ticks(turn)}" stroke-width="1.6" opacity="0.7"/>
<g stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${ZODIAC_GLYPHS.map((glyph, index) => sign(glyph, index, phase)).join('')}</g>
</g><g fill="var(--brass-300)">${beads(turn)}</g>`;
};
