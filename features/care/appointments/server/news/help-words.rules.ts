import { HELPLINES } from '@dhruva/safety';

/** The foot of each mail to a user: "Tele-MANAS: 14416 or …". */
export const helpLines = (): string[] => [
  'Need help now? Please do not wait for your appointment:',
  ...HELPLINES.map(
    ({ name, numbers, purpose, hours }) =>
      `- ${name}: ${numbers.map(({ shown }) => shown).join(' or ')} (${purpose}; ${hours})`,
  ),
];
