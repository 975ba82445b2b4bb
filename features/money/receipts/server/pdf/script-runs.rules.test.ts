import { expect, it } from 'vitest';
import { scriptRuns } from './script-runs.rules.ts';

it.each([
  ['Asha Rao', ['latin:Asha Rao']],
  ['आशा राव', ['devanagari:आशा राव']],
  ['₹2,100.00', ['devanagari:₹', 'latin:2,100.00']],
  ['To आशा Rao', ['latin:To ', 'devanagari:आशा ', 'latin:Rao']],
  ['क्‍ष', ['devanagari:क्‍ष']],
  ['', []],
])('%s', (text, runs) => {
  expect(scriptRuns(text).map((run) => `${run.script}:${run.text}`)).toEqual(runs);
});
