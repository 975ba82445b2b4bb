/** An address mail can be sent to: something, an @, something; no spaces or line breaks. */
const EMAIL = /^[^\s@]+@[^\s@]+$/u;

/** An e-mail address as typed → trimmed; undefined when it cannot be one. An empty one stays empty. */
export const readEmail = (typed: string): string | undefined => {
  const email = typed.trim();
  return email === '' || EMAIL.test(email) ? email : undefined;
};

/** A name as typed → Unicode NFC, single spaces. */
export const readName = (typed: string): string =>
  typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
