import fc from 'fast-check';
import { afterEach, vi } from 'vitest';

// The same cases at every run; `npm run proof -- seeds` tries others.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122) });

// Files of one project share a process.
afterEach(() => {
  vi.useRealTimers();
});
