import { CHOICE_AREAS, type ChoiceArea } from '../../contract/question-areas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { areaName } from './question-groups.ts';

interface AreaChoiceProps {
  /** Null: all areas. */
  readonly area: ChoiceArea | null;
  readonly onArea: (area: ChoiceArea | null) => void;
}

const CHIP =
  'min-h-11 rounded-pill border px-4 py-1.5 text-small font-semibold leading-tight cursor-pointer border-control has-checked:border-transparent has-checked:bg-ink has-checked:text-bg text-ink not-has-checked:hover:bg-surface-2 inline-flex items-center has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2';

/** Which of the six areas of life is shown, or all of them. */
export const AreaChoice = ({ area, onArea }: AreaChoiceProps) => (
  <fieldset className="mb-6">
    <legend className="sr-only">{m.questions_areas()}</legend>
    <div className="flex flex-wrap gap-2">
      {[null, ...CHOICE_AREAS].map((each) => (
        <label key={each ?? 'all'} className={CHIP}>
          <input
            type="radio"
            name="question-area"
            className="sr-only"
            checked={each === area}
            onChange={() => onArea(each)}
          />
          {each === null ? m.questions_area_all() : areaName(each)}
        </label>
      ))}
    </div>
  </fieldset>
);
