import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readmeExamples } from './examples.ts';
import { BUILD, ENTRIES, ROOT } from './manifest.ts';

const TSC = join(ROOT, '../../node_modules/.bin/tsc');
const EXAMPLES = readmeExamples();
const project = mkdtempSync(join(tmpdir(), 'jyotish-'));

const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { cwd: project, encoding: 'utf8' });

const fileOf = (index: number): string => `example-${index}`;

/** What somebody types strictly who knows no Node and no browser; `console` is declared by hand. */
const COMPILER_OPTIONS = {
  target: 'ES2024',
  lib: ['ES2024'],
  module: 'NodeNext',
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
};

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'packaging/build.ts')]);
  const tarball = run('npm', 'pack', '--silent', BUILD).trim();
  writeFileSync(join(project, 'package.json'), '{"type":"module","private":true}');
  run('npm', 'install', '--silent', '--offline', '--no-audit', `./${tarball}`);
  for (const [index, { source }] of EXAMPLES.entries()) {
    writeFileSync(join(project, `${fileOf(index)}.ts`), source);
  }
  const imports = ENTRIES.map((entry) => `export * as ${entry} from '@dhruva/jyotish/${entry}';`);
  writeFileSync(join(project, 'entries.ts'), `${imports.join('\n')}\n`);
  writeFileSync(
    join(project, 'console.d.ts'),
    'declare const console: { log(...values: unknown[]): void };\n',
  );
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: COMPILER_OPTIONS }),
  );
});

afterAll(() => rmSync(project, { recursive: true }));

describe('the package, packed and installed into an empty project', () => {
  it('is typed strictly without the types of Node or a browser', () => {
    expect(run(process.execPath, TSC, '-p', '.')).toBe('');
  });

  it('has examples in its README', () => {
    expect(EXAMPLES.length).toBeGreaterThan(ENTRIES.length);
    for (const { title, printed } of EXAMPLES) expect([title, printed]).not.toEqual([title, []]);
  });

  it.each(EXAMPLES.map((example, index) => ({ ...example, index })))(
    'prints what the README says: $title',
    ({ index, printed }) => {
      const lines = run(process.execPath, `${fileOf(index)}.js`)
        .trimEnd()
        .split('\n');
      expect(lines).toEqual(printed);
    },
  );

  it('refuses its insides', () => {
    const inside = "import('@dhruva/jyotish/sky/sky.js').catch(({ code }) => console.log(code))";
    expect(run(process.execPath, '-e', inside).trim()).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });
});
