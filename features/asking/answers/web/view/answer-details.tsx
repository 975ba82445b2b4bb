import { Link } from 'react-router';
import { REMARK_MESSAGES_HI } from '@dhruva/asking/places/contract/remarks-hi';
import type { ResolvedBirth } from '@dhruva/asking/births/contract/schemas';
import type { GivenNames } from '../../contract/schemas.ts';
import type { AnswerLabels } from '../words/answer-labels.ts';
import { useLabels, useShownLanguage } from '../words/answer-language.tsx';
import {
  type AnswerLanguage,
  type AnyAnswer,
  answerInLanguage,
  formatBirth,
  formatDate,
} from '../words/in-language.ts';

interface AnswerDetailsProps {
  readonly answer: AnyAnswer;
  /** The births; each gets a heading where there are several, or where a name was given. */
  readonly births: readonly { readonly whose?: 'self' | 'other'; readonly birth: ResolvedBirth }[];
}

const point = ({ lat, lon }: ResolvedBirth['place']): string =>
  `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lon).toFixed(2)}° ${lon < 0 ? 'W' : 'E'}`;

/** Label and value of each detail. Place names and zones stay in English in both languages. */
const rowsOf = (labels: AnswerLabels, birth: ResolvedBirth) => {
  const { place, utcOffset } = birth;
  return [
    { term: labels.born, value: formatBirth(labels, birth) },
    {
      term: labels.place,
      name: place.label,
      value: place.approximate ? ` (${labels.approximate})` : '',
    },
    { term: labels.coordinates, name: point(place) },
    { term: labels.zone, name: `${place.zone}, UTC${utcOffset}` },
  ];
};

const remarkIn = (language: AnswerLanguage, { code, text }: ResolvedBirth['remarks'][number]) =>
  language === 'hi' ? ((REMARK_MESSAGES_HI as Record<string, string>)[code] ?? text) : text;

type BirthProps = AnswerDetailsProps['births'][number] & {
  readonly names?: GivenNames | undefined;
};

const Birth = ({ whose, birth, names }: BirthProps) => {
  const language = useShownLanguage();
  const labels = useLabels();
  const heading = names?.[whose ?? 'self'] ?? (whose && labels[whose]);
  return (
    <div className="mt-3 first-of-type:mt-0">
      {heading && <h3 className="mb-1 font-semibold">{heading}</h3>}
      <dl className="flex flex-col gap-2">
        {rowsOf(labels, birth).map(({ term, name, value }) => (
          <div key={term}>
            <dt className="text-small text-ink-3">{term}</dt>
            <dd>
              {name !== undefined && <span lang="en">{name}</span>}
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {birth.remarks.map((remark) => (
        <p key={remark.code} className="mt-3 rounded-field bg-info-tint p-3 text-info">
          {remarkIn(language, remark)}
        </p>
      ))}
    </div>
  );
};

/** The birth details and conventions an answer was computed from, with remarks on them. */
export const AnswerDetails = ({ answer, births }: AnswerDetailsProps) => {
  const labels = useLabels();
  const { asOf, engineVersion, conventions } = answer;
  const { facts } = answerInLanguage(answer, useShownLanguage());
  return (
    <section className="rounded-field bg-surface-2 p-4 print:break-inside-avoid print:p-0">
      <h2 className="mb-2 text-lead">{labels.details}</h2>
      {births.map((each) => (
        <Birth key={each.whose ?? ''} names={answer.names} {...each} />
      ))}
      {facts !== undefined && <p className="mt-3">{facts}</p>}
      <p className="mt-3 border-t border-line pt-3 text-small text-ink-3">
        {labels.reckoned(
          formatDate(labels, asOf),
          engineVersion,
          labels.conventions ?? conventions,
        )}{' '}
        <Link to="/how-we-calculate">{labels.how}</Link>
        <span lang="en" className="hidden print:inline">
          {' '}
          {window.location.host}/how-we-calculate
        </span>
      </p>
    </section>
  );
};
