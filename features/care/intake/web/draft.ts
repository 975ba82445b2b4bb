import { saveIntakeDraft } from '../contract/routes.ts';
import type { IntakeForm } from '../contract/schemas.ts';
import { callWith } from '@dhruva/web/lib/call.ts';
import { readToken } from '@dhruva/web/lib/token.ts';
import { type Keeping, keepingAfter, waitAfter } from './saving.ts';

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

/** What the server does not have yet, kept while the page lives and nowhere else: it is for nobody else's eyes. */
let unsaved: Draft | undefined;
/** The one save under way, and its end. */
let saving: Saving | undefined;
let underWay: Promise<void> = Promise.resolve();
/** While the form is being sent nothing is saved, unless the page is left. */
let isHeld = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let keeping: Keeping = 'nothing';
const listeners = new Set<() => void>();

const tell = (next: Keeping): void => {
  keeping = next;
  for (const listener of listeners) listener();
};

const saveIn = (milliseconds: number): void => {
  clearTimeout(timer);
  if (!isHeld) timer = setTimeout(() => save(false), milliseconds);
};

const saved = (draft: Draft): void => {
  failures = 0;
  tell('saved');
  if (unsaved !== draft) return saveIn(PAUSE_MS);
  unsaved = undefined;
  return watchPage(false);
};

const notSaved = (error: unknown): void => {
  failures += 1;
  tell(keepingAfter(error));
  const wait = waitAfter(error, failures);
  if (wait !== undefined) saveIn(wait);
};

const send = async (mine: Saving): Promise<void> => {
  const manner = { keepalive: mine.outlivesPage, signal: mine.stop.signal };
  const result = await callWith(manner, saveIntakeDraft, { body: mine.draft.form }).then(
    () => ({ ok: true }) as const,
    (error: unknown) => ({ ok: false, error }) as const,
  );
  // A later one took its place.
  if (saving !== mine) return;
  saving = undefined;
  if (result.ok) saved(mine.draft);
  else notSaved(result.error);
};

/** Whether the save under way does for now; if not, it is given up. */
const suffices = ({ draft, outlivesPage }: Saving, isLeaving: boolean): boolean =>
  !isLeaving || (outlivesPage && draft === unsaved);

const save = (isLeaving: boolean): void => {
  clearTimeout(timer);
  if (!unsaved || (isHeld && !isLeaving)) return;
  // Somebody else, or nobody, is signed in now.
  if (unsaved.token !== readToken()) return forgetIntakeDraft();
  if (saving && suffices(saving, isLeaving)) return;
  saving?.stop.abort();
  saving = { draft: unsaved, outlivesPage: isLeaving, stop: new AbortController() };
  underWay = send(saving);
};

const onOnline = (): void => save(false);
const onLeaving = (): void => save(true);
const onVisibility = (): void => {
  if (document.visibilityState === 'hidden') save(true);
};

/** Heeds the network and the end of the page for as long as something is unsaved. */
const watchPage = (on: boolean): void => {
  const change = on ? 'addEventListener' : 'removeEventListener';
  window[change]('online', onOnline);
  window[change]('pagehide', onLeaving);
  document[change]('visibilitychange', onVisibility);
};

/** Takes the form as it is now. It is saved when no key follows for a second, and at once when the page is left. */
export const keepIntakeDraft = (form: IntakeForm): void => {
  unsaved = { token: readToken(), form };
  watchPage(true);
  saveIn(PAUSE_MS);
};

/** What was typed here and the server does not have yet. */
export const unsavedDraft = (): IntakeForm | undefined =>
  unsaved?.token === readToken() ? unsaved?.form : undefined;

/** Saves what waits at once. */
export const flushIntakeDraft = (): void => save(false);

/** The form is about to be sent: waits for the save under way, and begins no other. */
export const holdIntakeDraft = async (): Promise<void> => {
  isHeld = true;
  clearTimeout(timer);
  await underWay;
};

/** The form was not taken: saving goes on. */
export const releaseIntakeDraft = (): void => {
  isHeld = false;
  if (unsaved) saveIn(PAUSE_MS);
};

/** The form was sent: nothing is to be kept any more. */
export const forgetIntakeDraft = (): void => {
  clearTimeout(timer);
  [unsaved, saving, isHeld, failures] = [undefined, undefined, false, 0];
  watchPage(false);
  tell('nothing');
};

/** Calls back when it changes how what was typed stands; gives the way to stop. */
export const subscribeKeeping = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const readKeeping = (): Keeping => keeping;
