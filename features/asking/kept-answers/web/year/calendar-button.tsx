import { useMutation } from '@tanstack/react-query';
import type { AnswerLanguage } from '@dhruva/asking/answers/web';
import { callForFile } from '@dhruva/web/lib/call.ts';
import { saveFile } from '@dhruva/web/lib/save-file.ts';
import { Button } from '@dhruva/web/ui/button.tsx';
import { myYearCalendar } from '../../contract/routes.ts';
import { YEAR_LABELS } from './year-labels.ts';

const FILE = 'dhruva-months.ics';

interface YearCalendarButtonProps {
  /** A record about whom the file is limited to. */
  readonly like: string | undefined;
  readonly language: AnswerLanguage;
}

/** Saves the months as a calendar file. */
export const YearCalendarButton = ({ like, language }: YearCalendarButtonProps) => {
  const words = YEAR_LABELS[language];
  const saving = useMutation({
    mutationFn: async () => {
      const query = like === undefined ? { language } : { like, language };
      saveFile(await callForFile(myYearCalendar, { query }), FILE);
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        look="outline"
        busyLabel={saving.isPending ? words.calendarBusy : undefined}
        onClick={() => saving.mutate()}
      >
        {words.calendar}
      </Button>
      <p className="text-small text-ink-3">{words.calendarNote}</p>
      {saving.isError && (
        <p role="alert" className="w-full text-error">
          {words.calendarFailed}
        </p>
      )}
    </div>
  );
};
