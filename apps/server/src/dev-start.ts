/**
 * Entry point of `npm start`: the whole product on this machine, with stand-ins for external services.
 * `dev-watch.ts` starts it as the server only: `--site` gives the site's URL, `--again` shortens the output.
 */
import { parseArgs } from 'node:util';
import { openInbox } from '@dhruva/sandbox/inbox';
import { serveInbox } from '@dhruva/sandbox/inbox-routes';
import { serveRazorpay } from '@dhruva/sandbox/razorpay/serve-razorpay';
import { createDevGateway, type DevGateway, SANDBOX_PREFIX } from './dev-gateway.ts';
import { type Env, EnvError, readEnv } from './platform/env/env.ts';
import { createLogger } from './platform/logging.ts';
import { createSmtp } from './platform/messages/mail-smtp.ts';
import { createOutboxSenders } from './platform/messages/outbox-senders.ts';
import { onStopSignal } from './platform/stop-signal.ts';
import { startServer } from './start-server.ts';

const listOf = (nouns: readonly string[]): string => new Intl.ListFormat('en-GB').format(nouns);

const describe = (env: Env, sandbox: DevGateway['sandbox'], site?: string): string => {
  const address = `http://localhost:${env.port}`;
  const mail = env.mail.provider === 'outbox' ? 'mail' : '';
  const simulated = [...(sandbox ? ['payments'] : []), 'SMS', mail].filter(Boolean);
  const rows = [
    ['Dhruva', site === undefined ? address : `${site} (reloads on change)`],
    ['codes, mails', `${address}/dev/outbox`],
    ['API', `${address}/api/docs`],
    [
      'database',
      env.databaseUrl === undefined ? 'PostgreSQL of its own' : 'the one of DATABASE_URL',
    ],
    ['data', env.dataDir],
    ...(sandbox
      ? [
          ['payments', `${address}${SANDBOX_PREFIX}/__sandbox (simulation: no money moves)`],
          ['', `x-sandbox-token: ${sandbox.controlToken}`],
        ]
      : []),
    ['simulated', `${listOf(simulated)}: nothing leaves this machine`],
  ];
  return rows.map(([name = '', value = '']) => `  ${name.padEnd(14)}${value}`).join('\n');
};

const options = () =>
  parseArgs({ options: { site: { type: 'string' }, again: { type: 'boolean' } } }).values;

/** Reports readiness to the parent process, and exits when the parent is gone. */
const reportTo = (send: (word: string) => void): void => {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  send('ready');
};

const main = async (): Promise<void> => {
  const env = readEnv(process.env);
  if (env.mode === 'production') throw new EnvError(['NODE_ENV: npm start is for development']);
  const log = createLogger(env.logLevel);
  const inbox = openInbox(env.dataDir);
  const senders = createOutboxSenders((entry) => inbox.add(entry));
  const { gateway, sandbox } = createDevGateway(env);
  const server = await startServer({
    env,
    log,
    sms: senders.sms,
    mail: env.mail.provider === 'smtp' ? createSmtp(env.mail) : senders.mail,
    gateway,
    extend: (app) => {
      serveInbox(app, inbox);
      if (sandbox) serveRazorpay(app, sandbox, { prefix: SANDBOX_PREFIX });
    },
  });
  onStopSignal(log, server.stop);
  const { site, again } = options();
  if (!again)
    console.log(`\n${describe(env, sandbox, site)}\n\n  Ctrl-C stops it; the data stays.\n`);
  if (process.send) reportTo(process.send.bind(process));
};

try {
  await main();
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error);
  process.exitCode = 1;
}
