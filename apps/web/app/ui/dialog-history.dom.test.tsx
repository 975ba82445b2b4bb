import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBackCloses, useDialogHistory } from './dialog-history.ts';

const Dialog = ({ name }: { readonly name: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  useBackCloses(isOpen, () => setIsOpen(false), true);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open {name}</button>
      <button onClick={() => setIsOpen(false)}>Close {name}</button>
      {isOpen && <p>{name} is open</p>}
    </>
  );
};

/** What the history holds when a dialog is first seen, before effects that may wait. */
const seen: unknown[] = [];
const Seen = () => {
  useBackCloses(true, () => undefined, true);
  useLayoutEffect(() => void seen.push(window.history.state?.dialogs), []);
  return null;
};

const Frame = () => {
  useDialogHistory();
  return (
    <>
      <Link to="/other">Elsewhere</Link>
      <Outlet />
    </>
  );
};

const PAGE = (
  <>
    <h1>Page</h1>
    <Dialog name="first" />
    <Dialog name="second" />
  </>
);

let router: ReturnType<typeof createBrowserRouter>;

const press = (name: string): void => act(() => screen.getByText(name).click());
const isOpen = (name: string): boolean => screen.queryByText(`${name} is open`) !== null;
/** The path after all pending history steps have run. */
const settled = async (): Promise<string> => {
  for (let turn = 0; turn < 20; turn += 1)
    await act(async () => new Promise((done) => setTimeout(done, 0)));
  return screen.getByRole('heading').textContent;
};
const goBack = async (): Promise<string> => {
  window.history.back();
  return settled();
};
const goForward = async (): Promise<string> => {
  window.history.forward();
  return settled();
};

beforeEach(async () => {
  window.history.pushState(null, '', '/before');
  router = createBrowserRouter([
    {
      element: <Frame />,
      children: [
        { path: '/before', element: <h1>Before</h1> },
        { path: '/page', element: PAGE },
        { path: '/other', element: <h1>Other</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => router.navigate('/page'));
});

afterEach(() => {
  router.dispose();
  vi.restoreAllMocks();
});

describe('the back button and dialogs', () => {
  it('has its entry as soon as it is seen: nobody can go back before', () => {
    render(<Seen />);
    expect(seen).toEqual([1]);
  });

  it('closes the dialog and stays on the page', async () => {
    press('Open first');
    expect(await goBack()).toBe('Page');
    expect(isOpen('first')).toBe(false);
    expect(await goBack()).toBe('Before');
  });

  it('closes the top one of two', async () => {
    press('Open first');
    press('Open second');
    expect(await goBack()).toBe('Page');
    expect([isOpen('first'), isOpen('second')]).toEqual([true, false]);
    expect(await goBack()).toBe('Page');
    expect(isOpen('first')).toBe(false);
    expect(await goBack()).toBe('Before');
  });

  it('leaves the page at once after dialogs that were closed by their buttons', async () => {
    press('Open first');
    press('Open second');
    press('Close second');
    press('Close first');
    expect(await settled()).toBe('Page');
    expect(await goBack()).toBe('Before');
  });

  it('closes the lower one at once when the one above was closed by its button', async () => {
    press('Open first');
    press('Open second');
    press('Close second');
    expect(await goBack()).toBe('Page');
    expect(isOpen('first')).toBe(false);
    expect(await goBack()).toBe('Before');
  });

  it('gives the entry of a closed dialog to the next', async () => {
    press('Open first');
    press('Close first');
    const { length } = window.history;
    press('Open second');
    expect(window.history.length).toBe(length);
    expect(await goBack()).toBe('Page');
    expect(isOpen('second')).toBe(false);
    expect(await goBack()).toBe('Before');
  });

  it('opens nothing when one goes forward onto an empty entry', async () => {
    press('Open first');
    await goBack();
    expect(await goForward()).toBe('Page');
    expect(isOpen('first')).toBe(false);
    expect(await goBack()).toBe('Before');
    expect(await goForward()).toBe('Page');
  });
});

describe('a dialog that is closed', () => {
  it('takes no step of its own, which would undo or abort a visit begun meanwhile', async () => {
    const steps = [vi.spyOn(window.history, 'go'), vi.spyOn(window.history, 'back')];
    press('Open first');
    press('Close first');
    expect(await settled()).toBe('Page');
    for (const step of steps) expect(step).not.toHaveBeenCalled();
  });

  it('leaves a link that is followed at once where it leads, and back from there', async () => {
    press('Open first');
    press('Close first');
    press('Elsewhere');
    expect(await settled()).toBe('Other');
    expect(await goBack()).toBe('Page');
    expect(await goBack()).toBe('Before');
  });
});
