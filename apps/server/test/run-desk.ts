import { runProgram } from './run-program.ts';
import type { TestApp } from './test-app.ts';

/**
 * Runs `npm run -s desk -- …` on the database of a test app, as an operator does; `file` is its input file.
 */
export const deskCommand = (server: Pick<TestApp, 'deps'>) => {
  const run = runProgram(server, 'desk.ts', { DESK_OPERATOR: 'operator-one' });
  return async (args: readonly string[], file: string | Buffer = '') => {
    const { code, out, errors } = await run(args, file);
    return { code, out, errors };
  };
};
