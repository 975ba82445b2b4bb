import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quickExit } from './quick-exit.ts';
import { LeavePage } from './leave-page.tsx';

vi.mock('./quick-exit.ts', () => ({ quickExit: vi.fn<() => void>() }));
const left = vi.mocked(quickExit);

beforeEach(() => {
  vi.useFakeTimers();
  left.mockClear();
});

// Listeners of a page that was left are removed a second later.
afterEach(() => {
  cleanup();
  vi.advanceTimersByTime(2_000);
});

const escape = (after: number): void => {
  vi.advanceTimersByTime(after);
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: Date.now() });
  fireEvent(window, event);
};

test('the button leaves', () => {
  render(<LeavePage />);
  fireEvent.click(screen.getByRole('button', { name: 'Leave this page' }));
  expect(left).toHaveBeenCalledTimes(1);
});

test('two presses of Escape within a second do the same, two slow ones do not', () => {
  render(<LeavePage />);
  escape(0);
  escape(1_500);
  expect(left).not.toHaveBeenCalled();
  escape(900);
  expect(left).toHaveBeenCalledTimes(1);
});

test('the first press may close what the button stands in; a second later Escape is only Escape again', () => {
  const { unmount } = render(<LeavePage />);
  escape(0);
  unmount();
  escape(500);
  expect(left).toHaveBeenCalledTimes(1);
  escape(1_100);
  escape(100);
  expect(left).toHaveBeenCalledTimes(1);
});
