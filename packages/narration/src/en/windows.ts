import type { Judgement, Window } from '@dhruva/jyotish';
import { capitalised } from '../text.ts';
import { HORIZONS } from './direct/when.ts';
import type { DirectWords } from './direct/direct-words.ts';
import { clauseOf } from './factors/sentence.ts';
import type { Say } from './say.ts';

/** Why a window stands out: its strongest period factor and its strongest sky factor. */
export const windowText = ({ findings }: Window, say: Say): string => {
  const first = (step: string): readonly string[] =>
    findings
      .filter(({ id }) => id.startsWith(step))
      .slice(0, 1)
      .map((each) => clauseOf(each, say));
  return `${capitalised([...first('dasha.'), ...first('transit.')].join(', and '))}.`;
};

/** A line about the windows as a whole. */
export const windowsNote = ({ windows }: Judgement, { months }: DirectWords): string =>
  windows.length === 0
    ? `No stretch of months stands out within ${HORIZONS[months]}: the planetary periods and the moving planets do not agree in any of them.`
    : `Looked at: ${HORIZONS[months]}. A window is named only where a planetary period and the moving planets agree.`;
