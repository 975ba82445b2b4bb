import { act, render, renderHook, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { settle } from '../../test/clock.ts';
import { pageAt } from '../../test/page.tsx';
import { useCanonical } from './canonical.ts';
import { useFocusOnNavigation } from './focus-on-navigation.ts';

const visit = async (at: string) => {
  const { result } = renderHook(
    () => {
      useFocusOnNavigation();
      useCanonical();
      return useNavigate();
    },
    { wrapper: pageAt(at) },
  );
  const go = async (to: string) => {
    act(() => void result.current(to));
    await settle();
  };
  await settle();
  return { go };
};

const page = () =>
  render(
    <main>
      <h1>Plans</h1>
      <h2 id="the-pack">The pack</h2>
      <button id="हिन्दी" tabIndex={0}>
        Hindi
      </button>
    </main>,
  );
const here = () => document.activeElement?.textContent;

test('the first page keeps its focus where the browser has it', async () => {
  page();
  await visit('/plans#the-pack');
  expect(document.activeElement).toBe(document.body);
});

test('another page is read from its heading, without being moved', async () => {
  page();
  const focus = vi.spyOn(screen.getByText('Plans'), 'focus');
  const { go } = await visit('/');
  await go('/plans');
  expect(here()).toBe('Plans');
  expect(screen.getByText('Plans').tabIndex).toBe(-1);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('the page the visit began with is read from its heading as well, when it is come back to', async () => {
  page();
  const { go } = await visit('/');
  await go('/plans');
  act(() => screen.getByText('Plans').blur());
  await go('/');
  expect(here()).toBe('Plans');
});

test('the part an address names is gone to; where there is none, the heading', async () => {
  page();
  const focus = vi.spyOn(screen.getByText('The pack'), 'focus');
  const { go } = await visit('/plans');
  await go('/plans#the-pack');
  expect(here()).toBe('The pack');
  expect(focus.mock.calls).toEqual([[{ preventScroll: false }]]);
  await go('/plans#nowhere');
  expect(here()).toBe('Plans');
  await go(`/plans#${encodeURIComponent('हिन्दी')}`);
  expect(here()).toBe('Hindi');
  expect(screen.getByText('Hindi').tabIndex).toBe(0);
});

test('a change of the query is no change of page', async () => {
  page();
  const { go } = await visit('/plans');
  await go('/plans?tier=199');
  expect(document.activeElement).toBe(document.body);
});

test('an open dialog keeps its focus', async () => {
  page();
  const { unmount } = render(
    <div role="dialog">
      <button>Close</button>
    </div>,
  );
  act(() => screen.getByText<HTMLButtonElement>('Close').focus());
  const { go } = await visit('/');
  await go('/plans');
  expect(here()).toBe('Close');
  unmount();
});

test('a page without a heading takes no focus', async () => {
  const { go } = await visit('/');
  await go('/plans');
  expect(document.activeElement).toBe(document.body);
});

test('the address that is shared follows the page, without its last slash', async () => {
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = 'https://dhruva.test/';
  document.head.append(link);
  const { go } = await visit('/');
  expect(link.href).toBe('https://dhruva.test/');
  await go('/plans/?ref=FRIEND12#the-pack');
  expect(link.href).toBe('https://dhruva.test/plans');
  link.remove();
});
