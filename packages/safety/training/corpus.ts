import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DANGERS, type Danger } from '../src/danger.ts';

/** One text as somebody typed it, and what it speaks of. */
export interface Line {
  /** The file: one writer, or one kind of writers. */
  readonly writer: string;
  /** undefined: nobody is in danger. */
  readonly danger: Danger | undefined;
  /** Within its danger, or what makes it look like one; `plain` for what does not. */
  readonly kind: string;
  readonly language: 'en' | 'hi' | 'hinglish';
  readonly text: string;
}

const CORPUS = join(import.meta.dirname, '../corpus');

/**
 * The lines of one part of the corpus, writer by writer. `train` is read by whoever writes rules; `kept`
 * only measures, and each time it is opened is noted in corpus/README.md.
 */
export const linesOf = (part: 'train' | 'kept'): readonly Line[] =>
  readdirSync(join(CORPUS, part))
    .sort()
    .flatMap((file) => {
      const rows = readFileSync(join(CORPUS, part, file), 'utf8')
        .trimEnd()
        .split('\n');
      return rows.map((row, at): Line => {
        const [label = '', kind = '', language = '', text = ''] = row.split('\t');
        const danger = DANGERS.find((known) => known === label);
        if ((danger === undefined && label !== 'none') || text === '')
          throw new Error(`${part}/${file}, line ${at + 1}: not label, kind, language and text`);
        return { writer: file, danger, kind, language: language as Line['language'], text };
      });
    });

/** The lines that look like danger and are none. */
export const isHard = ({ danger, kind }: Line): boolean => danger === undefined && kind !== 'plain';
