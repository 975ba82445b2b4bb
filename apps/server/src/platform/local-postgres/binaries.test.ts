import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findBinaries, linkLibraries } from './binaries.ts';

const scratch = mkdtempSync(join(tmpdir(), 'dhruva-bin-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The package as installed with --ignore-scripts: without the links that its install script creates. */
const packageWithoutLinks = (): string => {
  const installed = join(findBinaries(join(scratch, 'unused')).postgres, '../../..');
  const copy = join(scratch, 'package');
  const only = (source: string): boolean => !/\/native\/(share|lib\/postgresql)\//.test(source);
  cpSync(installed, copy, { recursive: true, filter: only, verbatimSymlinks: true });
  const library = join(copy, 'native/lib');
  for (const name of readdirSync(library)) {
    if (lstatSync(join(library, name)).isSymbolicLink()) rmSync(join(library, name));
  }
  return copy;
};

test('libraries are linked when the install script did not run', () => {
  const folder = packageWithoutLinks();
  const version = (environment: NodeJS.ProcessEnv) =>
    spawnSync(join(folder, 'native/bin/postgres'), ['--version'], { env: environment });
  expect(version({}).status).not.toBe(0);

  const environment = linkLibraries(folder, join(scratch, 'links'));
  expect(version(environment).stdout.toString()).toContain('PostgreSQL');
  expect(linkLibraries(folder, join(scratch, 'links'))).toEqual(environment);
});

test('nothing is linked where the package is whole', () => {
  const { postgres, environment, major } = findBinaries(join(scratch, 'none'));
  expect(environment['LD_LIBRARY_PATH']).toBeUndefined();
  const { version } = JSON.parse(readFileSync(join(postgres, '../../../package.json'), 'utf8')) as {
    version: string;
  };
  expect(version.startsWith(`${major}.`)).toBe(true);
});
