import { Link } from 'react-router';
import { ShortFirmness, useAnswerLanguage } from '@dhruva/asking/answers/web';
import { QUESTIONS, questionById } from '@dhruva/asking/questions/contract/catalogue';
import { QUESTIONS_HI } from '@dhruva/asking/questions/contract/catalogue-hi';
import { questionLink } from '@dhruva/asking/questions/web';
import { useSession } from '@dhruva/account/auth/web';
import { m } from '@dhruva/web/paraglide/messages.js';
import { classNames } from '@dhruva/web/ui/class-names.ts';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import type { FirstChart } from '../../contract/schemas.ts';

const LINK = 'text-link underline underline-offset-4 inline-flex min-h-11 items-center gap-2';

/** Four questions with how firm each answer would be; a tap leads to the questions, to ask it. */
export const FirstAsks = ({ firmness }: Pick<FirstChart, 'firmness'>) => {
  const { language } = useAnswerLanguage();
  const { profile } = useSession();
  const isUsed = profile?.hasUsedFreeQuestion === true && !profile.freeQuestionWaiting;
  const firmest = firmness.find(({ level }) => level !== null)?.questionId;
  return (
    <div>
      <h2 className="text-title">{isUsed ? m.first_chart_ask() : m.first_chart_ask_free()}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {firmness.map(({ questionId, ...expected }) => (
          <li key={questionId}>
            <Link
              to="/Question"
              {...questionLink(questionId)}
              className={classNames(
                'flex min-h-14 items-center justify-between gap-3 rounded-card border px-4 py-2 text-ink no-underline',
                questionId === firmest
                  ? 'border-ember-300 bg-night-700'
                  : 'border-line bg-night-900/70 hover:border-control',
              )}
            >
              <span>
                <span lang={language} className="block leading-snug font-semibold">
                  {language === 'hi' ? QUESTIONS_HI[questionId] : questionById(questionId).text}
                </span>
                <ShortFirmness firmness={expected} />
              </span>
              <Icon name="arrowRight" className="shrink-0 text-link" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <Link to="/Question" className={LINK}>
          {m.first_chart_all({ count: QUESTIONS.length })}
          <Icon name="arrowRight" size={20} />
        </Link>
      </p>
    </div>
  );
};
