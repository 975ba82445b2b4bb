import { OPEN_READING } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import { availabilityQuery, availabilityReply, whichTherapist } from './schemas.ts';

export const therapistAvailability = route({
  method: 'GET',
  path: '/api/therapists/:id/availability',
  auth: 'none',
  budgets: OPEN_READING,
  summary: 'The slots of a therapist day by day, with what can be booked; nothing of who booked',
  params: whichTherapist,
  query: availabilityQuery,
  reply: availabilityReply,
  errors: ['booking.date-invalid'],
});
