import type { UseFormReturn } from 'react-hook-form';
import type { CallErrorExtras } from '@dhruva/web/lib/call-error.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { RadioGroup } from '@dhruva/web/ui/radio-group.tsx';
import { pairFieldId } from './pair-field-id.ts';
import type { PairForm, Who } from './pair-form.rules.ts';

/** What the server wants to know about one of the two. */
export interface Asked extends Pick<CallErrorExtras, 'candidates' | 'choices'> {
  readonly who: Who;
}

interface AskWhichProps {
  readonly form: UseFormReturn<PairForm>;
  readonly who: Who;
  readonly asked: Asked | undefined;
}

/** Which of several places of one name is meant. */
export const AskPlace = ({ form, who, asked }: AskWhichProps) => {
  const candidates = asked?.who === who ? (asked.candidates ?? []) : [];
  return candidates.length === 0 ? null : (
    <RadioGroup
      id={pairFieldId(`${who}Candidates`)}
      name={`${who}Candidate`}
      stacked
      legend={m.pair_which_place()}
      options={candidates.map(({ id, label }) => ({ value: id, label }))}
      onChange={(event) => {
        const chosen = candidates.find(({ id }) => id === event.currentTarget.value);
        if (chosen) form.setValue(`${who}Place`, { text: chosen.label, placeId: chosen.id });
        form.clearErrors();
      }}
    />
  );
};

/** Which time is meant: a repeated hour is told apart by `fold`, a jumped-over one is replaced by one that occurred. */
export const AskTime = ({ form, who, asked }: AskWhichProps) => {
  const choices = asked?.who === who ? (asked.choices ?? []) : [];
  return choices.length === 0 ? null : (
    <RadioGroup
      id={pairFieldId(`${who}Choices`)}
      name={`${who}Choice`}
      stacked
      legend={m.pair_which_time()}
      options={choices}
      onChange={(event) => {
        const { value } = event.currentTarget;
        if (value === 'earlier' || value === 'later') form.setValue(`${who}Fold`, value);
        else form.setValue(`${who}Time`, value);
        form.clearErrors();
      }}
    />
  );
};
