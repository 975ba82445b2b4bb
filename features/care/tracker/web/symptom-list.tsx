import { MIN_SYMPTOMS, type SymptomId, SYMPTOMS } from '../contract/symptoms.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { FieldError } from '@dhruva/web/ui/field.tsx';

interface SymptomListProps {
  /** Initially ticked symptoms. */
  readonly start: readonly SymptomId[];
  readonly count: number;
  readonly isMissing: boolean;
}

/** Id of the first checkbox, which the error summary links to. */
export const FIRST_SYMPTOM = 'symptom-1';

const counted = (count: number): string =>
  count < MIN_SYMPTOMS
    ? m.counselling_ticked_more({ count, more: MIN_SYMPTOMS - count })
    : m.counselling_ticked({ count });

/** The thirty symptoms as checkboxes; the whole row can be pressed. */
export const SymptomList = ({ start, count, isMissing }: SymptomListProps) => (
  <fieldset aria-describedby="symptoms-note symptoms-count">
    <legend className="font-heading text-head">{m.counselling_symptoms()}</legend>
    <p id="symptoms-note" className="mt-1 font-semibold text-care">
      {m.counselling_symptoms_note()}
    </p>
    <p className="mt-2 mb-4 text-ink-2">
      {m.counselling_symptoms_hint()} {m.counselling_not_diagnosis()}
    </p>
    {isMissing && (
      <div className="mb-3">
        <FieldError
          id="symptoms"
          error={m.counselling_symptoms_few({ count: MIN_SYMPTOMS - count })}
        />
      </div>
    )}
    <ul className="grid gap-2 sm:grid-cols-2">
      {SYMPTOMS.map(({ id, label }, index) => (
        <li key={id}>
          <label className="flex h-full min-h-12 cursor-pointer items-center gap-3 rounded-field border border-line bg-surface px-4 py-2 has-checked:border-care has-checked:bg-care-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)">
            <input
              id={`symptom-${index + 1}`}
              type="checkbox"
              name="symptoms"
              value={id}
              defaultChecked={start.includes(id)}
              className="size-6 shrink-0"
              {...(isMissing && { 'aria-describedby': 'symptoms-error' })}
            />
            {label}
          </label>
        </li>
      ))}
    </ul>
    <p id="symptoms-count" className="mt-3 text-ink-2">
      {counted(count)}
    </p>
  </fieldset>
);
