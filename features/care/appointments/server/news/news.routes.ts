import type { FastifyInstance } from 'fastify';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { registerCalendar } from '../calendar/calendar.routes.ts';
import { registerJoining } from '../joining/joining.routes.ts';
import { registerReminders } from '../reminding/reminding.jobs.ts';
import { composeNews } from './compose-news.ts';

/** Mounts messages about appointments: mails, SMS, reminders, calendar files, and the meeting page. */
export const registerAppointmentNews = (app: FastifyInstance, deps: Deps): void => {
  composeNews(deps);
  registerReminders(deps);
  registerCalendar(app, deps);
  registerJoining(app, deps);
};
