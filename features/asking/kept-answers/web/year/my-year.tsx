import { useState } from 'react';
import { formatBirth, formatMonth, formatMonthRange, LABELS } from '@dhruva/asking/answers/web';
import { useMyPredictions } from '@dhruva/asking/questions/web';
import { dayInIndia } from '@dhruva/web/lib/months.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { RadioGroup } from '@dhruva/web/ui/radio-group.tsx';
import { VisuallyHidden } from '@dhruva/web/ui/visually-hidden.tsx';
import { keptRecordsOf, personOf } from '../../contract/told-windows.ts';
import { YearCalendarButton } from './calendar-button.tsx';
import { lanesOf, meetingOf, peopleOf, type Person, yearFrom } from './year.rules.ts';
import { YearStrip } from './year-strip.tsx';

const EVERYONE = 'everyone';

const nameOf = ({ kind, record }: Person): string => {
  if (kind === 'self') return m.year_self();
  if (kind === 'pair' || record.kind !== 'question') return m.year_pair();
  const { answer, details } = record;
  return m.year_other({ date: answer ? formatBirth(LABELS.en, answer.birth) : details.dob });
};

interface WhoProps {
  readonly people: readonly Person[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

const Who = ({ people, chosen, onChoose }: WhoProps) => (
  <RadioGroup
    id="year-who"
    name="year-who"
    legend={<VisuallyHidden>{m.year_who()}</VisuallyHidden>}
    options={[
      ...people.map((person) => ({ value: person.key, label: nameOf(person) })),
      { value: EVERYONE, label: m.year_everyone() },
    ]}
    value={chosen}
    onChange={({ target }) => onChoose(target.value)}
  />
);

/** The next twelve months: all windows of all answers on one strip, of one person or of everyone. */
export const MyYear = () => {
  const { data = [] } = useMyPredictions(true);
  const records = keptRecordsOf(data).filter(({ answer }) => answer !== null);
  const people = peopleOf(records);
  const [chosen, setChosen] = useState<string>();
  const [first] = people;
  if (first === undefined) return null;
  const who = chosen ?? first.key;
  const shown = records.filter((record) => who === EVERYONE || personOf(record) === who);
  const months = yearFrom(dayInIndia(Date.now()).slice(0, 7));
  const lanes = lanesOf(shown, months);
  const meeting = meetingOf(lanes);
  const monthAt = (index: number): string => months[index] ?? '';
  return (
    <section className="mb-10 print:hidden">
      <h3 className="text-head">{m.year_title()}</h3>
      <p className="mt-1 mb-4 text-ink-2">
        {m.year_lead({
          from: formatMonth(LABELS.en, monthAt(0)),
          to: formatMonth(LABELS.en, monthAt(11)),
        })}
      </p>
      {people.length > 1 && <Who people={people} chosen={who} onChoose={setChosen} />}
      <div className="mt-4 flex flex-col gap-4">
        {lanes.length === 0 ? (
          <p>{m.year_none()}</p>
        ) : (
          <div>
            <YearStrip lanes={lanes} months={months} />
          </div>
        )}
        {meeting && (
          <p className="rounded-field bg-surface-2 p-4">
            {m.year_meeting({
              months: formatMonthRange(LABELS.en, monthAt(meeting.first), monthAt(meeting.last)),
              count: meeting.count,
            })}
          </p>
        )}
        <YearCalendarButton like={shown[0] && who !== EVERYONE ? shown[0].id : undefined} />
      </div>
    </section>
  );
};
