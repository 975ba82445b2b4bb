/**
 * Prints which zone (minutes behind UTC) and locale this process finds itself in, then the answer to each line in each language:
 * to one person, or about two where the line has a `self`. For same-bytes.test.ts.
 */
import { answerLines } from './json-lines.ts';
import { toldLine, toldPairLine } from './told-line.ts';

const { locale } = Intl.DateTimeFormat().resolvedOptions();
console.log(JSON.stringify({ locale, behind: new Date(0).getTimezoneOffset() }));

await answerLines((line) => ('self' in line ? toldPairLine(line) : toldLine(line)));
