import { confirmOwner, mailSecondCheck, secondCheck, startAfresh } from '../../contract/routes.ts';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NOW, settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { useSecondCheck } from './use-second-check.ts';

const PENDING = { pending: true, emailHint: 'a•••@example.test', keptUntil: '2027-02-21' };
const MAILED = { message: 'Sent.', challengeId: 'mailed', resendAfterSeconds: 30 };

beforeEach(() => {
  serve(secondCheck, PENDING);
  serve(mailSecondCheck, MAILED);
  serve(confirmOwner, { token: 'confirmed' });
  serve(startAfresh, { token: 'afresh' });
});

const open = async (isOpen = true) => {
  const onDone = vi.fn<(token: string, way: string) => void>();
  const { result } = renderHook(() => useSecondCheck(isOpen, onDone), { wrapper: TestQueryClient });
  const press = async (deed: () => void) => {
    act(deed);
    await settle();
  };
  await settle();
  return { now: () => result.current, press, onDone };
};

test('what there is to choose is asked only when it is open', async () => {
  const closed = await open(false);
  expect([asked(secondCheck).length, closed.now().step]).toEqual([0, 'ask']);
  const { now } = await open();
  expect(now().state.data).toEqual(PENDING);
});

test('a mailed code confirms, tied to the browser that asked for it', async () => {
  const { now, press, onDone } = await open();
  await press(() => now().mailing.mutate());
  expect(now().step).toBe('code');
  expect(now().mailing.data).toEqual({ challengeId: 'mailed', resendAt: NOW + 30_000 });
  await press(() => now().confirming.mutate('123456'));
  expect(asked(confirmOwner)[0]?.body).toEqual({ code: '123456', challengeId: 'mailed' });
  expect(onDone.mock.calls).toEqual([['confirmed', 'confirmed']]);
});

test('a code typed without a mail of this visit is tied to nothing', async () => {
  const { now, press } = await open();
  await press(() => now().confirming.mutate('123456'));
  expect(asked(confirmOwner)[0]?.body).toEqual({ code: '123456' });
});

test('a mail that cannot be sent leads nowhere', async () => {
  serve(mailSecondCheck, refuse('auth.mail-failed'));
  const { now, press } = await open();
  await press(() => now().mailing.mutate());
  expect([now().step, now().mailing.isError]).toEqual(['ask', true]);
});

test('starting afresh gives another token', async () => {
  const { now, press, onDone } = await open();
  await press(() => now().leaving.mutate());
  expect(asked(startAfresh)[0]?.body).toEqual({ understood: true });
  expect(onDone.mock.calls).toEqual([['afresh', 'afresh']]);
});

test('going elsewhere forgets what failed, and keeps the code that was mailed', async () => {
  serve(confirmOwner, refuse('auth.code-wrong'));
  serve(startAfresh, NO_NETWORK);
  const { now, press, onDone } = await open();
  await press(() => now().mailing.mutate());
  await press(() => now().confirming.mutate('000000'));
  await press(() => now().leaving.mutate());
  expect([now().confirming.isError, now().leaving.isError]).toEqual([true, true]);
  expect(onDone).not.toHaveBeenCalled();
  await press(() => now().go('afresh'));
  expect(now().step).toBe('afresh');
  expect([now().confirming.isError, now().leaving.isError]).toEqual([false, false]);
  expect(now().mailing.data?.challengeId).toBe('mailed');
});
