import { birthRefusals } from '@dhruva/asking/births/contract/birth-refusals';
import { perHour } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import { drawChartBody, firstChart } from './schemas.ts';

export const drawChart = route({
  method: 'POST',
  path: '/api/engine/first-chart',
  auth: 'none',
  budgets: { device: perHour(20), address: perHour(3_000) },
  engine: true,
  summary:
    'A birth at the first look, without an account: its chart, what runs and what changes next, and how firm four answers would be; nothing is stored',
  body: drawChartBody,
  reply: firstChart,
  errors: [
    ...birthRefusals,
    'profile.date-invalid',
    'profile.date-ambiguous',
    'profile.time-invalid',
    'first-chart.work-needed',
  ],
});
