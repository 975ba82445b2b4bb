import { spawnSync } from 'node:child_process';
import { lchownSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How to run PostgreSQL as another user, since it refuses to run as root. */
export interface RunAs {
  readonly name: 'self' | 'namespace' | 'user-with-access' | 'user';
  /** Put before the command. */
  readonly prefix: readonly string[];
  /** The process's user as seen from here; also passed to spawn when there is no prefix. */
  readonly owner: { readonly uid: number; readonly gid: number };
}

const NOBODY = 65_534;

const works = (prefix: readonly string[]): boolean => {
  const [command = '', ...args] = [...prefix, 'true'];
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
};

/** The uid of `postgres` if this machine has one, else of nobody. */
const otherUser = (): { uid: number; gid: number } => {
  const line = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : { uid: NOBODY, gid: NOBODY };
};

/**
 * Chooses how to run PostgreSQL. As root, in this order: in a user namespace where root is uid 1000
 * (files stay root's, folders under /root stay reachable); as another uid that keeps the right to
 * write in folders of root; as that uid without it. PostgreSQL checks the path of its own program with
 * its real uid, so the last two work only where that path is open to others. `only` forces one, for tests.
 */
export const chooseRunAs = (only?: RunAs['name']): RunAs => {
  const self = { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };
  if (self.uid !== 0) return { name: 'self', prefix: [], owner: self };
  const other = otherUser();
  const candidates: RunAs[] = [
    { name: 'namespace', prefix: ['unshare', '--user', '--map-user=1000'], owner: self },
    {
      name: 'user-with-access',
      prefix: [
        'setpriv',
        `--reuid=${other.uid}`,
        `--regid=${other.gid}`,
        '--clear-groups',
        '--inh-caps=+dac_override',
        '--ambient-caps=+dac_override',
      ],
      owner: other,
    },
    { name: 'user', prefix: [], owner: other },
  ];
  const wanted = candidates.filter(({ name }) => only === undefined || name === only);
  const found = wanted.find(({ prefix }) => prefix.length === 0 || works(prefix));
  if (!found) throw new Error(`PostgreSQL cannot be run as ${only ?? 'another user'} here`);
  return found;
};

/**
 * Changes the owner of a folder and its contents, if it differs (e.g. after another way of running was
 * chosen).
 */
export const changeOwner = (owner: RunAs['owner'], path: string): void => {
  if (lstatSync(path).uid === owner.uid) return;
  lchownSync(path, owner.uid, owner.gid);
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(path, name), owner.uid, owner.gid);
  }
};
