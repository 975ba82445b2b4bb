import { act, render, renderHook, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { pageAt } from '@dhruva/web/test/page.tsx';
import { useOpenTopic } from './use-open-topic.ts';

const visit = async (...at: string[]) => {
  const { result } = renderHook(
    () => ({ ...useOpenTopic(), at: useLocation(), go: useNavigate() }),
    {
      wrapper: pageAt(...at),
    },
  );
  await settle();
  const press = async (deed: () => void) => {
    act(deed);
    await settle();
  };
  const here = () => `${result.current.at.pathname}${result.current.at.hash}`;
  return { now: () => result.current, here, press };
};

test('none is open, and an address that names none opens none', async () => {
  expect((await visit('/free-therapy')).now().topic).toBeUndefined();
  expect((await visit('/free-therapy#nothing')).now().topic).toBeUndefined();
});

test('opened, it lies in the address; closed, the visitor is back where they were', async () => {
  const { now, here, press } = await visit('/', '/free-therapy');
  await press(() => now().open('anxiety'));
  expect([now().topic?.id, here()]).toEqual(['anxiety', '/free-therapy#anxiety']);
  await press(() => now().close());
  expect([now().topic, here()]).toEqual([undefined, '/free-therapy']);
  await press(() => void now().go(-1));
  expect(here()).toBe('/');
});

test('a second press on close does not leave the page', async () => {
  const { now, here, press } = await visit('/', '/free-therapy');
  await press(() => now().open('anxiety'));
  await press(() => {
    now().close();
    now().close();
  });
  expect(here()).toBe('/free-therapy');
});

test('another can be opened and closed after the first', async () => {
  const { now, here, press } = await visit('/', '/free-therapy');
  await press(() => now().open('anxiety'));
  await press(() => now().close());
  await press(() => now().open('ocd'));
  expect(now().topic?.id).toBe('ocd');
  await press(() => now().close());
  expect(here()).toBe('/free-therapy');
});

test('who came by a link stays on the page when it closes', async () => {
  const { now, here, press } = await visit('/', '/free-therapy#depression');
  expect(now().topic?.id).toBe('depression');
  await press(() => now().close());
  expect([now().topic, here()]).toEqual([undefined, '/free-therapy']);
});

const Grid = () => {
  useOpenTopic();
  return <button id="anxiety">Anxiety</button>;
};

test('who came by a link is at its button', async () => {
  render(<Grid />, { wrapper: pageAt('/free-therapy#anxiety') });
  await settle();
  expect(document.activeElement).toBe(screen.getByText('Anxiety'));
});

test('an open dialog keeps its focus', async () => {
  render(
    <div role="dialog">
      <button>Close</button>
    </div>,
  );
  act(() => screen.getByText<HTMLButtonElement>('Close').focus());
  render(<Grid />, { wrapper: pageAt('/free-therapy#anxiety') });
  await settle();
  expect(document.activeElement).toBe(screen.getByText('Close'));
});
