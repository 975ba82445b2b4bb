import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useListNavigation } from './use-list-navigation.ts';

const PLACES = ['Nagpur', 'Nagaon', 'Nagda'];

interface ListProps {
  readonly places?: readonly string[];
  readonly startsOpen?: boolean;
  readonly onChoose?: (index: number) => void;
}

const nameOf = (index: number, places: readonly string[]): string =>
  index === -1 ? 'none' : (places[index] ?? 'no such place');

const List = ({ places = PLACES, startsOpen = true, onChoose = () => undefined }: ListProps) => {
  const [open, setOpen] = useState(startsOpen);
  const { active, onKeyDown } = useListNavigation({
    count: places.length,
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onChoose,
  });
  return (
    <>
      <input onKeyDown={onKeyDown} />
      <output>{open ? nameOf(active, places) : 'closed'}</output>
    </>
  );
};

const shown = () => screen.getByRole('status').textContent;
/** False when the default action of the key was prevented. */
const press = (key: string): boolean => fireEvent.keyDown(screen.getByRole('textbox'), { key });

/** The options shown after these keys. */
const after = (...keys: readonly string[]) =>
  keys.map((key) => {
    press(key);
    return shown();
  });

test('down goes through the list and begins again at its top', () => {
  render(<List />);
  expect(shown()).toBe('none');
  expect(after('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual([
    'Nagpur',
    'Nagaon',
    'Nagda',
    'Nagpur',
  ]);
});

test('up begins at the bottom, goes up, and from the top to the bottom again', () => {
  render(<List />);
  expect(after('ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toEqual([
    'Nagda',
    'Nagaon',
    'Nagpur',
    'Nagda',
  ]);
});

test('up undoes down', () => {
  render(<List />);
  expect(after('ArrowDown', 'ArrowDown', 'ArrowUp')).toEqual(['Nagpur', 'Nagaon', 'Nagpur']);
});

test.each([
  ['ArrowDown', 'Nagpur'],
  ['ArrowUp', 'Nagda'],
])('%s opens a closed list at its end of it', (key, place) => {
  render(<List startsOpen={false} />);
  expect(after(key)).toEqual([place]);
});

test('a list opened anew forgets where it was', () => {
  render(<List />);
  expect(after('ArrowDown', 'ArrowDown', 'Escape', 'ArrowDown')).toEqual([
    'Nagpur',
    'Nagaon',
    'closed',
    'Nagpur',
  ]);
});

test('an empty list has nothing to go to', () => {
  render(<List places={[]} startsOpen={false} />);
  expect(after('ArrowDown', 'ArrowUp')).toEqual(['none', 'none']);
});

test('a list that is filled after a key begins at its top', () => {
  const { rerender } = render(<List places={[]} />);
  press('ArrowDown');
  rerender(<List />);
  expect(after('ArrowDown', 'ArrowDown')).toEqual(['Nagpur', 'Nagaon']);
});

test('Enter chooses what is marked; with nothing marked it is the form’s', () => {
  const onChoose = vi.fn<(index: number) => void>();
  render(<List onChoose={onChoose} />);
  expect(press('Enter')).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
  press('ArrowDown');
  press('ArrowDown');
  expect(press('Enter')).toBe(false);
  expect(onChoose.mock.calls).toEqual([[1]]);
});

test('a list that became shorter than what was marked marks nothing, and Enter chooses nothing', () => {
  const onChoose = vi.fn<(index: number) => void>();
  const { rerender } = render(<List onChoose={onChoose} />);
  press('ArrowUp');
  rerender(<List places={['Nagpur']} onChoose={onChoose} />);
  expect(shown()).toBe('none');
  expect(press('Enter')).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
});

test('closed, Enter and Escape are left to others', () => {
  const onChoose = vi.fn<(index: number) => void>();
  render(<List onChoose={onChoose} />);
  press('ArrowDown');
  expect(press('Escape')).toBe(false);
  expect([press('Enter'), press('Escape')]).toEqual([true, true]);
  expect(onChoose).not.toHaveBeenCalled();
});

test('arrows do not move the cursor of the text; typing is the input’s own', () => {
  render(<List />);
  expect([press('ArrowDown'), press('ArrowUp')]).toEqual([false, false]);
  expect(['a', 'Home', 'ArrowLeft', 'Tab'].map(press)).toEqual([true, true, true, true]);
  expect(shown()).toBe('Nagda');
});
