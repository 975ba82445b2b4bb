import type { UseFormReturn } from 'react-hook-form';
import type { Question } from '../../contract/catalogue.ts';
import { NEEDED_FACTS } from '../../contract/needed-facts.ts';
import type { BirthForm } from './birth-form.rules.ts';
import { FactFields } from './fact-fields.tsx';
import { FittingQuestions } from './fitting-questions.tsx';
import type { BirthSubmit } from './use-birth-submit.ts';

interface LifeFactsPartProps {
  readonly form: UseFormReturn<BirthForm>;
  readonly question: Question;
  readonly submit: Pick<BirthSubmit, 'fitting' | 'reset'>;
  readonly onInstead: (id: Question['id']) => void;
}

/** The optional part of the form, and the questions offered when this one does not fit what was told in it. */
export const LifeFactsPart = ({ form, question, submit, onInstead }: LifeFactsPartProps) => (
  <>
    <FactFields
      form={form}
      needed={NEEDED_FACTS[question.id]}
      onChange={() => submit.fitting && submit.reset()}
    />
    {submit.fitting && (
      <FittingQuestions
        questionId={question.id}
        form={form.getValues()}
        questions={submit.fitting}
        onChoose={onInstead}
      />
    )}
  </>
);
