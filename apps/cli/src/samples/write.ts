/** Writes the sample answers of every language into docs/samples: `npm run samples`. */
import { writeFileSync } from 'node:fs';
import { LANGUAGES } from '@dhruva/narration';
import { samplesFile, samplesIn } from './samples.ts';

for (const language of LANGUAGES) writeFileSync(samplesFile(language), samplesIn(language));
