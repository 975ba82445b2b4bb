import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { intakeProblems } from '../contract/form-problems.ts';
import { submitIntake } from '../contract/routes.ts';
import type { IntakeForm } from '../contract/schemas.ts';
import { refreshQueries } from '@dhruva/web/lib/refresh-queries.ts';
import { CallError, NO_REPLY } from '@dhruva/web/lib/call-error.ts';
import { call } from '@dhruva/web/lib/call.ts';
import { resolverOf } from '@dhruva/web/lib/form.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import {
  flushIntakeDraft,
  forgetIntakeDraft,
  holdIntakeDraft,
  keepIntakeDraft,
  readKeeping,
  releaseIntakeDraft,
  subscribeKeeping,
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
const useKeptDraft = ({ watch }: UseFormReturn<IntakeForm>): void => {
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
    resolver: resolverOf<IntakeForm>(intakeProblems),
    shouldFocusError: false,
  });
  useKeptDraft(form);
  const keeping = useSyncExternalStore(subscribeKeeping, readKeeping);
  const sending = useMutation({
    mutationFn: async (body: IntakeForm) => {
      await holdIntakeDraft();
      return call(submitIntake, { body });
    },
    onSuccess: (reply) => {
      forgetIntakeDraft();
      void refreshQueries(queries);
      onSent(reply);
    },
    onError: (error) => {
      releaseIntakeDraft();
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
    keeping,
    isSending: sending.isPending,
    attempt: form.formState.submitCount + refusals,
  };
};
