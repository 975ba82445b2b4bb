import { useState } from 'react';
import type { Appointment } from '../../contract/schemas.ts';
import { MAX_NOTE_CHARS } from '@dhruva/kernel/limits';
import { m } from '@dhruva/web/paraglide/messages.js';
import { Button } from '@dhruva/web/ui/button.tsx';
import { Dialog } from '@dhruva/web/ui/dialog.tsx';
import { TextArea } from '@dhruva/web/ui/text-area.tsx';
import { useSayNotHeld } from '../use-appointments.ts';
import { ErrorNote } from '@dhruva/web/ui/error-note.tsx';
import { WhichSession } from './which-session.tsx';

interface NotHeldDialogProps {
  readonly appointment: Appointment;
  readonly onSaid: (message: string) => void;
  readonly onClose: () => void;
}

/** The dialog to report a session as not held, with an optional comment. Input is kept when sending fails. */
export const NotHeldDialog = ({ appointment, onSaid, onClose }: NotHeldDialogProps) => {
  const { id, paidBy } = appointment;
  const [note, setNote] = useState('');
  const saying = useSayNotHeld(onSaid);
  return (
    <Dialog
      open
      dismissOutside={false}
      onClose={onClose}
      title={m.appointments_not_held_title()}
      description={<WhichSession of={appointment} />}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {m.appointments_not_held_no()}
          </Button>
          <Button
            busyLabel={saying.isPending ? m.appointments_not_held_sending() : undefined}
            onClick={() => saying.mutate({ id, note })}
          >
            {m.appointments_not_held_send()}
          </Button>
        </>
      }
    >
      <ErrorNote error={saying.error} className="mb-3" />
      <p className="mb-4">
        {paidBy === 'order'
          ? m.appointments_not_held_lead_money()
          : m.appointments_not_held_lead_credit()}
      </p>
      <TextArea
        id="not-held-note"
        label={m.appointments_not_held_note()}
        hint={m.appointments_not_held_note_hint()}
        optional
        maxLength={MAX_NOTE_CHARS}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  );
};
