import type { joinAppointment } from '../../contract/routes.ts';
import type { ReplyOf } from '@dhruva/kernel/route';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { type Appointment, findAppointment } from '../appointment.store.ts';
import { idInKey, isKeyOf, roomAddress } from './join-key.ts';
import { endOf, joinOpensAt, meetingState } from './meeting.rules.ts';

type JoiningDeps = Pick<Deps, 'db' | 'env' | 'hash'>;

const findMeeting = async ({ db, hash }: JoiningDeps, key: string): Promise<Appointment> => {
  const id = idInKey(key);
  const found = id === undefined ? undefined : await findAppointment(db, { id });
  if (!found || !isKeyOf(hash, found, key)) throw new AppError('appointment.unknown');
  return found;
};

/** The content of the meeting page for a key: no names, and the room's address only while it is open. */
export const joinMeeting = async (
  deps: JoiningDeps,
  key: string,
): Promise<ReplyOf<typeof joinAppointment>> => {
  const meeting = await findMeeting(deps, key);
  const state = meetingState(meeting, await readNow(deps.db));
  if (state === undefined) throw new AppError('appointment.unknown');
  if (state === 'cancelled')
    return { state, startsAt: null, endsAt: null, opensAt: null, url: null };
  return {
    state,
    startsAt: meeting.startsAt.toISOString(),
    endsAt: endOf(meeting).toISOString(),
    opensAt: joinOpensAt(meeting.startsAt).toISOString(),
    url: state === 'open' ? roomAddress(deps.env.meetingBaseUrl, deps.hash, meeting) : null,
  };
};
