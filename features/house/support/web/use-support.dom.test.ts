import { TIMINGS } from '@dhruva/kernel/timings';
import { sendSupport } from '../contract/routes.ts';
import type { SupportMessage } from '../contract/schemas.ts';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import './calls.ts';
import { useSupport } from './use-support.ts';

const LETTER: SupportMessage = { issue: '', message: 'Where is my receipt?', answerTo: '' };
const OTHER: SupportMessage = { ...LETTER, message: 'And one thing more.' };
const TAKEN = { message: 'Thank you.', ticket: 'T-1', distress: false };

const desk = () => {
  const onOver = vi.fn<(sent: SupportMessage) => void>();
  const { result, unmount } = renderHook(() => useSupport(onOver));
  const send = async (letter = LETTER) => {
    act(() => void result.current.send(letter));
    await settle();
  };
  return { now: () => result.current, send, onOver, unmount };
};

test('confirmed for its time; then onOver gets what was sent, and the ticket stays', async () => {
  serve(sendSupport, TAKEN);
  const { now, send, onOver } = desk();
  await send();
  expect(asked(sendSupport)[0]?.body).toEqual(LETTER);
  expect(now()).toMatchObject({ confirmed: true, sent: { ticket: 'T-1' }, failure: undefined });
  await settle(TIMINGS.supportConfirmation - 1);
  expect([now().confirmed, onOver.mock.calls]).toEqual([true, []]);
  await settle(1);
  expect(now()).toMatchObject({ confirmed: false, sent: { ticket: 'T-1' } });
  expect(onOver.mock.calls).toEqual([[LETTER]]);
});

test('a second press while it is confirmed sends nothing twice; afterwards it does', async () => {
  serve(sendSupport, TAKEN);
  const { send } = desk();
  await send();
  await send();
  expect(asked(sendSupport)).toHaveLength(1);
  await settle(TIMINGS.supportConfirmation);
  await send();
  expect(asked(sendSupport)).toHaveLength(2);
});

test('another message is sent while the first is confirmed, and confirmed for its whole time', async () => {
  serve(sendSupport, TAKEN, { ...TAKEN, ticket: 'T-2' });
  const { now, send, onOver } = desk();
  await send();
  await settle(TIMINGS.supportConfirmation - 1);
  await send(OTHER);
  expect(now().sent?.ticket).toBe('T-2');
  await settle(TIMINGS.supportConfirmation - 1);
  expect([now().confirmed, onOver.mock.calls]).toEqual([true, []]);
  await settle(1);
  expect(onOver.mock.calls).toEqual([[OTHER]]);
});

test('a failure says why, and is forgotten when it is sent again', async () => {
  const again = Promise.withResolvers<typeof TAKEN>();
  const wrong = refuse('support.answer-to-invalid', { message: 'No such address.' });
  serve(sendSupport, wrong, NO_NETWORK, again.promise);
  const { now, send } = desk();
  await send();
  expect(now()).toMatchObject({ failure: 'No such address.', confirmed: false, sent: undefined });
  await send();
  expect(now().failure).not.toBe('No such address.');
  await send();
  expect(now().failure).toBeUndefined();
  again.resolve(TAKEN);
  await settle();
  expect(now()).toMatchObject({ confirmed: true, failure: undefined });
});

test('onOver is not called for a page left while it is confirmed', async () => {
  serve(sendSupport, TAKEN);
  const { send, onOver, unmount } = desk();
  await send();
  unmount();
  await settle(TIMINGS.supportConfirmation);
  expect(onOver).not.toHaveBeenCalled();
});
