import type { UseFormReturn } from 'react-hook-form';
import type { LifeFact } from '@dhruva/account/profile/contract/life-facts';
import { factLabel, factOptions } from '@dhruva/account/profile/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { RadioGroup } from '@dhruva/web/ui/radio-group.tsx';
import { Select } from '@dhruva/web/ui/select.tsx';
import type { BirthForm } from './birth-form.rules.ts';
import { birthFieldId } from './birth-fields.tsx';

interface FactFieldsProps {
  readonly form: UseFormReturn<BirthForm>;
  /** The life facts the question asks for. */
  readonly needed: readonly LifeFact[];
  readonly onChange: () => void;
}

/** The life facts a question is better answered with, each optional; one tap each, the country two. */
export const FactFields = ({ form, needed, onChange }: FactFieldsProps) => {
  const [questionFor, facts] = form.watch(['questionFor', 'facts']);
  if (needed.length === 0) return null;
  const propsOf = (fact: LifeFact) => ({
    id: birthFieldId(fact),
    name: fact,
    options: factOptions(fact),
    value: facts[fact],
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { value: string } }) => {
      form.setValue(`facts.${fact}`, value);
      onChange();
    },
  });
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1.5 font-semibold">{m.questions_facts()}</legend>
      <p className="text-ink-3">
        {questionFor === 'self' ? m.questions_facts_self() : m.questions_facts_other()}
      </p>
      {needed.map((fact) =>
        fact === 'country' ? (
          <Select key={fact} label={factLabel(fact)} {...propsOf(fact)} />
        ) : (
          <RadioGroup key={fact} legend={factLabel(fact)} {...propsOf(fact)} />
        ),
      )}
    </fieldset>
  );
};
