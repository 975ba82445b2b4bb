import { useQuery } from '@tanstack/react-query';
import { call } from '@dhruva/web/lib/call.ts';
import { CallError, isRetryable } from '@dhruva/web/lib/call-error.ts';
import { keepPageForOffline } from '@dhruva/web/lib/keep-page.ts';
import { keepForSession, readKept } from '@dhruva/web/lib/offline-copies.ts';
import { keptAnswer } from '../../contract/routes.ts';
import { type KeptRecord, keptRecord } from '../../contract/schemas.ts';

/** A record, and whether it comes from what this device keeps. */
export interface ShownRecord {
  readonly record: KeptRecord;
  readonly isFromDevice: boolean;
}

/** The record this session kept here; undefined where there is none, or it is of a shape we do not know. */
const fromDevice = async (id: string): Promise<KeptRecord | undefined> => {
  const parsed = keptRecord.safeParse(await readKept(id));
  return parsed.success ? parsed.data : undefined;
};

const fetchRecord = async (id: string): Promise<ShownRecord> => {
  try {
    const record = await call(keptAnswer, { query: { id } });
    if (record.answer !== null) {
      // The answer does not wait until it is kept.
      void keepForSession(id, record).then(() => keepPageForOffline('answers'));
    }
    return { record, isFromDevice: false };
  } catch (error) {
    const kept = isRetryable(error) ? await fromDevice(id) : undefined;
    if (kept === undefined) throw error;
    return { record: kept, isFromDevice: true };
  }
};

/**
 * A question with its answer by its id, from the server; while that cannot be reached, as this device kept it.
 * The server's refusal is final.
 */
export const useKeptAnswer = (id: string) =>
  useQuery({
    queryKey: ['predictions', 'one', id],
    queryFn: async () => fetchRecord(id),
    // Asked without a network too: what is kept here answers then.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    staleTime: 0,
  });

/** Whether the server said that there is no such answer for this person, or that the id is none. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 400);
