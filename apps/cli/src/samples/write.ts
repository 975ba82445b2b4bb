/** Writes the sample answers of every language, those of ten people, and lists of headlines into docs/samples: `npm run samples`. */
import { writeFileSync } from 'node:fs';
import { LANGUAGES } from '@dhruva/narration';
import { HEADLINES_FILE, headlinesPage } from './headlines.ts';
import { ONE_LIFE_FILE, oneLifePage } from './one-life.ts';
import { samplesFile, samplesIn } from './samples.ts';

for (const language of LANGUAGES) writeFileSync(samplesFile(language), samplesIn(language));
writeFileSync(ONE_LIFE_FILE, oneLifePage());
writeFileSync(HEADLINES_FILE, headlinesPage());
