/** `npm run retry-jobs -w @dhruva/server`: lists failed jobs and puts them back into their queues. */
import { runProgram, withDeps } from './program.ts';

await runProgram(async () =>
  withDeps(async ({ jobs }) => {
    const dead = await jobs.deadLetters();
    const names = dead.map(({ job, count }) => `${count} × ${job}`);
    return [...names, `${await jobs.retryDead()} jobs put back.`].join('\n');
  }),
);
