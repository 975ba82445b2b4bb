import type { Places } from './places.service.ts';

export { createPlaces } from './places.service.ts';
export { loadGazetteer } from './gazetteer/load.ts';

/** What the features that compute need of places. */
export type BirthPlaces = Pick<Places, 'resolve'>;
