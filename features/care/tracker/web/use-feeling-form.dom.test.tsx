import { MIN_SYMPTOMS, SYMPTOMS } from '../contract/symptoms.ts';
import { saveEntry } from '../contract/routes.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, refuse, serve } from '@dhruva/web/test/fake-server.ts';
import { storeToken } from '@dhruva/web/lib/token.ts';
import { draftOf, forgetDraft } from './drafts.ts';
import { useFeelingForm } from './use-feeling-form.ts';

const ENTRY = { id: 'kept', rating: 3, symptoms: [], savedAt: '2026-11-23T06:30:00Z' };
const SAVED = { message: 'Saved.', entry: ENTRY, showHelp: false };
const ENOUGH_SYMPTOMS = SYMPTOMS.slice(0, MIN_SYMPTOMS);

const Form = ({ onSaved }: { readonly onSaved: () => void }) => {
  const hook = useFeelingForm(onSaved);
  const { form, start, feeling, outcome, missing, submits, isSaving } = hook;
  return (
    <form ref={form} onChange={hook.read} onSubmit={(event) => void hook.submit(event)}>
      {SYMPTOMS.map(({ id }) => (
        <input
          key={id}
          type="checkbox"
          name="symptoms"
          value={id}
          aria-label={id}
          defaultChecked={start.symptoms.includes(id)}
        />
      ))}
      <input
        type="radio"
        name="rating"
        value="3"
        aria-label="3"
        defaultChecked={start.rating === 3}
      />
      <button disabled={isSaving}>Save</button>
      <button type="button" onClick={hook.closeOutcome}>
        Close
      </button>
      <output>
        {JSON.stringify({ outcome, missing, submits, isSaving, ticked: feeling.symptoms.length })}
      </output>
    </form>
  );
};

const shown = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const tick = () => {
  for (const { id } of ENOUGH_SYMPTOMS) fireEvent.click(screen.getByLabelText(id));
};
const rate = () => fireEvent.click(screen.getByLabelText('3'));
const submit = async () => {
  const button = screen.getByText<HTMLButtonElement>('Save');
  act(() => button.focus());
  fireEvent.click(button);
  await settle();
};

const open = () => {
  const onSaved = vi.fn<() => void>();
  const { unmount } = render(<Form onSaved={onSaved} />);
  return { onSaved, unmount };
};

beforeEach(() => {
  forgetDraft();
  storeToken('secret');
  serve(saveEntry, SAVED);
});

test('saved: the words of the server, and nothing is kept of it here', async () => {
  const { onSaved } = open();
  tick();
  rate();
  await submit();
  expect(asked(saveEntry)[0]?.body).toEqual({
    rating: 3,
    symptoms: ENOUGH_SYMPTOMS.map(({ label }) => label),
  });
  expect(shown()).toMatchObject({ outcome: { kind: 'success', text: 'Saved.' }, isSaving: false });
  expect([onSaved.mock.calls.length, draftOf().symptoms.length]).toEqual([1, 0]);
});

test('too little is told at once and sent nowhere; ticking more mends it', async () => {
  const { onSaved } = open();
  await submit();
  expect(shown()).toMatchObject({
    outcome: { kind: 'error' },
    missing: ['rating', 'symptoms'],
    submits: 1,
  });
  rate();
  expect(shown()).toMatchObject({ missing: ['symptoms'] });
  tick();
  expect(shown()).toMatchObject({ missing: [], ticked: MIN_SYMPTOMS });
  expect([asked(saveEntry), onSaved.mock.calls]).toEqual([[], []]);
});

test('nothing is missing before it is sent', () => {
  open();
  expect(shown()).toMatchObject({ missing: [], submits: 0, outcome: null });
});

test('what was ticked before the page woke up counts', () => {
  const { unmount } = open();
  tick();
  unmount();
  open();
  expect(shown()).toMatchObject({ ticked: MIN_SYMPTOMS });
});

test('signed out: what was ticked is kept for whoever logs in', async () => {
  localStorage.clear();
  const { unmount } = open();
  tick();
  rate();
  await submit();
  expect(shown()).toMatchObject({ outcome: { kind: 'signed-out' } });
  expect(asked(saveEntry)).toEqual([]);
  unmount();
  storeToken('asha');
  open();
  expect(shown()).toMatchObject({ ticked: MIN_SYMPTOMS });
});

test('a session that ended while it was saved keeps what was ticked on the page, and for nobody else', async () => {
  serve(saveEntry, refuse('auth.signed-out'), refuse('auth.signed-out'));
  const { onSaved } = open();
  tick();
  rate();
  await submit();
  expect(shown()).toMatchObject({ outcome: null, ticked: MIN_SYMPTOMS });
  await submit();
  expect(shown()).toMatchObject({ outcome: { kind: 'signed-out' } });
  expect(onSaved).not.toHaveBeenCalled();
  storeToken('asha');
  expect(shown()).toMatchObject({ ticked: MIN_SYMPTOMS });
  expect(draftOf().symptoms).toEqual([]);
});

test('a failure keeps what was ticked, and saving again helps', async () => {
  serve(saveEntry, NO_NETWORK, SAVED);
  const { onSaved } = open();
  tick();
  rate();
  await submit();
  expect(shown()).toMatchObject({ outcome: { kind: 'error' }, ticked: MIN_SYMPTOMS });
  expect(draftOf().symptoms).toHaveLength(MIN_SYMPTOMS);
  fireEvent.click(screen.getByText('Close'));
  expect(shown()).toMatchObject({ outcome: null });
  await submit();
  expect(onSaved).toHaveBeenCalledOnce();
});

/** A feeling sent, whose answer is still to come. */
const saving = async () => {
  const saved = Promise.withResolvers<typeof SAVED>();
  serve(saveEntry, saved.promise);
  open();
  tick();
  rate();
  await submit();
  return saved;
};

test('a second press while it is saved saves nothing twice, and the button keeps its focus', async () => {
  const saved = await saving();
  expect(shown()).toMatchObject({ isSaving: true });
  fireEvent.click(screen.getByText('Save'));
  await settle();
  act(() => screen.getByText<HTMLButtonElement>('Save').blur());
  saved.resolve(SAVED);
  await settle();
  expect(asked(saveEntry)).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByText('Save'));
});

test('whoever went elsewhere in the page meanwhile is left there', async () => {
  const saved = await saving();
  act(() => screen.getByLabelText('low').focus());
  saved.resolve(SAVED);
  await settle();
  expect(document.activeElement).toBe(screen.getByLabelText('low'));
});
