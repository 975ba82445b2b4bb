import { useId } from 'react';
import { m } from '@dhruva/web/paraglide/messages.js';
import { RadioGroup } from '@dhruva/web/ui/radio-group.tsx';
import { VisuallyHidden } from '@dhruva/web/ui/visually-hidden.tsx';
import { useAnswerLanguage } from './answer-language.tsx';

/** In a subset font of that one word, so that no Devanagari font is loaded before Hindi is chosen. */
const OPTIONS = [
  { value: 'en', label: <span lang="en">English</span> },
  {
    value: 'hi',
    label: (
      <span lang="hi" className="font-hindi-name">
        हिन्दी
      </span>
    ),
  },
] as const;

/** Switches all answers on this device between English and Hindi. */
export const LanguageSwitch = () => {
  const id = useId();
  const { language, choose } = useAnswerLanguage();
  return (
    <div lang="en" className="print:hidden">
      <RadioGroup
        id={id}
        name={id}
        legend={<VisuallyHidden>{m.answer_language()}</VisuallyHidden>}
        options={OPTIONS}
        value={language}
        onChange={({ target }) => choose(target.value === 'hi' ? 'hi' : 'en')}
      />
    </div>
  );
};
