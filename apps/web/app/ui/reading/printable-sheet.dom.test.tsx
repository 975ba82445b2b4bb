import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PrintableSheet } from './printable-sheet.tsx';

const chosen = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('.sheet[data-chosen]')].map(
    ({ dataset }) => dataset['title'],
  );

test('of several sheets only the one whose "Print" was pressed is chosen, while it is printed', () => {
  const onPaper: (string | undefined)[][] = [];
  vi.spyOn(window, 'print').mockImplementation(() => void onPaper.push(chosen()));
  render(
    <>
      <PrintableSheet title="First">one</PrintableSheet>
      <PrintableSheet title="Second">two</PrintableSheet>
    </>,
  );
  const second = screen.getByText('two');
  fireEvent.click(within(second).getByRole('button'));
  expect([onPaper, chosen()]).toEqual([[['Second']], []]);
});
