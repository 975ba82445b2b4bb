import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { Births } from '@dhruva/asking/births/server';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { firstChartOf } from './first-chart.service.ts';
import { requireWorkAbove } from './work-first.service.ts';

/** Mounts the drawing of a first chart, open to all. */
export const registerFirstChart = (
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'hash'> & { readonly births: Births },
): void => {
  mount(app, routes.drawChart, async ({ address, body: { work, ...typed } }) => {
    await requireWorkAbove(deps, { address, work });
    return firstChartOf(deps.births, typed, await readNow(deps.db));
  });
};
