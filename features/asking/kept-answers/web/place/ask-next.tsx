import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSession } from '@dhruva/account/auth/web';
import type { AnswerLanguage } from '@dhruva/asking/answers/web';
import { questionByText } from '@dhruva/asking/questions/contract/catalogue';
import { questionLink, useMyPredictions } from '@dhruva/asking/questions/web';
import { rupeesOf } from '@dhruva/kernel/paise';
import { COMPATIBILITY_PRICE_PAISE } from '@dhruva/money/payments/contract/products';
import { Icon } from '@dhruva/web/ui/icons.tsx';
import type { KeptRecord } from '../../contract/schemas.ts';
import { keptRecordsOf, personOf } from '../../contract/told-windows.ts';
import { nextPairQuestions, nextQuestions } from './ask-next.rules.ts';
import { PLACE_LABELS } from './place-labels.ts';

interface Offer {
  readonly text: string;
  readonly rupees: number;
  /** The link to where it is asked. */
  readonly link: { readonly to: string };
}

interface AskNextProps {
  readonly record: KeptRecord;
  readonly language: AnswerLanguage;
}

/** What to offer after an answer, given what was asked about the same person. */
const useOffers = (record: KeptRecord): readonly Offer[] => {
  const { isAuthenticated, profile } = useSession();
  const { data } = useMyPredictions(isAuthenticated);
  if (data === undefined) return [];
  const asked = keptRecordsOf(data)
    .filter((each) => personOf(each) === personOf(record))
    .map(({ question }) => question);
  if (record.kind === 'compatibility') {
    const rupees = rupeesOf(COMPATIBILITY_PRICE_PAISE);
    return nextPairQuestions(asked).map(({ text }) => ({
      text,
      rupees,
      link: { to: '/#relationship-section' },
    }));
  }
  const isSelf = record.asked.questionFor === 'self';
  const facts = isSelf ? (profile?.lifeFacts ?? {}) : (record.asked.facts ?? {});
  return nextQuestions(record.question, asked, facts).map(({ id, text, tier }) => ({
    text,
    rupees: tier,
    link: { to: '/Question', ...questionLink(id, record.asked.questionFor) },
  }));
};

/** Questions in the language shown; English until the Hindi list is there. */
const useTextIn = (language: AnswerLanguage) => {
  const { data: inHindi } = useQuery({
    queryKey: ['questions-in-hindi'],
    queryFn: async () => (await import('@dhruva/asking/questions/web/later')).questionInHindi,
    enabled: language === 'hi',
    staleTime: Infinity,
  });
  return (text: string): { readonly lang: AnswerLanguage; readonly text: string } => {
    const hindi = language === 'hi' ? inHindi?.(text) : undefined;
    return hindi ? { lang: 'hi', text: hindi } : { lang: 'en', text };
  };
};

/** Below an answer: two or three questions that fit what was asked and are not asked yet. */
export const AskNext = ({ record, language }: AskNextProps) => {
  const labels = PLACE_LABELS[language];
  const offers = useOffers(record);
  const textIn = useTextIn(language);
  const own = questionByText(record.question);
  return (
    <section lang={language} className="mx-auto max-w-page px-4 pb-14 sm:px-6 print:hidden">
      {offers.length > 0 && (
        <>
          <h2 className="mb-2 text-title">{labels.askNext}</h2>
          <ul className="max-w-measure">
            {offers.map(({ text, rupees, link }) => {
              const told = textIn(text);
              return (
                <li key={text} className="border-b border-line">
                  <Link
                    {...link}
                    lang={told.lang}
                    className="flex min-h-14 items-center gap-4 py-3 font-semibold text-ink no-underline hover:text-link"
                  >
                    <span className="grow">{told.text}</span>
                    <span className="text-ink-2 tabular-nums">{labels.price(rupees)}</span>
                    <Icon name="arrowRight" size={20} className="shrink-0 text-link" />
                  </Link>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {own && (
        <Link
          to="/Question"
          {...questionLink(own.id, 'other')}
          className="mt-4 inline-flex min-h-11 items-center"
        >
          {labels.forOther}
        </Link>
      )}
    </section>
  );
};
