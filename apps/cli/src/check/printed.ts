import { ZONES_AND_LOCALES } from '../narrated/zones-and-locales.ts';
import { printedOn } from '../narrated/printed-on.ts';

/** What answering lines printed, and the zone and locale under which it printed other bytes. */
export interface Printed {
  readonly text: string;
  readonly differsOn: readonly string[];
}

/** Lines of a script's output, one a reply. */
export const linesOf = (printed: string): readonly string[] => printed.trim().split('\n');

/** Answers all lines at once in two processes, the second with another zone and locale. */
export const printedTwice = async (lines: readonly object[]): Promise<Printed> => {
  const other = ZONES_AND_LOCALES.at(-1) ?? ZONES_AND_LOCALES[0];
  const [first, second] = await Promise.all([
    printedOn(ZONES_AND_LOCALES[0], lines),
    printedOn(other, lines),
  ]);
  const name = `TZ=${other.zone} LC_ALL=${other.locale}`;
  const same = first === second;
  console.log(`asked again, ${name}: ${same ? 'identical bytes' : 'DIFFERENT BYTES'}`);
  return { text: first, differsOn: same ? [] : [`other bytes under ${name}`] };
};
