import type { TestApp } from './test-app.ts';

/** Who on the staff read what under a reference, in its order. */
export const staffReads = async ({ deps }: Pick<TestApp, 'deps'>, reference: string) =>
  deps.db
    .selectFrom('staff_reads')
    .select(['kind', 'outcome', 'staff', 'purpose', 'therapist_id', 'user_id'])
    .where('reference', '=', reference)
    .orderBy('at')
    .orderBy('kind')
    .orderBy('id')
    .execute();
