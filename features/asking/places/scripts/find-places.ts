/**
 * `npm run -s place`: reads lines of JSON `{id, q}` and writes `{id, places: [{label, lat, lon}]}`, best first; an
 * empty list where the search refuses.
 */
import { createInterface } from 'node:readline';
import { loadGazetteer } from '../server/gazetteer/load.ts';
import { createPlaces } from '../server/places.service.ts';
import { placeLine } from './place-line.ts';

const places = createPlaces(loadGazetteer);
process.stdout.on('error', () => process.exit());
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() === '') continue;
  const taken = process.stdout.write(`${JSON.stringify(placeLine(places, line))}\n`);
  if (!taken) await new Promise((resolve) => process.stdout.once('drain', resolve));
}
