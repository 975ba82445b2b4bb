import { type Budgets, perHour, perMinute } from '@dhruva/kernel/budgets';

/** Signing in, beside the limits of the codes themselves, which count by number and device. */
export const SIGNING_IN: Budgets = { device: perHour(120), address: perMinute(1_200) };
