import { migrateAlone } from './migrate-alone.ts';
import { type Env, EnvError, readEnv } from './platform/env/env.ts';
import { checkoutScript } from './platform/env/gateway-settings.ts';
import type { Gateway } from './platform/gateway/gateway.ts';
import { createRazorpayGateway } from './platform/gateway/razorpay-gateway.ts';
import { createLogger } from './platform/logging.ts';
import type { MailSender } from './platform/messages/mail.ts';
import { createSmtp } from './platform/messages/mail-smtp.ts';
import { createMsg91 } from './platform/messages/sms-msg91.ts';
import { createSmsFallback } from './platform/messages/sms-fallback.ts';
import { createTwilio } from './platform/messages/sms-twilio.ts';
import type { SmsSender } from './platform/messages/sms.ts';
import { onStopSignal } from './platform/stop-signal.ts';
import { startServer } from './start-server.ts';

const OUTBOX_ADVICE = 'the outbox is part of development: use npm start, or configure a provider';
const SANDBOX_ADVICE = 'the sandbox is part of development: use npm start, or set the keys';

const smsOf = ({ sms, smsFallback }: Pick<Env, 'sms' | 'smsFallback'>): SmsSender => {
  if (smsFallback)
    return createSmsFallback(
      smsOf({ sms, smsFallback: undefined }),
      smsOf({ sms: smsFallback, smsFallback: undefined }),
    );
  if (sms.provider === 'msg91') return createMsg91(sms);
  if (sms.provider === 'twilio') return createTwilio(sms);
  throw new EnvError([`SMS_PROVIDER: ${OUTBOX_ADVICE}`]);
};

const mailOf = ({ mail }: Env): MailSender => {
  if (mail.provider === 'smtp') return createSmtp(mail);
  throw new EnvError([`SMTP_URL: ${OUTBOX_ADVICE}`]);
};

const gatewayOf = ({ gateway }: Env): Gateway => {
  if (gateway.provider === 'sandbox') throw new EnvError([`RAZORPAY_KEY_ID: ${SANDBOX_ADVICE}`]);
  return createRazorpayGateway({ ...gateway, scriptUrl: checkoutScript(gateway.apiBase) });
};

/**
 * Entry point in production: real providers only, logs on standard output. With the word `migrate` it runs the
 * migrations alone.
 */
const main = async (): Promise<void> => {
  const env = readEnv(process.env);
  if (process.argv[2] === 'migrate') {
    process.stdout.write(`${await migrateAlone(env.migrationDatabaseUrl ?? '')}\n`);
    return;
  }
  const log = createLogger(env.logLevel);
  const outside = { sms: smsOf(env), mail: mailOf(env), gateway: gatewayOf(env) };
  const server = await startServer({ env, log, ...outside });
  onStopSignal(log, server.stop);
};

try {
  await main();
} catch (error) {
  if (error instanceof EnvError) process.stderr.write(`${error.message}\n`);
  else createLogger('error').fatal({ err: error }, 'the start failed');
  process.exitCode = 1;
}
