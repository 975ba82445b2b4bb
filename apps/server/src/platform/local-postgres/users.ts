import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** Field of /proc/PID/stat, counted after the command's closing bracket, that holds the start time. */
const START_TIME_FIELD = 19;

/**
 * A process's start time in clock ticks since boot: together with the pid it identifies a process for ever.
 */
const startTimeOf = (pid: string): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME_FIELD];
  } catch {
    return undefined;
  }
};

const isLive = (name: string): boolean => {
  const [pid = '', beginning] = name.split('.');
  return beginning !== undefined && startTimeOf(pid) === beginning;
};

/** Registers this process as a user of the server; returns the registration's file name. */
export const joinUsers = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pid = String(process.pid);
  const note = join(folder, `${pid}.${startTimeOf(pid) ?? ''}.${randomUUID()}`);
  writeFileSync(note, '');
  return note;
};

/**
 * Removes a registration; true when no living process is registered any more. Also removes those of dead
 * processes.
 */
export const leaveUsers = (folder: string, note: string): boolean => {
  rmSync(note, { force: true });
  const [live, dead] = [true, false].map((wanted) =>
    readdirSync(folder).filter((name) => isLive(name) === wanted),
  );
  for (const name of dead ?? []) rmSync(join(folder, name), { force: true });
  return live?.length === 0;
};
