/**
 * Builds the packed gazetteer: downloads its sources and writes the file the server reads (`npm run
 * gazetteer`).
 */
import { writeFileSync } from 'node:fs';
import { buildCities } from './cities.ts';
import { withNames } from './names.ts';
import { pack } from './pack.ts';
import { fetchSources } from '../sources/sources.ts';
import { buildDistricts } from './districts.ts';
import { withLocalities } from './localities.ts';
import { buildVillages } from './villages.ts';
import { withWellKnown } from './well-known.ts';

const FILE = new URL('../../server/gazetteer/gazetteer.bin', import.meta.url);

const sources = fetchSources();
const cities = withWellKnown(withLocalities(withNames(buildCities(sources))));
const districts = buildDistricts(cities);
const villages = buildVillages(sources, cities);
const file = pack([...cities, ...districts, ...villages]);
writeFileSync(FILE, file);

const indian = cities.filter(({ countryCode }) => countryCode === 'IN').length;
console.log(
  `${cities.length} cities, towns and localities, ${indian} of them Indian; ${villages.length} villages; ${districts.length} districts`,
);
console.log(`${(file.length / 1e6).toFixed(2)} MB in ${FILE.pathname.split('/').at(-1)}`);
