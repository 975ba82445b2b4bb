import { appendFileSync } from 'node:fs';

/** Whether this is `npm run proof`, which tests everything in full. */
export const IS_PROOF = process.env['PROOF_TABLE'] !== undefined;

/** Prints a result and, in the proof, adds it to the final table. */
export const report = (what: string, result: string): void => {
  process.stdout.write(`${what}: ${result}\n`);
  const table = process.env['PROOF_TABLE'];
  if (table !== undefined) appendFileSync(table, `${JSON.stringify({ what, result })}\n`);
};
