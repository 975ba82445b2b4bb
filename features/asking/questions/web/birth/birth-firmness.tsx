import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Question } from '../../contract/catalogue.ts';
import { firmnessQuery } from '../firmness/firmness-query.ts';
import { FirmnessNote } from '../firmness/firmness-note.tsx';
import { type BirthForm, birthProblems, detailsOf } from './birth-form.rules.ts';

interface BirthFirmnessProps {
  readonly form: UseFormReturn<BirthForm>;
  readonly question: Question;
  /** The birth is the profile's, which is not edited here. */
  readonly isKnown: boolean;
  readonly onAsk: (id: Question['id']) => void;
}

/** Whether a birth is known well enough to be asked about unprompted: all is typed, and the place chosen. */
const isComplete = (typed: BirthForm, isKnown: boolean): boolean =>
  birthProblems(typed).length === 0 && (isKnown || typed.place.placeId !== '');

/** How firm the answer would be for the birth in the form, as soon as it is complete or was sent. */
export const BirthFirmness = ({ form, question, isKnown, onAsk }: BirthFirmnessProps) => {
  const typed = useWatch({ control: form.control }) as BirthForm;
  const { data } = useQuery({
    ...firmnessQuery(question, detailsOf(typed)),
    enabled: isComplete(typed, isKnown),
  });
  return <FirmnessNote firmness={data} whose={typed.questionFor} onAsk={onAsk} />;
};
