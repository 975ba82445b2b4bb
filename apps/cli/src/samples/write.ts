/** Writes the sample answers of every language, and those of ten people, into docs/samples: `npm run samples`. */
import { writeFileSync } from 'node:fs';
import { LANGUAGES } from '@dhruva/narration';
import { ONE_LIFE_FILE, oneLifePage } from './one-life.ts';
import { samplesFile, samplesIn } from './samples.ts';

for (const language of LANGUAGES) writeFileSync(samplesFile(language), samplesIn(language));
writeFileSync(ONE_LIFE_FILE, oneLifePage());
