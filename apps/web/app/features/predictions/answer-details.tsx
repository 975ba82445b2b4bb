import { Link } from 'react-router';
import type { ResolvedBirth } from '@dhruva/contract/predictions/schemas';
import { dayInWords } from '../../lib/months.ts';
import { m } from '../../paraglide/messages.js';
import type { AnyAnswer } from './answer-layout.tsx';

interface AnswerDetailsProps {
  readonly answer: AnyAnswer;
  /** Each birth, under a heading where there are several. */
  readonly births: readonly { readonly whose?: string; readonly birth: ResolvedBirth }[];
}

const point = ({ lat, lon }: ResolvedBirth['place']): string =>
  `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lon).toFixed(2)}° ${lon < 0 ? 'W' : 'E'}`;

const rowsOf = ({ inWords, timeUnknown, place, utcOffset }: ResolvedBirth) =>
  [
    [m.answer_born(), timeUnknown ? m.answer_born_untimed({ date: inWords }) : inWords],
    [
      m.answer_place(),
      place.approximate ? `${place.label} (${m.answer_approximate()})` : place.label,
    ],
    [m.answer_coordinates(), point(place)],
    [m.answer_zone(), m.answer_zone_value({ zone: place.zone, offset: utcOffset })],
  ] as const;

const Birth = ({ whose, birth }: AnswerDetailsProps['births'][number]) => (
  <div className="mt-3 first-of-type:mt-0">
    {whose !== undefined && <h5 className="mb-1 font-semibold">{whose}</h5>}
    <dl className="flex flex-col gap-2">
      {rowsOf(birth).map(([term, value]) => (
        <div key={term}>
          <dt className="text-small text-ink-3">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {birth.remarks.map(({ code, text }) => (
      <p key={code} className="mt-3 rounded-field bg-info-tint p-3 text-info">
        {text}
      </p>
    ))}
  </div>
);

/** The birth details an answer was reckoned from, what must be said about them, and by which conventions. */
export const AnswerDetails = ({ answer, births }: AnswerDetailsProps) => {
  const { engineVersion: version, conventions } = answer;
  return (
    <section className="rounded-field bg-surface-2 p-4">
      <h4 className="mb-2 text-lead">{m.answer_details()}</h4>
      {births.map((each) => (
        <Birth key={each.whose ?? ''} {...each} />
      ))}
      <p className="mt-3 border-t border-line pt-3 text-small text-ink-3">
        {m.answer_reckoned({ date: dayInWords(answer.asOf), version, conventions })}{' '}
        <Link to="/how-we-calculate">{m.answer_how_link()}</Link>
      </p>
    </section>
  );
};
