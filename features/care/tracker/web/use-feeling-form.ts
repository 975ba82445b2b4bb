import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TRACKER_ERRORS } from '../contract/errors.ts';
import { type Feeling, missingOf, SYMPTOMS } from '../contract/symptoms.ts';
import { isSessionEnded, isSignedIn } from '@dhruva/web/lib/token.ts';
import { draftOf, forgetDraft, keepDraft } from './drafts.ts';
import { type Outcome, saveFeeling } from './save-feeling.ts';

const INCOMPLETE: Outcome = {
  kind: 'error',
  text: TRACKER_ERRORS['counselling.incomplete'].sentence,
};

const feelingIn = (form: HTMLFormElement): Feeling => {
  const data = new FormData(form);
  const ticked = new Set(data.getAll('symptoms'));
  return {
    rating: Number(data.get('rating')),
    symptoms: SYMPTOMS.flatMap(({ id }) => (ticked.has(id) ? [id] : [])),
  };
};

/** Reads the entry from the DOM form, so that boxes ticked before hydration count. */
const useFeeling = () => {
  const form = useRef<HTMLFormElement>(null);
  const [start] = useState(draftOf);
  const [feeling, setFeeling] = useState(start);
  const read = (): Feeling => {
    const entry = form.current ? feelingIn(form.current) : start;
    keepDraft(entry);
    setFeeling(entry);
    return entry;
  };
  useEffect(() => {
    if (form.current) setFeeling(feelingIn(form.current));
  }, []);
  return { form, start, feeling, read };
};

/**
 * Saves the entry `read` returns. `outcome`: content of the dialog, if open; `isRefused`: it was incomplete;
 * `submitted`: the last complete one.
 */
const useSubmit = (read: () => Feeling, onSaved: () => void) => {
  const [submits, setSubmits] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [submitted, setSubmitted] = useState<Feeling>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const save = async (entry: Feeling, submitter: HTMLElement | null) => {
    setSaving(true);
    const wasEnded = isSessionEnded();
    const result = await saveFeeling(entry);
    // A disabled button loses focus, and the dialog restores it to what had it.
    flushSync(() => setSaving(false));
    if (document.activeElement === document.body) submitter?.focus();
    // A session that ends just now says so by itself and logs in on the page.
    setOutcome(isSessionEnded() && !wasEnded ? null : result);
    if (result.kind === 'signed-out') keepDraft(entry);
    if (result.kind !== 'success') return;
    forgetDraft();
    onSaved();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const entry = read();
    const isIncomplete = missingOf(entry).length > 0;
    setRefused(isIncomplete);
    setSubmits((count) => count + 1);
    setSubmitted(isIncomplete ? undefined : entry);
    if (isIncomplete) setOutcome(INCOMPLETE);
    else if (isSignedIn()) await save(entry, submitter);
    else setOutcome({ kind: 'signed-out' });
  };
  const closeOutcome = (): void => setOutcome(null);
  return { submits, submitted, isRefused, isSaving, outcome, submit, closeOutcome };
};

/** The mood form: its current entry, and saving it. `missing`: what the last submit lacked. */
export const useFeelingForm = (onSaved: () => void) => {
  const input = useFeeling();
  const { isRefused, ...submit } = useSubmit(input.read, onSaved);
  return { ...input, ...submit, missing: isRefused ? missingOf(input.feeling) : [] };
};
