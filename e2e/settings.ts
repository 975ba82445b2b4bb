import { join } from 'node:path';

/**
 * Ports, chosen by run.ts: the journeys' server, one that is killed and restarted, and those whose clock is
 * moved.
 */
export const PORT = Number(process.env['E2E_PORT']);
export const RESTART_PORT = Number(process.env['E2E_RESTART_PORT']);
export const CLOCK_PORT = Number(process.env['E2E_CLOCK_PORT']);
export const AWAY_PORT = Number(process.env['E2E_AWAY_PORT']);
export const SIGNED_IN_PORT = Number(process.env['E2E_SIGNED_IN_PORT']);
export const JOIN_PORT = Number(process.env['E2E_JOIN_PORT']);
export const SHEET_PORT = Number(process.env['E2E_SHEET_PORT']);

/** Switches off the browser's own background traffic: journeys contact this machine only. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Every journey logs in from one address, so the limits for one address are raised. */
const OTP_LIMITS = { OTP_SENDS_PER_ADDRESS: '5000', OTP_SMS_PER_DAY: '100000' };

/** The folder of this run (see run.ts): the site, and a data folder for each server. */
export const FOLDER = process.env['E2E_FOLDER'] ?? '';

/** The data folder, within FOLDER, of the server at this URL. */
export const dataOf = (address: string): 'data' | 'restart' =>
  Number(new URL(address).port) === RESTART_PORT ? 'restart' : 'data';

/** The environment of another server: this machine's, without variables that would point it to other data. */
export const serverEnvironment = (port: number, data: string): Record<string, string> => {
  const { DATABASE_URL: _ours, ...rest } = process.env;
  const inherited = Object.entries(rest).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    ...Object.fromEntries(inherited),
    ...OTP_LIMITS,
    PORT: String(port),
    DATA_DIR: join(FOLDER, data),
    WEB_DIR: join(FOLDER, 'site'),
    LOG_LEVEL: 'error',
  };
};
