import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Question } from '../../contract/catalogue.ts';
import { NEEDED_FACTS } from '../../contract/needed-facts.ts';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { datedBirth, keepTypedBirth } from '@dhruva/asking/births/web';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { PEOPLE_ERRORS } from '@dhruva/asking/people/contract/errors';
import { BIRTH_ERRORS } from '@dhruva/asking/births/contract/errors';
import { problemsOf, resolverOf } from '@dhruva/web/lib/form.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { ErrorSummary } from '@dhruva/web/ui/error-summary.tsx';
import { RadioGroup } from '@dhruva/web/ui/radio-group.tsx';
import { AskPlace, AskTime } from './ask-which.tsx';
import { BirthFirmness } from './birth-firmness.tsx';
import {
  type BirthForm,
  birthProblems,
  otherForm,
  isBirthKnown,
  selfForm,
} from './birth-form.rules.ts';
import type { PlaceInput } from '@dhruva/account/profile/web';
import { LifeFactsPart } from './life-facts-part.tsx';
import { birthFieldId, BirthFields, type BirthFieldsProps } from './birth-fields.tsx';
import { OtherFields } from './other-fields.tsx';
import { SelfDetails } from './self-details.tsx';
import { useBirthSubmit } from './use-birth-submit.ts';

const ERRORS = { ...BIRTH_ERRORS, ...PEOPLE_ERRORS };

interface BirthDetailsDialogProps {
  readonly question: Question;
  readonly profile: Profile;
  /** Whose birth the form starts with. */
  readonly whose: BirthForm['questionFor'];
  readonly PlaceInput: PlaceInput;
  /** Input about another person from when the dialog was last closed. */
  readonly draft: BirthDraft | undefined;
  readonly onDraft: (draft: BirthDraft) => void;
  readonly onSubmit: (details: UserDetails) => Promise<void>;
  /** Asks another question for the same birth. */
  readonly onInstead: (id: Question['id'], whose: BirthForm['questionFor']) => void;
  readonly onClose: () => void;
}

interface BornProps extends BirthFieldsProps {
  readonly profile: Profile;
}

/** When and where: as the profile has it, or fields. */
const Born = ({ profile, ...fields }: BornProps) => {
  const { form, asked } = fields;
  if (form.watch('questionFor') === 'other') return <OtherFields {...fields} />;
  if (isBirthKnown(profile))
    return (
      <>
        <SelfDetails profile={profile} />
        <AskTime form={form} choices={asked.choices} />
        <AskPlace form={form} candidates={asked.candidates} />
      </>
    );
  return (
    <>
      <p className="text-ink-2">{m.questions_self_kept()}</p>
      <BirthFields {...fields} />
    </>
  );
};

/** Input kept when the dialog closes, restored when the same question is opened again. */
export interface BirthDraft {
  readonly questionId: Question['id'];
  readonly form: BirthForm;
}

/** The profile's birth; if it has none, what this tab typed of it. */
const ownForm = (profile: Profile): BirthForm => ({
  ...selfForm(profile),
  ...(!isBirthKnown(profile) && datedBirth()),
});

const startOf = (whose: BirthForm['questionFor'], profile: Profile): BirthForm =>
  whose === 'self' ? ownForm(profile) : otherForm();

/**
 * The dialog that asks whose birth a question is about: the profile's (read-only, or typed here if it has none)
 * or another person's.
 */
export const BirthDetailsDialog = (props: BirthDetailsDialogProps) => {
  const { question, profile, draft } = props;
  const [typed, setTyped] = useState(draft?.form ?? otherForm());
  const form = useForm<BirthForm>({
    defaultValues: draft?.questionId === question.id ? draft.form : startOf(props.whose, profile),
    resolver: resolverOf(birthProblems, ERRORS),
    shouldFocusError: false,
  });
  const questionFor = form.watch('questionFor');
  const submit = useBirthSubmit(form, props.onSubmit, NEEDED_FACTS[question.id]);
  const { errors, submitCount } = form.formState;
  const isKnown = isBirthKnown(profile);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          values.questionFor === 'self' && !isKnown && keepTypedBirth(values),
      }),
    [form, isKnown],
  );

  const switchTo = (whose: BirthForm['questionFor']) => {
    if (whose === 'self') setTyped(form.getValues());
    submit.reset();
    form.reset(whose === 'self' ? ownForm(profile) : { ...typed, questionFor: 'other' });
  };
  const saveDraft = (questionId = question.id) => {
    if (questionFor === 'other') props.onDraft({ questionId, form: form.getValues() });
  };
  const close = () => {
    saveDraft();
    props.onClose();
  };
  const askInstead = (id: Question['id']) => {
    saveDraft(id);
    props.onInstead(id, questionFor);
  };

  return (
    <Dialog
      open
      onClose={close}
      title={m.questions_birth_title()}
      description={question.text}
      dismissOutside={false}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={form.handleSubmit((values) => {
          saveDraft();
          submit.run(values);
        })}
      >
        <ErrorSummary
          problems={problemsOf(errors, birthFieldId)}
          attempt={submitCount + submit.refusals}
        />
        <RadioGroup
          id={birthFieldId('questionFor')}
          name="questionFor"
          legend={m.questions_for()}
          value={questionFor}
          options={[
            { value: 'self', label: m.questions_for_self() },
            { value: 'other', label: m.questions_for_other() },
          ]}
          onChange={(event) => switchTo(event.currentTarget.value as BirthForm['questionFor'])}
        />
        <Born form={form} profile={profile} PlaceInput={props.PlaceInput} asked={submit.asked} />
        <LifeFactsPart form={form} question={question} submit={submit} onInstead={askInstead} />
        <BirthFirmness
          form={form}
          question={question}
          isKnown={isKnown && questionFor === 'self'}
          onAsk={askInstead}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busyLabel={submit.busy ? m.questions_checking() : undefined}>
            {m.questions_submit()}
          </Button>
          <Button look="outline" onClick={close}>
            {m.questions_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
