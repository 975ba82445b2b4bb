import { saveIntakeDraft } from '../contract/routes.ts';
import type { IntakeForm } from '../contract/schemas.ts';
import { callWith } from '@dhruva/web/lib/call.ts';
import { readToken } from '@dhruva/web/lib/token.ts';
import { type SaveState, saveStateAfter, retryDelay } from './saving.ts';

const PAUSE_MS = 1_000;

interface Draft {
  readonly token: string | null;
  readonly form: IntakeForm;
}
interface Saving {
  readonly draft: Draft;
  readonly outlivesPage: boolean;
  readonly stop: AbortController;
}

/** Input not yet saved on the server; in memory only, because it is private. */
let unsaved: Draft | undefined;
/** The save in progress, and its completion. */
let saving: Saving | undefined;
let pendingSave: Promise<void> = Promise.resolve();
/** True while the form is being sent: no saves, unless the page is closed. */
let isHeld = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let saveState: SaveState = 'nothing';
const listeners = new Set<() => void>();

const setSaveState = (next: SaveState): void => {
  saveState = next;
  for (const listener of listeners) listener();
};

const saveIn = (milliseconds: number): void => {
  clearTimeout(timer);
  if (!isHeld) timer = setTimeout(() => save(false), milliseconds);
};

const saved = (draft: Draft): void => {
  failures = 0;
  setSaveState('saved');
  if (unsaved !== draft) return saveIn(PAUSE_MS);
  unsaved = undefined;
  return watchPage(false);
};

const notSaved = (error: unknown): void => {
  failures += 1;
  setSaveState(saveStateAfter(error));
  const wait = retryDelay(error, failures);
  if (wait !== undefined) saveIn(wait);
};

const send = async (mine: Saving): Promise<void> => {
  const options = { keepalive: mine.outlivesPage, signal: mine.stop.signal };
  const result = await callWith(options, saveIntakeDraft, { body: mine.draft.form }).then(
    () => ({ ok: true }) as const,
    (error: unknown) => ({ ok: false, error }) as const,
  );
  // A later save has replaced this one.
  if (saving !== mine) return;
  saving = undefined;
  if (result.ok) saved(mine.draft);
  else notSaved(result.error);
};

/** Whether the save in progress is enough for now; otherwise it is aborted. */
const isEnough = ({ draft, outlivesPage }: Saving, isLeaving: boolean): boolean =>
  !isLeaving || (outlivesPage && draft === unsaved);

const save = (isLeaving: boolean): void => {
  clearTimeout(timer);
  if (!unsaved || (isHeld && !isLeaving)) return;
  // Somebody else, or nobody, is signed in now.
  if (unsaved.token !== readToken()) return discardIntakeDraft();
  if (saving && isEnough(saving, isLeaving)) return;
  saving?.stop.abort();
  saving = { draft: unsaved, outlivesPage: isLeaving, stop: new AbortController() };
  pendingSave = send(saving);
};

const onOnline = (): void => save(false);
const onLeaving = (): void => save(true);
const onVisibility = (): void => {
  if (document.visibilityState === 'hidden') save(true);
};

/** Adds or removes listeners for the network and for closing the page, needed while something is unsaved. */
const watchPage = (on: boolean): void => {
  const change = on ? 'addEventListener' : 'removeEventListener';
  window[change]('online', onOnline);
  window[change]('pagehide', onLeaving);
  document[change]('visibilitychange', onVisibility);
};

/**
 * Records the form's current values. They are saved after a second without input, and at once when the page
 * is closed.
 */
export const keepIntakeDraft = (form: IntakeForm): void => {
  unsaved = { token: readToken(), form };
  watchPage(true);
  saveIn(PAUSE_MS);
};

/** The unsaved input of this page, if any. */
export const unsavedDraft = (): IntakeForm | undefined =>
  unsaved?.token === readToken() ? unsaved?.form : undefined;

/** Saves unsaved input at once. */
export const flushIntakeDraft = (): void => save(false);

/** Suspends saving before the form is sent; waits for the save in progress. */
export const suspendDraftSaving = async (): Promise<void> => {
  isHeld = true;
  clearTimeout(timer);
  await pendingSave;
};

/** Resumes saving after the form was refused. */
export const resumeDraftSaving = (): void => {
  isHeld = false;
  if (unsaved) saveIn(PAUSE_MS);
};

/** Discards the draft after the form was sent. */
export const discardIntakeDraft = (): void => {
  clearTimeout(timer);
  [unsaved, saving, isHeld, failures] = [undefined, undefined, false, 0];
  watchPage(false);
  setSaveState('nothing');
};

/** Subscribes to changes of the save state; returns the unsubscribe function. */
export const subscribeSaveState = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const readSaveState = (): SaveState => saveState;
