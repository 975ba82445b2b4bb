import { useState } from 'react';
import {
  type AnswerLanguage,
  formatBirth,
  formatMonth,
  formatMonthRange,
  LABELS,
  LanguageSwitch,
  useAnswerLanguage,
} from '@dhruva/asking/answers/web';
import { useMyPredictions } from '@dhruva/asking/questions/web';
import { dayInIndia } from '@dhruva/web/lib/days.ts';
import { RadioGroup } from '@dhruva/web/ui/radio-group.tsx';
import { VisuallyHidden } from '@dhruva/web/ui/visually-hidden.tsx';
import type { KeptRecord } from '../../contract/schemas.ts';
import { keptRecordsOf, personOf } from '../../contract/told-windows.ts';
import { YearCalendarButton } from './calendar-button.tsx';
import { lanesOf, meetingOf, peopleOf, type Person, yearFrom } from './year.rules.ts';
import { YEAR_LABELS } from './year-labels.ts';
import { YearStrip } from './year-strip.tsx';

const EVERYONE = 'everyone';

const nameOf = ({ kind, record }: Person, language: AnswerLanguage): string => {
  const words = YEAR_LABELS[language];
  if (kind === 'self') return words.self;
  if (kind === 'pair' || record.kind !== 'question') return words.pair;
  const { answer, details } = record;
  return (
    answer?.names?.self ??
    words.other(answer ? formatBirth(LABELS[language], answer.birth) : details.dob)
  );
};

interface WhoProps {
  readonly people: readonly Person[];
  readonly language: AnswerLanguage;
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

const Who = ({ people, language, chosen, onChoose }: WhoProps) => (
  <RadioGroup
    id="year-who"
    name="year-who"
    legend={<VisuallyHidden>{YEAR_LABELS[language].who}</VisuallyHidden>}
    options={[
      ...people.map((person) => ({ value: person.key, label: nameOf(person, language) })),
      { value: EVERYONE, label: YEAR_LABELS[language].everyone },
    ]}
    value={chosen}
    onChange={({ target }) => onChoose(target.value)}
  />
);

interface MonthsProps {
  readonly records: readonly KeptRecord[];
  readonly months: readonly string[];
  readonly language: AnswerLanguage;
}

/** The strip of a year, and where windows of several answers meet. */
const Months = ({ records, months, language }: MonthsProps) => {
  const words = YEAR_LABELS[language];
  const lanes = lanesOf(records, months);
  const meeting = meetingOf(lanes);
  const monthAt = (index: number): string => months[index] ?? '';
  if (lanes.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <div>
        <YearStrip {...{ lanes, months, language }} />
      </div>
      {meeting && (
        <p className="rounded-field bg-surface-2 p-4">
          {words.meeting(
            formatMonthRange(LABELS[language], monthAt(meeting.first), monthAt(meeting.last)),
            meeting.count,
          )}
        </p>
      )}
    </>
  );
};

/** The next twelve months: all windows of all answers on one strip, of one person or of everyone. */
export const MyYear = () => {
  const { data = [] } = useMyPredictions(true);
  const records = keptRecordsOf(data).filter(({ answer }) => answer !== null);
  const people = peopleOf(records);
  const [chosen, setChosen] = useState<string>();
  const { language } = useAnswerLanguage();
  const words = YEAR_LABELS[language];
  const [first] = people;
  if (first === undefined) return null;
  const who = chosen ?? first.key;
  const shown = records.filter((record) => who === EVERYONE || personOf(record) === who);
  const months = yearFrom(dayInIndia(Date.now()).slice(0, 7));
  const ends = [months[0], months.at(-1)].map((month = '') => formatMonth(LABELS[language], month));
  const [from = '', to = ''] = ends;
  return (
    <section lang={language} className="mb-10 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="text-head">{words.title}</h3>
        <LanguageSwitch />
      </div>
      <p className="mt-2 mb-4 text-ink-2">{words.lead(from, to)}</p>
      {people.length > 1 && <Who {...{ people, language }} chosen={who} onChoose={setChosen} />}
      <div className="mt-4 flex flex-col gap-4">
        <Months records={shown} {...{ months, language }} />
        <YearCalendarButton
          like={shown[0] && who !== EVERYONE ? shown[0].id : undefined}
          language={language}
        />
      </div>
    </section>
  );
};
