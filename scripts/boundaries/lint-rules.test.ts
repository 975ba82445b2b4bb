import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const tree = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => rmSync(tree, { recursive: true }));

const PURE = 'packages/jyotish/src/sky';
const PLANTED = [
  ['no-restricted-properties', `${PURE}/clock.ts`, 'export const now = () => Date.now();'],
  ['no-restricted-properties', `${PURE}/chance.ts`, 'export const roll = () => Math.random();'],
  ['no-restricted-globals', `${PURE}/env.ts`, 'export const home = process.env;'],
  ['no-restricted-globals', `${PURE}/id.ts`, 'export const id = () => crypto.randomUUID();'],
  ['no-restricted-globals', `${PURE}/bytes.ts`, "export const bytes = () => Buffer.from('x');"],
  ['no-restricted-globals', `${PURE}/all.ts`, 'export const home = globalThis.process.env;'],
  ['no-restricted-globals', `${PURE}/log.ts`, "export const log = () => console.info('x');"],
  [
    'no-restricted-globals',
    'features/care/intake/server/a.rules.ts',
    'export const env = process.env;',
  ],
  [
    'no-process-env',
    'features/care/intake/server/a.service.ts',
    'export const home = process.env;',
  ],
  ['no-process-env', 'apps/server/src/platform/env.ts', 'export const home = process.env;'],
  ['no-process-env', 'apps/web/app/lib/env.ts', 'export const home = process.env;'],
  ['no-process-env', 'packages/kernel/src/env.ts', 'export const home = process.env;'],
  ['no-console', 'apps/server/src/log.ts', "export const log = () => console.info('x');"],
  ['no-restricted-imports', 'apps/web/app/big.ts', "import { z } from 'zod';\nexport const s = z;"],
  ['no-explicit-any', 'apps/server/src/any.ts', 'export const f = (x: any): unknown => x;'],
  ['no-default-export', 'apps/server/src/default.ts', 'export default 1;'],
  ['filename-case', 'apps/server/src/camelCase.ts', 'export const x = 1;'],
  [
    'max-params',
    'apps/server/src/many.ts',
    'export const f = (a = 1, b = 2, c = 3, d = 4, e = 5) => [a, b, c, d, e];',
  ],
  ['max-lines', 'apps/server/src/long.ts', `export const x = [\n${'  1,\n'.repeat(320)}];`],
  [
    'consistent-type-imports',
    'apps/server/src/type.ts',
    "export type S = import('node:fs').Stats;",
  ],
] as const;

const GOOD = [
  ['packages/jyotish/src/sky/good.ts', 'export const half = (x: number) => x / 2;'],
  ['apps/web/app/small.ts', "import * as z from 'zod/mini';\nexport const s = z.string();"],
] as const;

test('each house rule of the linter is broken by the file planted for it', () => {
  for (const [file, source] of [
    ...PLANTED.map(([, file, source]) => [file, source] as const),
    ...GOOD,
  ]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${source}\n`);
  }
  copyFileSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));

  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'unix'], {
    cwd: tree,
    encoding: 'utf8',
  });
  const found = stdout.split('\n');
  for (const [rule, file] of PLANTED) {
    expect(
      found.find((line) => line.startsWith(file) && line.includes(rule)),
      `${rule} in ${file}`,
    ).toBeTruthy();
  }
  for (const [file] of GOOD) {
    expect(found.filter((line) => line.startsWith(file))).toEqual([]);
  }
});
