import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ERROR_MESSAGES } from '@dhruva/contract/catalogue/messages';
import { type Feeling, missingOf, SYMPTOMS } from '@dhruva/contract/catalogue/symptoms';
import { useSession } from '../../lib/session.tsx';
import { draftOf, forgetDraft, keepDraft } from './drafts.ts';
import { type Outcome, saveFeeling } from './save-feeling.ts';

const INCOMPLETE: Outcome = { kind: 'error', text: ERROR_MESSAGES['counselling.incomplete'] };

const feelingIn = (form: HTMLFormElement): Feeling => {
  const data = new FormData(form);
  const ticked = new Set(data.getAll('symptoms'));
  return {
    rating: Number(data.get('rating')),
    symptoms: SYMPTOMS.flatMap(({ id }) => (ticked.has(id) ? [id] : [])),
  };
};

/**
 * What is ticked lives in the form itself, so that what was ticked before the page woke up counts too.
 * `outcome`: what the dialog says, if it is open. `missing`: what the last submit lacked.
 */
export const useFeelingForm = (onSaved: () => void) => {
  const form = useRef<HTMLFormElement>(null);
  const { isAuthenticated } = useSession();
  const [start] = useState(draftOf);
  const [feeling, setFeeling] = useState(start);
  const [submits, setSubmits] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const read = (): Feeling => {
    const told = form.current ? feelingIn(form.current) : start;
    keepDraft(told);
    setFeeling(told);
    return told;
  };
  useEffect(() => {
    if (form.current) setFeeling(feelingIn(form.current));
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const told = read();
    const isIncomplete = missingOf(told).length > 0;
    setRefused(isIncomplete);
    setSubmits((count) => count + 1);
    if (isIncomplete) return setOutcome(INCOMPLETE);
    if (!isAuthenticated) return setOutcome({ kind: 'signed-out' });
    setSaving(true);
    const came = await saveFeeling(told);
    setSaving(false);
    setOutcome(came);
    if (came.kind === 'signed-out') keepDraft(told);
    if (came.kind !== 'success') return undefined;
    forgetDraft();
    return onSaved();
  };

  return {
    form,
    start,
    feeling,
    missing: isRefused ? missingOf(feeling) : [],
    submits,
    isSaving,
    outcome,
    read,
    submit,
    closeOutcome: () => setOutcome(null),
  };
};
