import { Link } from 'react-router';
import type { AnswerLanguage } from '@dhruva/asking/answers/web';
import { questionByText } from '@dhruva/asking/questions/contract/catalogue';
import { questionLink } from '@dhruva/asking/questions/web';
import type { KeptRecord } from '../../contract/schemas.ts';
import { PLACE_LABELS } from './place-labels.ts';

interface CorrectItProps {
  readonly record: KeptRecord;
  readonly language: AnswerLanguage;
}

/** Where the birth of a record is corrected for answers to come. */
const wayTo = (record: KeptRecord) => {
  if (record.kind === 'compatibility') return { to: '/#relationship-section' };
  if (record.asked.questionFor === 'self')
    return {
      to: '/profile',
      state: { from: `/answers?id=${record.id}` },
    };
  const asked = questionByText(record.question);
  return { to: '/Question', ...(asked && questionLink(asked.id, 'other')) };
};

/** Below the details: the way to correct a birth. The delivered answer stays as it was given. */
export const CorrectIt = ({ record, language }: CorrectItProps) => {
  const labels = PLACE_LABELS[language];
  const isSelf = record.kind === 'question' && record.asked.questionFor === 'self';
  return (
    <div lang={language} className="text-small print:hidden">
      <Link {...wayTo(record)} className="inline-flex min-h-11 items-center text-base">
        {isSelf ? labels.wrong : labels.wrongOther}
      </Link>
      <p className="text-ink-3">{labels.wrongNote}</p>
    </div>
  );
};
