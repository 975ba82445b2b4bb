import { MIN_SYMPTOMS, SYMPTOMS } from '@dhruva/care/tracker/contract/symptoms';
import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import {
  myShares,
  saveEntry,
  shareEntries,
  unshareEntries,
} from '@dhruva/care/tracker/contract/routes';
import { showEntries } from '../../entries/show-entries.service.ts';
import { buyers } from '@dhruva/server/test/buyers.ts';
import { call, userOf } from '@dhruva/server/test/calling.ts';
import { buy } from '@dhruva/server/test/paying.ts';
import { referenceOfOrder } from '../run-therapist.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';
import { therapy } from '@dhruva/server/test/purchase-fixtures.ts';

const LABELS = SYMPTOMS.map(({ label }) => label);
export const FIRST_TICKED = LABELS.slice(0, MIN_SYMPTOMS);
export const LAST_TICKED = LABELS.slice(-MIN_SYMPTOMS);

/** A client whose entries are asked for. */
export interface Client {
  readonly token: string;
  readonly userId: string;
  readonly therapistId: TherapistId;
  readonly orderId: string;
  readonly reference: string;
}

/** Creates clients who share their entries, and runs the command of the therapists who ask for them. */
export const sharers = (server: TestApp, firstPhone: number) => {
  const { app, deps } = server;
  const { newBuyer, setClock } = buyers(server, firstPhone);
  const bookedBy = async (token: string, therapistId: TherapistId, date: string) => {
    const { orderId } = (await buy(server, token, therapy({ therapistId, date }))).checkout;
    return { orderId, reference: await referenceOfOrder(server, orderId) };
  };
  return {
    newBuyer,
    setClock,
    bookedBy,
    /** A new client with one session on that day, at 3 PM. */
    booked: async (therapistId: TherapistId, date: string): Promise<Client> => {
      const token = await newBuyer();
      const userId = await userOf(server, token);
      return { token, userId, therapistId, ...(await bookedBy(token, therapistId, date)) };
    },
    save: (token: string, symptoms: readonly string[] = FIRST_TICKED, rating = 3) =>
      call(app, saveEntry, { token, body: { rating, symptoms } }),
    shares: async (token: string) => (await call(app, myShares, { token })).reply,
    show: (token: string, therapistId: TherapistId) =>
      call(app, shareEntries, { token, body: { therapistId } }),
    takeBack: (token: string, therapistId: TherapistId) =>
      call(app, unshareEntries, { token, body: { therapistId } }),
    /** The command's output for a client's therapist, or its error. */
    ask: (asked: { readonly reference: string; readonly therapistId: string | undefined }) => {
      const { reference, therapistId } = asked;
      const who = { staff: 'Dr. Rao', purpose: 'before it' };
      return showEntries(deps, { reference, therapistId, ...who }).catch(
        (refusal: Error) => refusal,
      );
    },
    /** The logged reads of a client's entries, oldest first. */
    noted: async (reference: string) =>
      deps.db
        .selectFrom('staff_reads')
        .select(['kind', 'outcome', 'therapist_id', 'user_id', 'staff', 'purpose'])
        .where('reference', '=', reference)
        .orderBy('at')
        .orderBy('id')
        .execute(),
    /** Every share of a user, oldest first. */
    rows: async ({ userId }: Pick<Client, 'userId'>) =>
      deps.db
        .selectFrom('entry_shares')
        .select(['therapist_id', 'version', 'since', 'ended_at', 'ended_by'])
        .where('user_id', '=', userId)
        .orderBy('since')
        .orderBy('id')
        .execute(),
  };
};
