import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Tokens = Readonly<Record<string, string>>;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Declarations of the first rule that begins with `opening`. */
const declarations = (opening: string): Tokens => {
  const start = css.indexOf(opening) + opening.length;
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]),
  );
};

const light = { ...declarations(':root {'), ...declarations('.on-paper {') };
const systemDark = declarations(":root:not([data-theme='light']) {");
const ownDark = declarations(":root[data-theme='dark'] {");
const dark = { ...light, ...ownDark };
const sky = { ...light, ...declarations('.on-sky {') };

const inCare = declarations('.in-care {');

const hexOf = (tokens: Tokens, name: string): string => {
  const value = tokens[name] ?? '';
  const inner = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return inner === undefined ? value : hexOf(tokens, inner);
};

/** Relative luminance, WCAG 2.2. */
const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

const contrast = (tokens: Tokens, front: string, back: string): number => {
  const [x, y] = [front, back].map((name) => luminance(hexOf(tokens, name))).sort((a, b) => b - a);
  return (x! + 0.05) / (y! + 0.05);
};

/** Backgrounds of text; `--text-3` is also the colour of placeholders and disabled text. */
const surfaces = ['--bg', '--surface', '--surface-2', '--care-tint'];
const texts = ['--text', '--text-2', '--text-3', '--link', '--error', '--care'];
const onSurfaces = texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const));

const readable = [
  ...onSurfaces,
  ['--btn-text', '--btn-bg'],
  ['--btn-text', '--btn-bg-hover'],
  ['--success', '--bg'],
  ['--success', '--surface'],
  ['--warn', '--bg'],
  ['--warn', '--surface'],
  ['--text', '--error-tint'],
  ['--error', '--error-tint'],
  ['--success', '--success-tint'],
  ['--warn', '--warn-tint'],
  ['--info', '--info-tint'],
] as const;

const visible = [
  ...surfaces.flatMap((surface) => [
    ['--border-control', surface] as const,
    ['--focus', surface] as const,
    ['--tick', surface] as const,
    ['--error', surface] as const,
  ]),
  ['--tick-mark', '--tick'],
  ['--chart-line', '--surface'],
] as const;

describe.each([
  ['light', light],
  ['dark', dark],
  ['care, light', { ...light, ...inCare }],
  ['care, dark', { ...dark, ...inCare }],
])('%s', (_theme, tokens) => {
  test.each(readable)('%s on %s can be read (4.5:1)', (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(visible)('%s on %s can be seen (3:1)', (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(3);
  });
});

test.each(['--text', '--text-2', '--text-3', '--link', '--brass-300'])(
  '%s can be read on the sky, at its darkest and its lightest',
  (text) => {
    for (const back of ['--night-950', '--night-800', '--night-600']) {
      expect(contrast(sky, text, back)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('white is never put on the flame: it cannot be read there', () => {
  expect(contrast(light, '--paper-0', '--ember-500')).toBeLessThan(4.5);
  expect(contrast(light, '--paper-0', '--ember-700')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(light, '--paper-0', '--sage-700')).toBeGreaterThanOrEqual(4.5);
});

test('dark is the same by the system’s wish and by the visitor’s own', () => {
  expect(ownDark).toEqual(systemDark);
});
