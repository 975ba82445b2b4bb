/** `npm run -s floors`: draws docs/floors.svg, the floors with the imports between their nouns, anew. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseTree } from './boundaries/cruise-tree.ts';
import { PICTURE, pictureOf } from './floors/picture.ts';

const root = join(import.meta.dirname, '..');
const { imports } = await cruiseTree(root);
writeFileSync(join(root, PICTURE), pictureOf(imports));
console.log(`${PICTURE} is drawn`);
