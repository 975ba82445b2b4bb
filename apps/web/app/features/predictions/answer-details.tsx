import { Link } from 'react-router';
import type { Answer } from '@dhruva/contract/predictions/schemas';
import { dayInWords } from '../../lib/months.ts';
import { m } from '../../paraglide/messages.js';

const point = ({ lat, lon }: Answer['birth']['place']): string =>
  `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lon).toFixed(2)}° ${lon < 0 ? 'W' : 'E'}`;

/** The birth details an answer was reckoned from, what must be said about them, and by which conventions. */
export const AnswerDetails = ({ answer }: { readonly answer: Answer }) => {
  const { birth, engineVersion: version, conventions } = answer;
  const { place } = birth;
  const rows = [
    [
      m.answer_born(),
      birth.timeUnknown ? m.answer_born_untimed({ date: birth.inWords }) : birth.inWords,
    ],
    [
      m.answer_place(),
      place.approximate ? `${place.label} (${m.answer_approximate()})` : place.label,
    ],
    [m.answer_coordinates(), point(place)],
    [m.answer_zone(), m.answer_zone_value({ zone: place.zone, offset: birth.utcOffset })],
  ] as const;
  return (
    <section className="rounded-field bg-surface-2 p-4">
      <h4 className="mb-2 text-lead">{m.answer_details()}</h4>
      <dl className="flex flex-col gap-2">
        {rows.map(([term, value]) => (
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
      <p className="mt-3 border-t border-line pt-3 text-small text-ink-3">
        {m.answer_reckoned({ date: dayInWords(answer.asOf), version, conventions })}{' '}
        <Link to="/how-we-calculate">{m.answer_how_link()}</Link>
      </p>
    </section>
  );
};
