import type { TherapistId } from '@dhruva/care/therapists/contract/catalogue';
import { therapistAvailability } from '@dhruva/care/therapists/contract/routes';
import { loseTime } from '../index.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import { call } from '@dhruva/server/test/calling.ts';
import type { TestApp } from '@dhruva/server/test/test-app.ts';
import { type Time, wishOf } from './client-actions.ts';

const NOT_CHOSEN = 'appointments.not-chosen';
const NOT_ANSWERED = 'appointments.not-answered';

/** Actions of therapists, the slots they offer, and the server's jobs on lost times. */
export const therapistActions = ({ app, deps, jobs }: TestApp) => ({
  /** Takes away the time of a session. */
  lose: (id: string) => inTransaction(deps.db, (tx, now) => loseTime(deps, tx, id, now)),
  giveBackUnchosen: () => jobs.run(NOT_CHOSEN),
  settleUnanswered: () => jobs.run(NOT_ANSWERED),
  takeLeave: (therapistId: TherapistId, day: string) =>
    deps.db
      .insertInto('therapist_leave')
      .values({ therapist_id: therapistId, first_day: day, last_day: day })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  /** The open slots of a day. */
  openAt: async (time: Time, minutes: '30' | '45' = '45'): Promise<string[]> => {
    const { therapistId, date } = wishOf(time);
    const query = { from: date, days: '1', minutes };
    const params = { id: therapistId };
    const { reply } = await call(app, therapistAvailability, { params, query });
    return (reply.days[0]?.slots ?? []).flatMap(({ slot, state }) =>
      state === 'open' ? [slot] : [],
    );
  },
});
