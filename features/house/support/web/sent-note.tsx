import { m } from '@dhruva/web/paraglide/messages.js';

interface SentNoteProps {
  /** Set while the confirmation is shown. */
  readonly confirmation: string | undefined;
  readonly ticket: string | undefined;
}

/** Confirms a message for a moment, with its ticket number, which stays. */
export const SentNote = ({ confirmation, ticket }: SentNoteProps) => (
  <div role="status" className="flex flex-col gap-2">
    {confirmation !== undefined && (
      <p className="rounded-field bg-success-tint p-4 text-success">{confirmation}</p>
    )}
    {ticket !== undefined && (
      <p className="rounded-field bg-info-tint p-4 text-info">{m.support_ticket({ ticket })}</p>
    )}
  </div>
);
