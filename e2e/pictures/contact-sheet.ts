import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, SCHEMES, SIZES } from './take.ts';

const STYLE = `
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; background: #8a8a8a; }
  section { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; margin: 0 0 3rem; }
  h2 { font-size: 1rem; margin: 0 0 .5rem; }
  img { display: block; height: auto; }
`;

const picture = (file: string, width: number): string =>
  `<a href="${file}"><img src="${file}" width="${Math.round(width / 2)}" alt="${file}" loading="lazy"></a>`;

/** Writes pictures/index.html with one row for each screen; returns a summary. */
export const writeContactSheet = (): string => {
  const files = new Set(readdirSync(FOLDER).filter((name) => name.endsWith('.png')));
  const screens = [...new Set([...files].map((file) => file.split('--').slice(0, 2).join('--')))];
  const lines = screens.toSorted().map((screen) => {
    const shots = SIZES.flatMap(({ width }) =>
      SCHEMES.flatMap((scheme) => {
        const file = `${screen}--${String(width).padStart(4, '0')}--${scheme}.png`;
        return files.has(file) ? [picture(file, width)] : [];
      }),
    );
    return `<h2 id="${screen}">${screen}</h2><section>${shots.join('')}</section>`;
  });
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title><style>${STYLE}</style>${lines.join('\n')}</html>`;
  writeFileSync(join(FOLDER, 'index.html'), page);
  return `${files.size} pictures of ${screens.length} screens: ${FOLDER}/index.html`;
};
