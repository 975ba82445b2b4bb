import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { TEXTS } from './topics/texts.ts';
import { text } from './topics/anxiety.ts';
import { TOPICS } from '../contract/topics.ts';
import { useTopicText } from './use-topic-text.ts';

const topic = (id: (typeof TOPICS)[number]['id']) => TOPICS.find((each) => each.id === id)!;
const ANXIETY = topic('anxiety');

vi.mock('./topics/texts.ts', () => ({ TEXTS: { anxiety: vi.fn() } }));
const load = vi.mocked(TEXTS.anxiety!);

const open = (of = ANXIETY) => renderHook(() => useTopicText(of)).result;

beforeEach(() => {
  load.mockReset();
});

test('fetched when it opens', async () => {
  load.mockResolvedValue({ text });
  const result = open();
  expect(result.current.state).toBe('loading');
  await settle();
  expect(result.current.state).toBe(text);
  expect(load).toHaveBeenCalledOnce();
});

test('nobody has written it yet: nothing is waited for', async () => {
  const result = open(topic('adhd'));
  expect(result.current.state).toBeNull();
  await settle();
  expect(result.current.state).toBeNull();
});

test('what could not be fetched is said, and fetched when asked again', async () => {
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce({ text });
  const result = open();
  await settle();
  expect(result.current.state).toBe('failed');
  act(() => result.current.retry());
  expect(result.current.state).toBe('loading');
  await settle();
  expect(result.current.state).toBe(text);
});

test('asked again before the first failed: the late failure takes away nothing', async () => {
  const slow = Promise.withResolvers<{ text: typeof text }>();
  load.mockReturnValueOnce(slow.promise).mockResolvedValueOnce({ text });
  const result = open();
  act(() => result.current.retry());
  await settle();
  slow.reject(new Error('no network'));
  await settle();
  expect(result.current.state).toBe(text);
});
