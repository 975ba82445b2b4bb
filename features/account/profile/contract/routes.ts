import { OWN_READING, perHour } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import { profile, profileUpdateBody } from './schemas.ts';

export const getProfile = route({
  method: 'GET',
  path: '/api/profile/me',
  auth: 'session',
  beforeSecondCheck: true,
  budgets: OWN_READING,
  summary: 'The signed-in person’s profile',
  reply: profile,
  errors: [],
});

export const updateProfile = route({
  method: 'PUT',
  path: '/api/profile/update',
  auth: 'session',
  budgets: { user: perHour(300) },
  summary: 'Change parts of the profile; hasUsedFreeQuestion moves only from false to true',
  body: profileUpdateBody,
  reply: profile,
  errors: [
    'profile.phone-invalid',
    'profile.email-invalid',
    'profile.date-invalid',
    'profile.date-ambiguous',
    'profile.time-invalid',
    'birth.date-future',
    'birth.date-out-of-range',
  ],
});
