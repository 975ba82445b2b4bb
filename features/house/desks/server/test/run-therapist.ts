import { runProgram } from '@dhruva/server/test/run-program.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';

export interface Told {
  readonly code: number;
  /** Its output on both streams. */
  readonly told: string;
}

/** Runs `npm run -s therapist -- …` on the database of a test app, as an operator does. */
export const therapistCommand = (server: Pick<TestApp, 'deps'>) => {
  const run = runProgram(server, 'therapist.ts');
  return async (...args: readonly string[]): Promise<Told> => {
    const { code, told } = await run(args);
    return { code, told };
  };
};

/** The reference of the appointment that an order paid for. */
export const referenceOfOrder = async (
  { deps }: Pick<TestApp, 'deps'>,
  orderId: string,
): Promise<string> => {
  const row = await deps.db
    .selectFrom('appointments')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return `S-${row.id.slice(0, 8).toUpperCase()}`;
};
