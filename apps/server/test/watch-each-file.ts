import { afterAll } from 'vitest';
import { takeIndiscretions } from './discretion-watch.ts';
import { takeLeaks } from './leak-watch.ts';

// A setup file runs for each test file; what it imports is loaded once for all files of a process.
afterAll(() => {
  const found = [...takeLeaks(), ...takeIndiscretions()];
  if (found.length > 0) throw new Error(`${found.length} leaks:\n${found.join('\n')}`);
});
