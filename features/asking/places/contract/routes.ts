import { route } from '@dhruva/kernel/route';
import { placesQuery, placesReply } from './schemas.ts';

export const searchPlaces = route({
  method: 'GET',
  path: '/api/places',
  auth: 'none',
  summary: 'Find a place of birth: ranked candidates for what was typed so far',
  query: placesQuery,
  reply: placesReply,
  errors: ['place.query-short'],
});
