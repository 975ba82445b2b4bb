/** What a purchase is called towards the therapist: `A-` and the head of its order's id. */
export const referenceOf = (orderId: string): string => `A-${orderId.slice(0, 8).toUpperCase()}`;

/** The mail to the therapist: neither who bought nor which assessment, for mails are read by many machines. */
export const therapistWords = (
  reference: string,
  supportEmail: string,
): { readonly subject: string; readonly text: string } => ({
  subject: `A new assessment: ${reference}`,
  text: [
    'Hello,',
    '',
    `a new assessment was given to you. Its reference is ${reference}.`,
    `Please ask ${supportEmail} for the details, and name the reference only.`,
    '',
    'Dhruva',
  ].join('\n'),
});
