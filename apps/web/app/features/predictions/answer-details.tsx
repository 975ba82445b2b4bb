import { Link } from 'react-router';
import type { Answer } from '@dhruva/contract/predictions/schemas';
import { dayInWords } from '../../lib/months.ts';
import { m } from '../../paraglide/messages.js';
import { AccordionItem } from '../../ui/accordion.tsx';

const point = ({ lat, lon }: Answer['birth']['place']): string =>
  `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lon).toFixed(2)}° ${lon < 0 ? 'W' : 'E'}`;

/** The birth details an answer was reckoned from, and by which conventions. */
export const AnswerDetails = ({ answer }: { readonly answer: Answer }) => {
  const { birth } = answer;
  const { place } = birth;
  const rows = [
    [m.answer_born(), birth.inWords],
    [
      m.answer_place(),
      place.approximate ? `${place.label} (${m.answer_approximate()})` : place.label,
    ],
    [m.answer_coordinates(), point(place)],
    [m.answer_zone(), m.answer_zone_value({ zone: place.zone, offset: birth.utcOffset })],
    [m.answer_asked(), dayInWords(answer.asOf)],
    [
      m.answer_engine(),
      m.answer_engine_value({ version: answer.engineVersion, conventions: answer.conventions }),
    ],
  ] as const;
  return (
    <AccordionItem title={m.answer_details()} headingLevel={4}>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-3">{term}</dt>
            <dd className="mb-1">{value}</dd>
          </div>
        ))}
      </dl>
      {birth.remarks.map(({ code, text }) => (
        <p key={code} className="mt-3 rounded-field bg-info-tint p-3 text-info">
          {text}
        </p>
      ))}
      <p className="mt-3">
        <Link to="/how-we-calculate">{m.answer_how_link()}</Link>
      </p>
    </AccordionItem>
  );
};
