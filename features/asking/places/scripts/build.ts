/**
 * Builds the packed gazetteer: downloads its sources and writes the file the server reads (`npm run
 * gazetteer`).
 */
import { writeFileSync } from 'node:fs';
import { buildCities } from './cities.ts';
import { withNames } from './names.ts';
import { pack } from './pack.ts';
import { fetchSources } from './sources.ts';
import { buildVillages } from './villages.ts';

const FILE = new URL('../server/gazetteer/gazetteer.bin', import.meta.url);

const sources = fetchSources();
const cities = withNames(buildCities(sources));
const villages = buildVillages(sources, cities);
const file = pack([...cities, ...villages]);
writeFileSync(FILE, file);

const indian = cities.filter(({ countryCode }) => countryCode === 'IN').length;
console.log(
  `${cities.length} cities and towns, ${indian} of them Indian; ${villages.length} villages`,
);
console.log(`${(file.length / 1e6).toFixed(2)} MB in ${FILE.pathname.split('/').at(-1)}`);
