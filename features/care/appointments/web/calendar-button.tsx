import { useMutation } from '@tanstack/react-query';
import { appointmentCalendar } from '../contract/routes.ts';
import type { Appointment } from '../contract/schemas.ts';
import { callForFile } from '@dhruva/web/lib/call.ts';
import { saveFile } from '@dhruva/web/lib/save-file.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';

interface CalendarButtonProps {
  readonly appointment: Pick<Appointment, 'id' | 'reference'>;
}

/** Downloads the calendar file of a session. */
export const CalendarButton = ({ appointment: { id, reference } }: CalendarButtonProps) => {
  const saving = useMutation({
    mutationFn: async () => {
      const file = await callForFile(appointmentCalendar, { query: { id } });
      saveFile(file, m.appointments_calendar_file({ reference }));
    },
  });
  return (
    <>
      <Button
        look="outline"
        busyLabel={saving.isPending ? m.appointments_calendar_busy() : undefined}
        onClick={() => saving.mutate()}
      >
        {m.appointments_calendar()}
        <span className="sr-only">: {reference}</span>
      </Button>
      {saving.isError && (
        <p role="alert" className="w-full text-error">
          {m.appointments_calendar_failed()}
        </p>
      )}
    </>
  );
};
