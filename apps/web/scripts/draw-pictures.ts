/**
 * Draws icons and preview pictures as PNG: `npm run pictures -w @dhruva/web`. Needs rsvg-convert
 * (librsvg2-bin); the results are committed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import subsetFont from 'subset-font';
import { runnerImport } from 'vite';
import type * as Drawings from './drawings.tsx';

const require = createRequire(import.meta.url);
const WEB = join(import.meta.dirname, '..');
const PUBLIC = join(WEB, 'public');
const FONTS = ['martel/files/martel-latin-700-normal', 'mukta/files/mukta-latin-400-normal'];
const LETTERS = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/** A temporary fontconfig folder with only our fonts, so that rsvg-convert uses no other. */
const fontFolder = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'dhruva-fonts-'));
  for (const [index, name] of FONTS.entries()) {
    const font = readFileSync(require.resolve(`@fontsource/${name}.woff2`));
    const plain = await subsetFont(font, LETTERS, { targetFormat: 'truetype' });
    writeFileSync(join(folder, `${index}.ttf`), plain);
  }
  const settings = `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`;
  writeFileSync(join(folder, 'fonts.conf'), settings);
  return folder;
};

/** Colour tokens of the light theme, substituted because rsvg-convert does not support CSS variables. */
const [light = ''] = readFileSync(join(WEB, 'app/ui/tokens.css'), 'utf8').split('\n}');
const tokens = new Map(
  [...light.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
);
const coloured = (svg: string): string => {
  const next = svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? name);
  return next === svg ? svg : coloured(next);
};
const svgOf = <Props extends object>(Drawing: FunctionComponent<Props>, props: Props): string =>
  coloured(renderToStaticMarkup(createElement(Drawing, props)));

const fonts = await fontFolder();
const draw = (name: string, svg: string, width: number): void => {
  execFileSync('rsvg-convert', ['--width', String(width), '--output', join(PUBLIC, name)], {
    input: svg,
    env: { ...process.env, FONTCONFIG_FILE: join(fonts, 'fonts.conf') },
  });
};

const { module } = await runnerImport<typeof Drawings>(join(import.meta.dirname, 'drawings.tsx'));
const rounded = svgOf(module.Icon, { corner: 11, lamp: 1.2 });
const whole = svgOf(module.Icon, { corner: 0, lamp: 1 });
writeFileSync(join(PUBLIC, 'favicon.svg'), rounded);
draw('favicon.png', rounded, 48);
draw('icon-192.png', rounded, 192);
draw('icon-512.png', rounded, 512);
draw('touch-icon.png', whole, 180);
draw('icon-maskable-512.png', whole, 512);
draw('preview-sky.png', svgOf(module.PreviewOfSky, {}), 1200);
draw('preview-care.png', svgOf(module.PreviewOfCare, {}), 1200);
rmSync(fonts, { recursive: true });
