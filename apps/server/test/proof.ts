import { appendFileSync } from 'node:fs';

/** `npm run proof`: everything in full. */
export const IS_PROOF = process.env['PROOF_TABLE'] !== undefined;

/** Prints a result, and in the proof keeps it for the table at the end. */
export const report = (what: string, result: string): void => {
  process.stdout.write(`${what}: ${result}\n`);
  const table = process.env['PROOF_TABLE'];
  if (table !== undefined) appendFileSync(table, `${JSON.stringify({ what, result })}\n`);
};
