import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { BIRTH_ERRORS } from '@dhruva/asking/births/contract/errors';
import { PEOPLE_ERRORS } from '@dhruva/asking/people/contract/errors';
import { PAIR_ERRORS } from '../contract/errors.ts';
import { resolverOf } from '@dhruva/web/lib/form.ts';
import { lazyWithFallback } from '@dhruva/web/ui/lazy-with-fallback.ts';
import { dropWish, useSession } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import type { PairRecord } from '../contract/record.ts';
import type { CheckedPair } from './calls.ts';
import { keepInProfile } from './form/keep-in-profile.ts';
import { ExampleQuestions } from './example-questions.tsx';
import { EMPTY_PAIR, pairProblems, type PairForm as Values } from './form/pair-form.rules.ts';
import { PairForm } from './form/pair-form.tsx';
import type { PlaceInput } from '@dhruva/account/profile/web';
import { usePairQuestions } from './questions/use-pair-questions.ts';
import { usePairSubmit } from './form/use-pair-submit.ts';
import { usePairWish } from './wish/use-pair-wish.ts';
import { useProfileFill } from './form/use-profile-fill.ts';

const ERRORS = { ...BIRTH_ERRORS, ...PAIR_ERRORS, ...PEOPLE_ERRORS };

const loadDialog = async () => import('./questions/pair-dialog.tsx');
const PairDialog = lazyWithFallback(async () => (await loadDialog()).PairDialog);

interface PairsProps {
  /** Loads this account's purchases of questions about two people. */
  readonly boughtPairs: () => Promise<PairRecord[]>;
  readonly PlaceInput: PlaceInput;
}

const FillFromProfile = ({ fill, text }: ReturnType<typeof useProfileFill>) => (
  <div>
    <Button look="outline" onClick={fill}>
      {m.pair_fetch()}
    </Button>
    <p role="status" className="mt-2 text-success empty:hidden">
      {text}
    </p>
  </div>
);

/** This account's purchases of questions about two people; loaded once `wanted`. */
const useBoughtPairs = (boughtPairs: PairsProps['boughtPairs'], wanted: boolean) => {
  const { isAuthenticated } = useSession();
  return useQuery({
    queryKey: ['predictions', 'pairs'],
    queryFn: boughtPairs,
    enabled: isAuthenticated && wanted,
  });
};

/** The compatibility form and the dialog of its six questions. */
export const Pairs = ({ boughtPairs, PlaceInput }: PairsProps) => {
  const session = useSession();
  const form = useForm<Values>({
    defaultValues: EMPTY_PAIR,
    resolver: resolverOf(pairProblems, ERRORS),
    shouldFocusError: false,
  });
  const [checked, setChecked] = useState<CheckedPair>();
  const [open, setOpen] = useState(false);
  const filling = useProfileFill(form);
  const bought = useBoughtPairs(boughtPairs, checked !== undefined);
  const questions = usePairQuestions(bought.data ?? []);
  const submit = usePairSubmit(form, (next) => {
    setChecked(next);
    setOpen(true);
    const isOneself = next.pair.names?.self === undefined;
    if (isOneself && session.profile?.dob === '')
      void keepInProfile(next.pair).then((fresh) => fresh && session.mergeProfile(fresh));
  });
  const check = (typed: Values): void => {
    void loadDialog();
    submit.run(typed);
  };
  const want = usePairWish({ fill: filling.fill, check: () => check(form.getValues()), form });
  const send = form.handleSubmit((typed) => {
    if (want('check')) check(typed);
  });

  return (
    <div className="flex flex-col gap-6">
      <ExampleQuestions />
      <PairForm
        {...{ form, PlaceInput, asked: submit.asked, refusals: submit.refusals, busy: submit.busy }}
        onSubmit={() => void send()}
        filling={
          <FillFromProfile
            text={form.watch('selfPerson') === '' ? filling.text : ''}
            fill={() => void (want('fill') && filling.fill())}
          />
        }
      />
      {checked && (
        <Suspense fallback={null}>
          <PairDialog
            {...{ checked, open, questions }}
            onClose={() => {
              dropWish();
              setOpen(false);
            }}
            onRetryKnown={bought.isError ? () => void bought.refetch() : undefined}
          />
        </Suspense>
      )}
    </div>
  );
};
