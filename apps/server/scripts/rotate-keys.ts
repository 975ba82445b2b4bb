/**
 * `npm run rotate-keys -w @dhruva/server`: re-wraps every user's data key with the newest master key. Put the
 * new key first in MASTER_KEYS, restart every server, then run this; afterwards the older keys can be
 * removed.
 */
import { runProgram, withDeps } from './program.ts';

await runProgram(async () =>
  withDeps(async ({ db, env, userKeys }) => {
    const count = await userKeys.rewrapAll(db);
    return `${count} keys wrapped anew with master key ${env.masterKeys[0]?.id}; none is left under another.`;
  }),
);
