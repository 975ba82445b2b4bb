import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const WEB = join(import.meta.dirname, '..');
const OUTPUT_FOLDER = join(WEB, 'app/paraglide');
/** The file with the hash of the inputs that the compiled messages were made from. */
const DIGEST_FILE = 'inputs.sha256';
const INPUTS = [
  'messages/**/*.json',
  '../../features/*/*/words/*.json',
  'project.inlang/settings.json',
  'scripts/compile-messages.ts',
  '../../node_modules/@inlang/*/package.json',
];

const LOCALE = '"en"';
/** How paraglide writes a fixed locale: as a call, which bundlers must keep. */
const CHECKED = `assertIsLocale(${LOCALE})`;

const textOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/**
 * The hash of all inputs. Throws when a catalogue is not valid JSON, as while it is being edited: paraglide
 * would silently drop its messages.
 */
const digestOfInputs = (): string => {
  const hash = createHash('sha256');
  for (const name of globSync(INPUTS, { cwd: WEB }).toSorted()) {
    const text = readFileSync(join(WEB, name), 'utf8');
    try {
      if (name.endsWith('.json')) JSON.parse(text);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
    hash.update(`${name}\0${text}\0`);
  }
  return hash.digest('hex');
};

const compileInto = async (folder: string): Promise<void> => {
  // Imported lazily, since it takes longer to load than everything else here.
  const { compile } = await import('@inlang/paraglide-js');
  await compile({
    project: join(WEB, 'project.inlang'),
    outdir: folder,
    strategy: ['baseLocale'],
    experimentalStaticLocale: LOCALE,
    emitTsDeclarations: false,
  });
  const path = join(folder, 'runtime.js');
  const runtime = await readFile(path, 'utf8');
  if (!runtime.includes(CHECKED)) throw new Error('the runtime settles no locale any more');
  await writeFile(path, runtime.replace(CHECKED, LOCALE));
};

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));

/**
 * Makes `folder` equal to `model`, writing only files that differ, so that a running dev server reloads only
 * these.
 */
const syncFolder = async (folder: string, model: string): Promise<void> => {
  const names = await filesIn(model);
  for (const name of names) {
    const text = await textOf(model + name);
    if (text === (await textOf(folder + name))) continue;
    await mkdir(dirname(folder + name), { recursive: true });
    await writeFile(folder + name, text);
  }
  const wanted = new Set(names);
  for (const name of await filesIn(folder)) if (!wanted.has(name)) await rm(folder + name);
};

/**
 * Compiles the message catalogues, unless the output is up to date. There is one language so far, so the
 * locale is written as a constant, which lets the bundler drop all locale lookups.
 */
export const compileMessages = async (): Promise<void> => {
  const inputs = digestOfInputs();
  if ((await textOf(join(OUTPUT_FOLDER, DIGEST_FILE))) === inputs) return;
  const made = await mkdtemp(join(tmpdir(), 'dhruva-messages-'));
  try {
    await compileInto(made);
    await writeFile(join(made, DIGEST_FILE), inputs);
    await syncFolder(OUTPUT_FOLDER, made);
  } finally {
    await rm(made, { recursive: true });
  }
};
