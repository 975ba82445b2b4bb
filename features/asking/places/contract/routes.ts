import { OPEN_READING } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import { placesQuery, placesReply } from './schemas.ts';

export const searchPlaces = route({
  method: 'GET',
  path: '/api/places',
  auth: 'none',
  budgets: OPEN_READING,
  summary: 'Find a place of birth: ranked candidates for what was typed so far',
  query: placesQuery,
  reply: placesReply,
  errors: ['place.query-short'],
});
