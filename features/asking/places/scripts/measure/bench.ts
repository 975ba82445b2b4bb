/**
 * Second part of `npm run places-bench`: measures 1,000 place searches by one client on a new server: duration, and memory
 * of the server (Linux: reads /proc).
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const SEARCHES = 1000;
const START_WITHIN_MS = 60_000;
const MEMORY_LIMIT_MB = 200;

/** Typical input: growing prefixes, other spellings and scripts, typing errors, states, coordinates. */
const NAMES = [
  'Nagpur',
  'Bangalore',
  'Bombay',
  'Calcutta',
  'Varanasi, UP',
  'Rampur',
  'Hyderabad',
  'Vishakapatnam',
  'Banglore',
  'Nagpur, Maharashtra, India',
  'Delhi India',
  'Mirzapur',
  'मुंबई',
  'दिल्ली',
  'वाराणसी',
  'तिरुवनंतपुरम',
  'London',
  'Kathmandu',
  'Chhindwara',
  'Tiruchirappalli',
  'Xyzzyburg',
  '21.15, 79.09',
  '440001',
  'Sri Ganganagar',
  'City Hospital, Pune',
];

const queries = NAMES.flatMap((name) => {
  const letters = [...name];
  return letters.slice(1).map((_, at) => letters.slice(0, at + 2).join(''));
}).filter((query) => query.trim().length > 1);

/** The arguments of `npm start` after the build, without `node`. */
function startCommand(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const words = (scripts['start'] ?? '').split('&&').at(-1)?.trim().split(' ') ?? [];
  return words.slice(words.indexOf('node') + 1);
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => found(port));
    });
  });

async function untilReady(url: string): Promise<void> {
  const until = performance.now() + START_WITHIN_MS;
  while (performance.now() < until) {
    const reply = await fetch(`${url}/healthz`).catch(() => undefined);
    if (reply?.ok) return;
    await wait(200);
  }
  throw new Error('the server did not start');
}

/** A process's current and peak resident memory in megabytes. */
function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string): number =>
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

async function timedSearch(url: string, query: string): Promise<number> {
  const began = performance.now();
  const reply = await fetch(`${url}/api/places?q=${encodeURIComponent(query)}`);
  await reply.text();
  if (!reply.ok) throw new Error(`${query}: ${reply.status}`);
  return performance.now() - began;
}

const quantile = (sorted: readonly number[], part: number): string =>
  `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)} ms`;

async function measure(url: string, pid: number): Promise<number> {
  const before = memoryOf(pid);
  const first = await timedSearch(url, 'Pune');
  const times: number[] = [];
  for (let n = 0; n < SEARCHES; n += 1)
    times.push(await timedSearch(url, queries[n % queries.length] ?? 'Pune'));
  times.sort((a, b) => a - b);
  const after = memoryOf(pid);
  console.log(`first search, gazetteer loaded for it: ${first.toFixed(0)} ms`);
  console.log(`${SEARCHES} searches (HTTP, ${queries.length} different):`);
  console.log(
    `  median ${quantile(times, 0.5)}, p95 ${quantile(times, 0.95)}, worst ${quantile(times, 1)}`,
  );
  console.log(
    `server memory: ${before.now.toFixed(0)} MB before, ${after.now.toFixed(0)} MB after, peak ${after.peak.toFixed(0)} MB`,
  );
  return after.now;
}

const dataDir = mkdtempSync(join(tmpdir(), 'places-bench-'));
const port = await freePort();
const server = spawn(process.execPath, startCommand(), {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  const held = await measure(url, server.pid ?? 0);
  if (held > MEMORY_LIMIT_MB) {
    console.log(`FAILED: more than ${MEMORY_LIMIT_MB} MB`);
    process.exitCode = 1;
  }
} finally {
  const ended = new Promise((end) => server.once('exit', end));
  if (server.kill('SIGTERM')) await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
