import { LAMP } from '../../apps/web/app/ui/lamp-paths.ts';
import { starsOf } from '../../apps/web/app/ui/stars.ts';
import { chart } from './chart.ts';
import { FILM, round } from './film.ts';
import { wheel } from './wheel.ts';

const { width, height } = FILM;

/** Oscillates a whole number of times a loop, so that it ends where it began. */
const breath = (phase: number, times: number): number => Math.sin(2 * Math.PI * times * phase);

const GRADIENTS = `<defs>
<linearGradient id="night" x2="0" y2="1"><stop stop-color="var(--night-950)"/><stop offset="0.55" stop-color="var(--night-900)"/><stop offset="1" stop-color="var(--night-800)"/></linearGradient>
<radialGradient id="haze"><stop stop-color="var(--night-600)" stop-opacity="0.7"/><stop offset="1" stop-color="var(--night-600)" stop-opacity="0"/></radialGradient>
<radialGradient id="warmth"><stop stop-color="var(--ember-500)" stop-opacity="0.44"/><stop offset="1" stop-color="var(--ember-500)" stop-opacity="0"/></radialGradient>
</defs>`;

const stars = (phase: number): string =>
  starsOf({ seed: FILM.seed, count: 130, width, height })
    .map(({ x, y, r, brass, twinkles }, index) => {
      const opacity = twinkles ? 0.55 + 0.35 * breath(phase + index / 7, 2) : 0.65;
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="${brass ? 'var(--brass-300)' : '#ffffff'}" opacity="${round(opacity)}"/>`;
    })
    .join('');

const lamp = (phase: number): string => {
  const reach = round(330 + 16 * breath(phase, 3));
  return `<ellipse cx="640" cy="676" rx="${round(reach * 1.6)}" ry="${reach}" fill="url(#warmth)"/>
<g transform="translate(600 616) scale(2.5)"><path d="${LAMP.flame}" fill="var(--ember-500)"/><path d="${LAMP.core}" fill="var(--brass-300)"/><path d="${LAMP.bowl}" fill="var(--brass-300)"/></g>`;
};

/** Draws one frame as SVG. `phase`: 0 at the start of the loop, 1 at its end. */
export const frame = (phase: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${GRADIENTS}
<rect width="${width}" height="${height}" fill="url(#night)"/>
<ellipse cx="640" cy="420" rx="620" ry="420" fill="url(#haze)"/>
${stars(phase)}
${wheel(phase)}
${lamp(phase)}
${chart(phase)}
</svg>`;

/** Replaces the names of design tokens in a frame by their colours. */
export const coloured = (svg: string, tokens: string): string =>
  svg.replaceAll(/var\((--[\w-]+)\)/g, (name, token: string) => {
    const colour = tokens.match(new RegExp(`${token}: (#[0-9a-f]{6});`))?.[1];
    if (colour === undefined) throw new Error(`${name} is no colour of tokens.css`);
    return colour;
  });
