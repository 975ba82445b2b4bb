import { HELPLINES } from '@dhruva/safety';

/** The footer of mails to users: "Tele-MANAS: 14416 or …". */
export const helpLines = (): string[] => [
  'Need help now? Please do not wait for your appointment:',
  ...HELPLINES.map(
    ({ name, numbers, purpose, hours }) =>
      `- ${name}: ${numbers.map(({ shown }) => shown).join(' or ')} (${purpose}; ${hours})`,
  ),
];
