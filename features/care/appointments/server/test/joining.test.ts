import { joinAppointment } from '../../contract/routes.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { blockOf, useUp } from '@dhruva/server/test/budgets.ts';
import { call } from '@dhruva/server/test/calling.ts';
import { openRecordingClinic } from './recording-clinic.ts';

const clinic = await openRecordingClinic(9_670_000_000);
const { app, setClock, said, booked, cancelled } = clinic;
beforeEach(clinic.beginAnew);

describe('joining', () => {
  const join = async (key: string, address?: string) =>
    call(app, joinAppointment, { body: { key }, ...(address && { address }) });

  it('opens ten minutes before, for both by one link, and closes after the session', async () => {
    const { join: own } = await booked({ slot: '12:00 PM', date: '2026-12-03' });
    const key = own?.key ?? '';
    const { therapist } = await said();
    expect(therapist[0]?.text).toContain(key);
    const times = {
      startsAt: '2026-12-03T06:30:00.000Z',
      endsAt: '2026-12-03T07:15:00.000Z',
      opensAt: '2026-12-03T06:20:00.000Z',
    };
    await setClock('2026-12-03 11:49:50');
    expect((await join(key)).reply).toEqual({ state: 'early', ...times, url: null });
    await setClock('2026-12-03 11:50:01');
    const open = (await join(key)).reply;
    expect(open).toMatchObject({ state: 'open', ...times });
    expect(open.url).toMatch(/^https:\/\/meet\.example\.test\/dhruva-[\da-f]{32}$/);
    await setClock('2026-12-03 12:59:00');
    expect((await join(key)).reply.url).toBe(open.url);
    await setClock('2026-12-03 13:00:01');
    expect((await join(key)).reply).toEqual({ state: 'over', ...times, url: null });
  });

  it('says of a cancelled one nothing else', async () => {
    const session = await booked({ slot: '10:00 AM', date: '2026-12-03' });
    await cancelled(session);
    expect((await join(session.join?.key ?? '')).reply).toEqual({
      state: 'cancelled',
      startsAt: null,
      endsAt: null,
      opensAt: null,
      url: null,
    });
  });

  it('knows no key that was changed or made up', async () => {
    const { id, join: own } = await booked({ slot: '3:00 PM', date: '2026-12-03' });
    const key = own?.key ?? '';
    const changed = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;
    const other = key.replace(id, crypto.randomUUID());
    for (const wrong of ['', id, changed, other, `${key} `, "' or 1=1 --", 'ँ'.repeat(200)])
      expect((await join(wrong)).refusal.code).toBe('appointment.unknown');
  });

  it('is not to be tried without end from one block of addresses', async () => {
    const who = blockOf(clinic.server.deps, '198.51.100.77');
    await useUp(clinic.server.deps, joinAppointment, { by: 'address', who, left: 1 });
    expect((await join('none', '198.51.100.77')).refusal.code).toBe('appointment.unknown');
    expect((await join('none', '198.51.100.78')).refusal.code).toBe('request.rate-limited');
    expect((await join('none', '198.51.101.78')).refusal.code).toBe('appointment.unknown');
  });
});
