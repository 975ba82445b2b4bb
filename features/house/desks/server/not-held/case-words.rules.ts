import { hears } from '@dhruva/safety/hears';
import { printable } from '../printable.rules.ts';

interface CaseShown {
  readonly shown: string;
  readonly said: string;
  readonly due: string;
  readonly note: string | undefined;
}

/** A case as lines for whoever decides it. */
export const caseInWords = ({ shown, said, due, note }: CaseShown): string =>
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
      : printable(note)
          .split('\n')
          .map((line) => `  ${line}`)),
  ].join('\n');
