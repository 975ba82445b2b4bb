import type { Appointment } from '../../contract/schemas.ts';
import { dueInWords } from '@dhruva/web/lib/due-time.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { CaseNote } from './case-note.tsx';
import { SessionFacts } from './session-card.tsx';

interface PastSessionProps {
  readonly appointment: Appointment;
  readonly onNotHeld: () => void;
}

/** A past session: its outcome, and for 48 hours a button to report it as not held. */
export const PastSession = ({ appointment, onNotHeld }: PastSessionProps) => {
  const { notHeldUntil, reference } = appointment;
  return (
    <div className="flex flex-col gap-4">
      <SessionFacts appointment={appointment} />
      <CaseNote appointment={appointment} />
      {notHeldUntil !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <Button look="outline" className="max-sm:grow" onClick={onNotHeld}>
            {m.appointments_not_held()}
            <span className="sr-only">: {reference}</span>
          </Button>
          <span className="text-small text-ink-2">
            {m.appointments_not_held_until({ until: dueInWords(notHeldUntil) })}
          </span>
        </div>
      )}
    </div>
  );
};
