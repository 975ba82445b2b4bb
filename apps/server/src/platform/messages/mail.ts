/** A calendar file (RFC 5545) and its iTIP method (RFC 5546). */
export interface CalendarPart {
  readonly method: 'REQUEST' | 'CANCEL';
  /** The attachment's file name: `appointment-S-1B2C3D4E.ics`. */
  readonly name: string;
  readonly content: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly calendar?: CalendarPart;
}

export interface MailSender {
  readonly name: string;
  /** Throws when the mail was not accepted. */
  send(mail: Mail): Promise<void>;
}
