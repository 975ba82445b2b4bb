export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailSender {
  readonly name: string;
  /** Throws when the mail was not taken over. */
  send(mail: Mail): Promise<void>;
}
