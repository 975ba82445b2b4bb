import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HELP_WORDS, helpline, LINES_FOR } from '@dhruva/safety';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.doUnmock('./detect-by-phrases.ts');
  vi.doUnmock('./detect-by-model.ts');
  Element.prototype.scrollIntoView = () => undefined;
});

/** Renders two fields on a freshly opened page. */
const open = async (): Promise<void> => {
  const { DangerHelpProvider } = await import('./danger-help-provider.tsx');
  const { TextField } = await import('@dhruva/web/ui/text-field.tsx');
  render(
    <DangerHelpProvider>
      <TextField id="one" label="One" />
      <TextField id="two" label="Two" />
    </DangerHelpProvider>,
  );
};

const type = (label: string, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
const numbers = (): (string | null)[] =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const ENGLISH = ['14416 Tele-MANAS', '112 Emergency'];
const HINDI = ['14416 टेली-मानस', '112 आपातकाल'];

test.each([
  ['I want to kill myself', ENGLISH, null],
  ['mujhe mar jana chahiye', HINDI, 'hi'],
  ['मैं मरना चाहती हूँ', HINDI, 'hi'],
  ['my husband beats me every night', ['181 Women helpline', '112 Emergency'], null],
  ['he says he will kill himself', ENGLISH, null],
])('%s: the numbers come first, in the language of the words', async (words, first, language) => {
  await open();
  type('One', words);
  const card = await screen.findByRole('alert');
  expect(numbers().slice(0, 2)).toEqual(first);
  expect(card.textContent.startsWith(first[0] ?? '')).toBe(true);
  expect(card.querySelector('[lang]')?.getAttribute('lang') ?? null).toBe(language);
});

test('the focus stays where it is typed', async () => {
  await open();
  screen.getByLabelText('One').focus();
  type('One', 'I want to kill myself');
  await screen.findByRole('alert');
  expect(document.activeElement).toBe(screen.getByLabelText('One'));
});

test('what was typed before anything was fetched is checked once the detector has loaded', async () => {
  const come = Promise.withResolvers<void>();
  vi.doMock('./detect-by-phrases.ts', async (load: () => Promise<object>) => {
    await come.promise;
    return load();
  });
  vi.doMock('./detect-by-model.ts', async (load: () => Promise<object>) => {
    await come.promise;
    return load();
  });
  await open();
  type('One', 'I want to die');
  expect(screen.queryByRole('alert')).toBeNull();
  come.resolve();
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test.each(['./detect-by-model.ts', './detect-by-phrases.ts'])(
  'without %s the other one detects',
  async (lost) => {
    vi.doMock(lost, () => {
      throw new Error('no network');
    });
    await open();
    type('One', 'I want to die');
    expect(await screen.findByRole('alert')).toBeTruthy();
  },
);

test('one card at a time: below the field that spoke last, then back to where it still is', async () => {
  await open();
  const below = (label: string): boolean =>
    screen.getByLabelText(label).closest('div.flex-col')?.querySelector('[role=alert]') !== null;
  type('One', 'I want to die');
  await waitFor(() => expect(below('One')).toBe(true));
  type('Two', 'khudkushi karni hai');
  await waitFor(() => expect([below('One'), below('Two')]).toEqual([false, true]));
  type('Two', '');
  await waitFor(() => expect([below('One'), below('Two')]).toEqual([true, false]));
  type('One', 'Thank you');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('"All numbers" below the first two has each number, those without a fee too', async () => {
  await open();
  type('One', 'I want to kill myself');
  const card = await screen.findByRole('alert');
  const all = within(within(card).getByText('All numbers').closest('details') as HTMLElement);
  expect(all.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    LINES_FOR.self.flatMap((id) =>
      helpline(id).numbers.map(({ shown }) => `${shown} ${HELP_WORDS.en.lines[id].name}`),
    ),
  );
  expect(card.textContent).toContain('1-800-891-4416');
});
