import * as routes from '../contract/routes.ts';
import { BOUGHT } from '@dhruva/money/purchases/contract/bought';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { bookByCredit } from './booking/book-by-credit.service.ts';
import { cancelByCredit } from './cancelling/cancel-by-credit.service.ts';
import { myAppointments, showOwn } from './listing/my-appointments.service.ts';
import { registerNotChosen } from './losing/not-chosen.jobs.ts';
import { moveAppointment } from './moving/move.service.ts';
import { registerNotAnswered } from './not-held/not-answered.jobs.ts';
import { composeNotHeld } from './not-held/not-held.mails.ts';
import { reportNotHeld } from './not-held/report-not-held.service.ts';

/** Mounts the routes of appointments: list, book by credit, move, cancel, report as not held. */
export const registerAppointments = (app: FastifyInstance, deps: Deps): void => {
  mount(app, routes.myAppointments, async ({ session }) => myAppointments(deps, session.userId));
  mount(app, routes.bookByCredit, async ({ session, body }) => ({
    message: BOUGHT.therapy,
    appointment: await showOwn(deps, await bookByCredit(deps, session.userId, body)),
  }));
  mount(app, routes.moveAppointment, async ({ session, body }) => {
    const { appointment, wasLost } = await moveAppointment(deps, session.userId, body);
    const message = wasLost ? BOUGHT.therapy : 'Your session has been moved.';
    return { message, appointment: await showOwn(deps, appointment) };
  });
  mount(app, routes.cancelAppointment, async ({ session, body }) => ({
    message: 'Your session is cancelled.',
    appointment: await showOwn(deps, await cancelByCredit(deps, session.userId, body)),
  }));
  mount(app, routes.reportNotHeld, async ({ session, body }) => ({
    message: 'Thank you for telling us. A person looks into it.',
    appointment: await showOwn(deps, await reportNotHeld(deps, session.userId, body)),
  }));
  registerNotChosen(deps);
  composeNotHeld(deps);
  registerNotAnswered(deps);
};
