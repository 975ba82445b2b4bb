import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { useFocusReturn } from './use-focus-return.ts';

const held: Record<string, ReturnType<typeof useFocusReturn>> = {};

const Dialog = ({ name }: { readonly name: string }) => {
  const focus = useFocusReturn();
  useEffect(() => {
    held[name] = focus;
  });
  return (
    <div role="dialog" aria-label={name} tabIndex={-1}>
      <button>in {name}</button>
    </div>
  );
};

interface PageProps {
  readonly hasOpener?: boolean;
  readonly hasFirst?: boolean;
}

const Page = ({ hasOpener = true, hasFirst = true }: PageProps) => (
  <>
    {hasOpener && <button>open</button>}
    {hasFirst && <Dialog name="first" />}
    <Dialog name="second" />
  </>
);

const focusOn = (text: string) => act(() => screen.getByText<HTMLElement>(text).focus());
const send = (name: string, which: 'onOpenAutoFocus' | 'onCloseAutoFocus'): Event => {
  const event = new Event('focus', { cancelable: true });
  const dialog = screen.getByRole('dialog', { name });
  Object.defineProperty(event, 'currentTarget', { value: dialog });
  act(() => held[name]?.[which](event));
  return event;
};
const opens = (name: string) => send(name, 'onOpenAutoFocus');
const closes = (name: string) => send(name, 'onCloseAutoFocus');

test('focus goes into the dialog itself, and back to what opened it', () => {
  render(<Page />);
  focusOn('open');
  expect(opens('first').defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'first' }));
  expect(closes('first').defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(screen.getByText('open'));
});

test('a dialog opened out of another gives focus back to the other', () => {
  render(<Page />);
  focusOn('open');
  opens('first');
  focusOn('in first');
  opens('second');
  closes('second');
  expect(document.activeElement).toBe(screen.getByText('in first'));
  closes('first');
  expect(document.activeElement).toBe(screen.getByText('open'));
});

test('a dialog that opens as another closes gives focus back to what opened the first', () => {
  render(<Page />);
  focusOn('open');
  opens('first');
  act(() => (document.activeElement as HTMLElement).blur());
  opens('second');
  closes('second');
  expect(document.activeElement).toBe(screen.getByText('open'));
});

test('a dialog opened out of one that is gone gives focus back to the page', () => {
  const { rerender } = render(<Page />);
  focusOn('open');
  opens('first');
  focusOn('in first');
  opens('second');
  rerender(<Page hasFirst={false} />);
  closes('second');
  expect(document.activeElement).toBe(screen.getByText('open'));
});

test('an opener that went away takes no focus', () => {
  const { rerender } = render(<Page />);
  focusOn('open');
  opens('first');
  rerender(<Page hasOpener={false} />);
  expect(() => closes('first')).not.toThrow();
  expect(document.activeElement?.textContent).not.toBe('open');
});
