import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TRACKER_ERRORS } from '../contract/errors.ts';
import { type Feeling, missingOf, SYMPTOMS } from '../contract/symptoms.ts';
import { isSignedIn } from '@dhruva/web/lib/token.ts';
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

/** What is ticked lives in the form itself, so that what was ticked before the page woke up counts too. */
const useFeeling = () => {
  const form = useRef<HTMLFormElement>(null);
  const [start] = useState(draftOf);
  const [feeling, setFeeling] = useState(start);
  const read = (): Feeling => {
    const told = form.current ? feelingIn(form.current) : start;
    keepDraft(told);
    setFeeling(told);
    return told;
  };
  useEffect(() => {
    if (form.current) setFeeling(feelingIn(form.current));
  }, []);
  return { form, start, feeling, read };
};

/** Saves what `read` gives. `outcome`: what the dialog says, if it is open. `isRefused`: too little was ticked;
 * `submitted`: what was complete when it was last sent. */
const useSubmit = (read: () => Feeling, onSaved: () => void) => {
  const [submits, setSubmits] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [submitted, setSubmitted] = useState<Feeling>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const save = async (told: Feeling, submitter: HTMLElement | null) => {
    setSaving(true);
    const came = await saveFeeling(told);
    // A disabled button loses focus, and the dialog gives it back to what had it.
    flushSync(() => setSaving(false));
    if (document.activeElement === document.body) submitter?.focus();
    setOutcome(came);
    if (came.kind === 'signed-out') keepDraft(told);
    if (came.kind !== 'success') return;
    forgetDraft();
    onSaved();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const told = read();
    const isIncomplete = missingOf(told).length > 0;
    setRefused(isIncomplete);
    setSubmits((count) => count + 1);
    setSubmitted(isIncomplete ? undefined : told);
    if (isIncomplete) setOutcome(INCOMPLETE);
    else if (isSignedIn()) await save(told, submitter);
    else setOutcome({ kind: 'signed-out' });
  };
  const closeOutcome = (): void => setOutcome(null);
  return { submits, submitted, isRefused, isSaving, outcome, submit, closeOutcome };
};

/** The form, what is ticked in it now, and saving it. `missing`: what the last submit still lacks. */
export const useFeelingForm = (onSaved: () => void) => {
  const told = useFeeling();
  const { isRefused, ...submit } = useSubmit(told.read, onSaved);
  return { ...told, ...submit, missing: isRefused ? missingOf(told.feeling) : [] };
};
