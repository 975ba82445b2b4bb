/**
 * Answers each line in every language: to one person, or about two where the line has a `self`.
 * `--where` prints first which locale and zone (minutes behind UTC) this process finds itself in.
 */
import { answerLines } from '../lines/json-lines.ts';
import { narrateLine, narratePairLine } from './narrate-line.ts';

if (process.argv.includes('--where')) {
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  console.log(JSON.stringify({ locale, behind: new Date(0).getTimezoneOffset() }));
}

await answerLines((line) => ('self' in line ? narratePairLine(line) : narrateLine(line)));
