/**
 * `npm run pictures`: screenshots of every route and dialog, at three sizes, light and dark, into pictures/,
 * with an index.html. `npm run pictures -- -g faq` replaces only those whose scene name contains that word.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeContactSheet } from './contact-sheet.ts';
import { FOLDER } from './take.ts';

const HERE = import.meta.dirname;
const wishes = process.argv.slice(2);

// Old screenshots could be mistaken for new ones.
if (!wishes.includes('-g')) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const { status } = spawnSync(
  process.execPath,
  [join(HERE, '../run.ts'), '-c', join(HERE, 'playwright.config.ts'), ...wishes],
  { stdio: 'inherit' },
);
console.log(writeContactSheet());
process.exit(status ?? 1);
