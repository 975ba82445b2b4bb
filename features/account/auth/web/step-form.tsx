import type { FormEventHandler, ReactNode } from 'react';
import { AUTH_ERRORS } from '../contract/errors.ts';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { type FieldProblem, problemsOf, resolverOf } from '@dhruva/web/lib/form.ts';
import type { Problem } from '@dhruva/web/lib/problem.ts';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import { SendOrCancel } from './form-parts.tsx';
import type { CodeFlow } from './use-code-flow.ts';

/** What a first step starts with, and what it hands on. */
export interface StepProps<Details> {
  readonly start: Details;
  readonly flow: Pick<CodeFlow, 'busy' | 'refused'>;
  readonly onSubmit: (details: Details) => void;
  readonly onCancel: () => void;
}

/** The form of a first step: what stands in it, what is wrong, and its fields by their names. */
export const useStep = <Details extends FieldValues>(
  prefix: string,
  start: Details,
  problemsIn: (details: Details) => readonly FieldProblem<keyof typeof AUTH_ERRORS>[],
) => {
  const form = useForm<Details>({
    defaultValues: start as DefaultValues<Details>,
    resolver: resolverOf(problemsIn, AUTH_ERRORS),
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const fieldId = (field: string): string => `${prefix}-${field}`;
  const field = (name: Path<Details>) => ({
    id: fieldId(name),
    error: errors[name]?.message as string | undefined,
    ...form.register(name),
  });
  return { form, field, problems: problemsOf(errors, fieldId), attempt: submitCount };
};

interface StepFormProps extends Pick<StepProps<never>, 'flow' | 'onCancel'> {
  readonly lead: string;
  readonly problems: readonly Problem[];
  readonly attempt: number;
  readonly onSubmit: FormEventHandler;
  readonly children: ReactNode;
}

/** A first step: why, what is wrong, the fields, and a code to be sent. */
export const StepForm = ({ flow, onCancel, problems, ...props }: StepFormProps) => (
  <form noValidate className="flex flex-col gap-5" onSubmit={props.onSubmit}>
    <p className="text-ink-2">{props.lead}</p>
    <ErrorSummary
      problems={problems.length === 0 && flow.refused ? [flow.refused] : problems}
      attempt={props.attempt}
    />
    {props.children}
    <SendOrCancel busy={flow.busy} onCancel={onCancel} />
  </form>
);
