import { detectDanger } from '@dhruva/safety/detector';
import { printable } from '../printable.rules.ts';

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
    ...(note !== undefined && detectDanger(note) !== undefined
      ? ['  SPEAKS OF DISTRESS: ask after safety first.']
      : []),
    '',
    ...(note === undefined
      ? ['Nothing was written.']
      : printable(note)
          .split('\n')
          .map((line) => `  ${line}`)),
  ].join('\n');
