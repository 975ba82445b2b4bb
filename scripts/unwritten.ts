/**
 * Lists the places where a placeholder text of `npm run new` was not replaced; fails while there is one, so that
 * none is released.
 */
import { project } from './new/project.ts';
import { MARKS } from './new/question-texts.ts';

const unwritten = project
  .find('{packages/*/src,features/*/*,apps/*/{src,app}}/**/*.{ts,tsx,json,md}')
  .flatMap((path) =>
    project
      .text(path)
      .split('\n')
      .flatMap((line, at) =>
        MARKS.some((mark) => line.toLowerCase().includes(mark)) ? [`${path}:${at + 1}`] : [],
      ),
  );

for (const place of unwritten) console.error(place);
console.log(`to be written: ${unwritten.length}`);
process.exit(unwritten.length === 0 ? 0 : 1);
