import { parseArgs } from 'node:util';
import { type ProgramDeps, Usage } from '../program.ts';

export const OPTIONS = {
  therapist: { type: 'string' },
  staff: { type: 'string' },
  purpose: { type: 'string' },
  reason: { type: 'string' },
  user: { type: 'string' },
  since: { type: 'string' },
  undo: { type: 'boolean' },
} as const;
type Option = keyof typeof OPTIONS;

/** What was typed behind a command. `need` throws Usage when an option is not there or empty. */
export interface Typed {
  readonly words: readonly string[];
  readonly undo: boolean;
  readonly option: (name: Exclude<Option, 'undo'>) => string | undefined;
  readonly need: (name: Exclude<Option, 'undo'>) => string;
}

export interface Command {
  /** "day ID DATE": its words; those in brackets may be left out, together. */
  readonly usage: string;
  readonly takes?: readonly Option[];
  run(deps: ProgramDeps, typed: Typed): Promise<string>;
}

const wordCounts = ({ usage }: Command): readonly number[] => {
  const [always = '', may] = usage.split(' [');
  const least = always.split(' ').length - 1;
  return may === undefined ? [least] : [least, least + may.split(' ').length];
};

/** Reads what was typed behind a command's name. Throws Usage when it is not what the command takes. */
export const readTyped = (command: Command, args: readonly string[]): Typed => {
  const wrong = new Usage(`It is written: ${command.usage}`);
  const read = () => {
    try {
      return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    } catch {
      throw wrong;
    }
  };
  const { values, positionals } = read();
  const known = (Object.keys(values) as Option[]).every((name) => command.takes?.includes(name));
  if (!known || !wordCounts(command).includes(positionals.length)) throw wrong;
  return {
    words: positionals,
    undo: values.undo === true,
    option: (name) => values[name],
    need: (name) => {
      const text = values[name]?.trim() ?? '';
      if (text === '') throw new Usage(`--${name} is needed. ${wrong.message}`);
      return text;
    },
  };
};
