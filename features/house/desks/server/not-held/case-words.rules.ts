import { hears } from '@dhruva/safety/hears';

/**
 * Control characters that a terminal would interpret, except newlines, and bidirectional formatting
 * characters.
 */
const CONTROL_CHARACTERS = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

interface NotHeldCase {
  readonly shown: string;
  readonly said: string;
  readonly due: string;
  readonly note: string | undefined;
}

/** Formats a not-held case for the operator who decides it. */
export const formatCase = ({ shown, said, due, note }: NotHeldCase): string =>
  [
    `Session ${shown}: its client says that it was not held`,
    `  Said  ${said}`,
    `  Due   ${due}`,
    ...(note !== undefined && hears(note) !== undefined
      ? ['  SPEAKS OF DISTRESS: ask after safety first.']
      : []),
    '',
    ...(note === undefined
      ? ['Nothing was written.']
      : note
          .replaceAll(CONTROL_CHARACTERS, ' ')
          .split('\n')
          .map((line) => `  ${line}`)),
  ].join('\n');
