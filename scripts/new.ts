/**
 * `npm run new`: writes a question or a feature that passes every check, to be filled in where it says "to be written".
 * What cannot be made is refused: exit 2, a sentence for each thing that is wrong, nothing written.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { newFeature } from './new/feature.ts';
import { project, Refusal, type Texts } from './new/project.ts';
import { newQuestion } from './new/question.ts';

const USAGE = `npm run new -- question <id> --area <area> --text "…?" --hindi "…?" [--after <id of a question>]
npm run new -- feature <floor> <noun>`;

const TEXT = { type: 'string' } as const;

const run = (program: string, ...words: readonly string[]): void => {
  const { status } = spawnSync(program, words, { cwd: project.root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed`);
};

const write = (texts: Texts): void => {
  for (const [path, text] of texts) {
    const target = join(project.root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    console.log(path);
  }
  run('npm', 'exec', '--', 'oxfmt', ...texts.keys());
};

const question = (args: readonly string[]): void => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { area: TEXT, text: TEXT, hindi: TEXT, after: TEXT },
    allowPositionals: true,
  });
  const [id, ...more] = positionals;
  const { area, text, hindi, after } = values;
  if (!id || !area || !text || !hindi || more.length > 0) {
    const missing = Object.entries({ id, '--area': area, '--text': text, '--hindi': hindi })
      .filter(([, value]) => !value)
      .map(([name]) => name);
    const wrong =
      missing.length > 0 ? `missing: ${missing.join(', ')}` : `too much: ${more.join(' ')}`;
    throw new Refusal(`${wrong}\n${USAGE}`);
  }
  write(newQuestion({ id, area, text, hindi, after }));
};

const feature = (args: readonly string[]): void => {
  const [floor, noun, ...more] = args;
  if (!floor || !noun || more.length > 0)
    throw new Refusal(`A feature is named by its floor and its noun.\n${USAGE}`);
  write(newFeature({ floor, noun }));
  run(process.execPath, 'scripts/floors.ts');
};

const isRefusal = (error: unknown): error is Error =>
  error instanceof Refusal ||
  (error instanceof TypeError &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS'));

try {
  const [kind, ...args] = process.argv.slice(2);
  if (kind === 'question') question(args);
  else if (kind === 'feature') feature(args);
  else throw new Refusal(USAGE);
  console.log('Now run `npm run check`. `npm run unwritten` names what is to be written.');
} catch (error) {
  if (!isRefusal(error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
