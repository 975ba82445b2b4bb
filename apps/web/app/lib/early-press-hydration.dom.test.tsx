import { useEffect, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replayEarlyPresses, EARLY_PRESS_SCRIPT } from './early-press.ts';
import { useToken } from '@dhruva/account/auth/web';
import { storeToken } from './token.ts';

const heard: string[] = [];

const Card = ({ of }: { readonly of: string }) => (
  <button type="button" onClick={() => heard.push(of)}>
    Memory
  </button>
);

/** Like the shell: rendered signed out, and again once the session is read. */
const Page = ({ onCommit }: { readonly onCommit?: () => void }) => {
  const isSignedIn = useToken() !== null;
  useEffect(replayEarlyPresses, []);
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  return isSignedIn ? (
    <section>
      <Card of="signed in" />
    </section>
  ) : (
    <div>
      <Card of="signed out" />
    </div>
  );
};

const press = (): void => document.querySelector('button')?.click();
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
};

let root: Root | undefined;

beforeEach(() => {
  heard.length = 0;
  delete document.documentElement.dataset['hydrated'];
  delete window.earlyPress;
  delete window.pressBegan;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  storeToken('token');
  // oxlint-disable-next-line no-eval -- as the head of each document runs it
  (0, eval)(EARLY_PRESS_SCRIPT);
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
});
afterEach(() => root?.unmount());

const wake = (onCommit?: () => void): void => {
  const element = document.querySelector('#root') as HTMLElement;
  root = hydrateRoot(element, <Page {...(onCommit && { onCommit })} />);
};

it('a press before the page wakes counts once, for who is signed in', async () => {
  press();
  wake();
  await settle();
  expect(heard).toEqual(['signed in']);
});

it('a press that wakes the page counts once, for who is signed in', async () => {
  wake();
  press();
  await settle();
  expect(heard).toEqual(['signed in']);
});

it('a press as soon as the page has been drawn counts once, for who is signed in', async () => {
  // After React's commit and before its effects.
  wake(() => queueMicrotask(press));
  await settle();
  expect(heard).toEqual(['signed in']);
});

it('a press on a page that is awake counts once', async () => {
  wake();
  await settle();
  press();
  await settle();
  expect(heard).toEqual(['signed in']);
});
