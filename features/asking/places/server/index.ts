import type { Places } from './places.service.ts';

export { createPlaces } from './places.service.ts';
export { loadGazetteer } from './gazetteer/load.ts';

/** The part of the places service that chart features need. */
export type BirthPlaces = Pick<Places, 'resolve'>;
