import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { type IntakeProblem, intakeProblems } from '../contract/form-problems.ts';
import { submitIntake } from '../contract/routes.ts';
import type { IntakeForm } from '../contract/schemas.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { CallError, NO_REPLY } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { INTAKE_ERRORS } from '../contract/errors.ts';
import { resolverOf } from '@dhruva/web/lib/form.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import {
  flushIntakeDraft,
  discardIntakeDraft,
  suspendDraftSaving,
  keepIntakeDraft,
  readSaveState,
  resumeDraftSaving,
  subscribeSaveState,
} from './draft.ts';
import { INTAKE_NAMES } from './intake-form.rules.ts';

/** The server's reply to a sent form. */
export interface Sent {
  readonly message: string;
  readonly showHelp: boolean;
}

const failureText = (error: Error): string =>
  error instanceof CallError && error.code !== NO_REPLY ? error.message : m.intake_failed();

/** Saves input as a draft, on the server too; pending input is saved when the form closes. */
const useDraftSaving = ({ watch }: UseFormReturn<IntakeForm>): void => {
  useEffect(() => {
    const { unsubscribe } = watch((typed, { name }) => {
      if (name !== undefined) keepIntakeDraft({ ...(typed as IntakeForm) });
    });
    return () => {
      unsubscribe();
      flushIntakeDraft();
    };
  }, [watch]);
};

/** The state of the intake form: input, kept until sent, errors and submission. */
export const useIntakeForm = (initial: IntakeForm, onSent: (reply: Sent) => void) => {
  const queries = useQueryClient();
  const [refusals, setRefusals] = useState(0);
  const form = useForm<IntakeForm>({
    defaultValues: initial,
    resolver: resolverOf<IntakeForm, IntakeProblem['code']>(intakeProblems, INTAKE_ERRORS),
    shouldFocusError: false,
  });
  useDraftSaving(form);
  const saveState = useSyncExternalStore(subscribeSaveState, readSaveState);
  const sending = useMutation({
    mutationFn: async (body: IntakeForm) => {
      await suspendDraftSaving();
      return call(submitIntake, { body });
    },
    onSuccess: (reply) => {
      discardIntakeDraft();
      void refreshQueries(queries);
      onSent(reply);
    },
    onError: (error) => {
      resumeDraftSaving();
      const fields = error instanceof CallError ? (error.extras.fields ?? {}) : {};
      const known = INTAKE_NAMES.filter((name) => fields[name] !== undefined);
      for (const name of known) form.setError(name, { message: fields[name] ?? '' });
      if (known.length === 0) form.setError('root', { message: failureText(error) });
      setRefusals((count) => count + 1);
    },
  });
  return {
    form,
    submit: form.handleSubmit((body) => sending.mutate(body)),
    saveState,
    isSending: sending.isPending,
    attempt: form.formState.submitCount + refusals,
  };
};
