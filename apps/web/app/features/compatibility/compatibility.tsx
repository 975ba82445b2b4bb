import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { problemsOf, resolverOf } from '../../lib/form.ts';
import { useSession } from '../../lib/session.tsx';
import { m } from '../../paraglide/messages.js';
import { LoginFirst } from '../../shell/login-first.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { boughtPairs, keepInProfile } from './calls.ts';
import type { CheckedPair } from './compatibility-dialog.tsx';
import { ExampleQuestions } from './example-questions.tsx';
import { pairFieldId } from './pair-field-id.ts';
import { EMPTY_PAIR, type PairForm, pairProblems } from './pair-form.rules.ts';
import type { PairAnswerView } from './pair-question.tsx';
import { PersonFields, type PlaceInput } from './person-fields.tsx';
import { usePairQuestions } from './use-pair-questions.ts';
import { usePairSubmit } from './use-pair-submit.ts';
import { useProfileFill } from './use-profile-fill.ts';

const loadDialog = async () => import('./compatibility-dialog.tsx');
const CompatibilityDialog = lazy(async () => ({
  default: (await loadDialog()).CompatibilityDialog,
}));

interface CompatibilityProps {
  readonly PlaceInput: PlaceInput;
  readonly AnswerView: PairAnswerView;
}

const never = () => () => undefined;

/** False while the prerendered page wakes up: nothing typed then would be kept. */
const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Two people's birth details, and the six questions about them. */
export const Compatibility = ({ PlaceInput, AnswerView }: CompatibilityProps) => {
  const session = useSession();
  const form = useForm<PairForm>({
    defaultValues: EMPTY_PAIR,
    resolver: resolverOf(pairProblems),
    shouldFocusError: false,
  });
  const [checked, setChecked] = useState<CheckedPair>();
  const [open, setOpen] = useState(false);
  const [login, setLogin] = useState<string | null>(null);
  const profileFill = useProfileFill(form, setLogin);
  const bought = useQuery({
    queryKey: ['predictions', 'pairs'],
    queryFn: boughtPairs,
    enabled: session.isAuthenticated && checked !== undefined,
  });
  const questions = usePairQuestions(bought.data ?? []);
  const submit = usePairSubmit(form, (next) => {
    setChecked(next);
    setOpen(true);
    if (session.profile?.dob === '')
      void keepInProfile(next.pair).then((fresh) => fresh && session.mergeProfile(fresh));
  });
  const { errors, submitCount } = form.formState;
  const send = form.handleSubmit((typed) => {
    void loadDialog();
    if (session.isAuthenticated) submit.run(typed);
    else setLogin(m.pair_login_check());
  });

  return (
    <div className="flex flex-col gap-6">
      <ExampleQuestions />
      <form noValidate onSubmit={send}>
        <fieldset disabled={!useAwake()} className="flex min-w-0 flex-col gap-5">
          <ErrorSummary
            problems={problemsOf(errors, pairFieldId)}
            attempt={submitCount + submit.refusals}
          />
          <div className="grid items-start gap-5 md:grid-cols-2">
            <PersonFields
              form={form}
              who="self"
              legend={m.pair_self()}
              PlaceInput={PlaceInput}
              asked={submit.asked}
            >
              <div>
                <Button look="outline" onClick={profileFill.fill}>
                  {m.pair_fetch()}
                </Button>
                <p role="status" className="mt-2 text-success empty:hidden">
                  {profileFill.text}
                </p>
              </div>
            </PersonFields>
            <PersonFields
              form={form}
              who="other"
              legend={m.pair_other()}
              PlaceInput={PlaceInput}
              asked={submit.asked}
            >
              <Checkbox
                id={pairFieldId('otherAgrees')}
                label={m.pair_agrees()}
                error={errors.otherAgrees?.message}
                {...form.register('otherAgrees')}
              />
            </PersonFields>
          </div>
          <div>
            <Button type="submit" busyLabel={submit.busy ? m.pair_checking() : undefined}>
              {m.pair_check()}
            </Button>
          </div>
        </fieldset>
      </form>
      <LoginFirst text={login} onClose={() => setLogin(null)} />
      {checked && (
        <Suspense fallback={null}>
          <CompatibilityDialog
            checked={checked}
            open={open}
            onClose={() => setOpen(false)}
            questions={questions}
            onRetryKnown={bought.isError ? () => void bought.refetch() : undefined}
            AnswerView={AnswerView}
          />
        </Suspense>
      )}
    </div>
  );
};
