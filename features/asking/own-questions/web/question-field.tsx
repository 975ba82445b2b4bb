import { MAX_QUESTION_WORDS } from '../contract/catalogue.ts';
import { countWords, firstWords } from '@dhruva/safety';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Field, INPUT_CLASSES, inputAttributes } from '@dhruva/web/ui/field.tsx';

/** Maximum length the server accepts for one question. */
const MAX_CHARS = 1000;

interface QuestionFieldProps {
  readonly id: string;
  readonly number: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The field of one question; words beyond the limit are cut off while typing. */
export const QuestionField = ({ id, number, value, error, onChange }: QuestionFieldProps) => {
  const texts = { id, label: m.packages_question({ number }), error };
  const wired = inputAttributes(texts);
  const described = [wired['aria-describedby'], `${id}-count`].filter(Boolean).join(' ');
  return (
    <Field {...texts}>
      <textarea
        rows={2}
        className={INPUT_CLASSES}
        maxLength={MAX_CHARS}
        {...wired}
        aria-describedby={described}
        value={value}
        onChange={(event) => onChange(firstWords(event.currentTarget.value, MAX_QUESTION_WORDS))}
      />
      <p id={`${id}-count`} className="self-end text-small text-ink-3 tabular-nums">
        {m.packages_counter({ count: countWords(value), words: MAX_QUESTION_WORDS })}
      </p>
    </Field>
  );
};
