import { DAY_MS } from '@dhruva/kernel/durations';

/** How long a device stays known after the last sign-in on it. */
export const DEVICE_MEMORY_MS = 400 * DAY_MS;
