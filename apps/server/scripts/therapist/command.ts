import { parseArgs } from 'node:util';
import { type ProgramDeps, UsageError } from '../program.ts';

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

/** The arguments of a command. `need` throws UsageError when an option is missing or empty. */
export interface CommandArguments {
  readonly words: readonly string[];
  readonly undo: boolean;
  readonly option: (name: Exclude<Option, 'undo'>) => string | undefined;
  readonly need: (name: Exclude<Option, 'undo'>) => string;
}

export interface Command {
  /** Usage text, "day ID DATE"; words in brackets are optional, together. */
  readonly usage: string;
  /** The options it accepts; without it, none. */
  readonly options?: readonly Option[];
  run(deps: ProgramDeps, args: CommandArguments): Promise<string>;
}

/** Numbers of positional arguments a command accepts, from its usage text. */
const acceptedCounts = ({ usage }: Command): readonly number[] => {
  const [required = '', optional] = usage.split(' [');
  const least = required.split(' ').length - 1;
  return optional === undefined ? [least] : [least, least + optional.split(' ').length];
};

/** Parses a command's arguments. Throws UsageError when they do not fit the command. */
export const readArguments = (command: Command, args: readonly string[]): CommandArguments => {
  const wrong = new UsageError(`It is written: ${command.usage}`);
  const read = () => {
    try {
      return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    } catch {
      throw wrong;
    }
  };
  const { values, positionals } = read();
  const areAccepted = (Object.keys(values) as Option[]).every((name) =>
    command.options?.includes(name),
  );
  if (!areAccepted || !acceptedCounts(command).includes(positionals.length)) throw wrong;
  return {
    words: positionals,
    undo: values.undo === true,
    option: (name) => values[name],
    need: (name) => {
      const text = values[name]?.trim() ?? '';
      if (text === '') throw new UsageError(`--${name} is needed. ${wrong.message}`);
      return text;
    },
  };
};
