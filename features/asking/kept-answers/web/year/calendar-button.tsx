import { useMutation } from '@tanstack/react-query';
import { callForFile } from '@dhruva/web/lib/call.ts';
import { saveFile } from '@dhruva/web/lib/save-file.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { myYearCalendar } from '../../contract/routes.ts';

/** Saves the months as a calendar file; `like`: a record about whom it is limited to. */
export const YearCalendarButton = ({ like }: { readonly like: string | undefined }) => {
  const saving = useMutation({
    mutationFn: async () => {
      const query = like === undefined ? {} : { like };
      saveFile(await callForFile(myYearCalendar, { query }), m.year_calendar_file());
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        look="outline"
        busyLabel={saving.isPending ? m.year_calendar_busy() : undefined}
        onClick={() => saving.mutate()}
      >
        {m.year_calendar()}
      </Button>
      <p className="text-small text-ink-3">{m.year_calendar_note()}</p>
      {saving.isError && (
        <p role="alert" className="w-full text-error">
          {m.year_calendar_failed()}
        </p>
      )}
    </div>
  );
};
