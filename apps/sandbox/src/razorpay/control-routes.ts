import type { FastifyInstance } from 'fastify';
import type { LogLine } from './api/request-log.ts';
import { ApiError } from './model/api-error.ts';
import { fieldsOf } from './model/fields.ts';
import type { RazorpaySandbox } from './sandbox.ts';
import type { Control } from './control/control.ts';
import {
  readBehaviour,
  readFaultRequest,
  numberOf,
  oneOf,
  readPayRequest,
  textOf,
} from './control/control-input.ts';

type ById = { Params: { id: string } };

const REFUND_STATES = ['processed', 'pending', 'failed'] as const;
const SETTLED = ['processed', 'failed'] as const;
const DONE = { ok: true };

const optionalText = (body: unknown, name: string): string | undefined =>
  fieldsOf(body)[name] === undefined ? undefined : textOf(fieldsOf(body), name);

const registerPayments = (scope: FastifyInstance, control: Control): void => {
  scope.post<ById>('/orders/:id/pay', async ({ params, body }) =>
    control.pay(params.id, readPayRequest(body)),
  );
  const verbs = {
    authorize: control.authorize,
    capture: control.capture,
    fail: control.fail,
    'late-authorize': control.lateAuthorize,
    dispute: control.dispute,
  };
  for (const [verb, run] of Object.entries(verbs)) {
    scope.post<ById>(`/payments/:id/${verb}`, async ({ params }) => run(params.id));
  }
  scope.post<ById>('/refunds/:id/settle', async ({ params, body }) =>
    control.settleRefund(params.id, oneOf(fieldsOf(body), 'status', SETTLED)),
  );
  scope.post('/refunds/default', async ({ body }) =>
    control.refundsBegin(oneOf(fieldsOf(body), 'status', REFUND_STATES)),
  );
  scope.post('/refunds/uncaptured', async () => control.autoRefundUncaptured());
};

const registerWebhooks = (scope: FastifyInstance, control: Control): void => {
  scope.get('/webhooks', async () => control.webhooks());
  scope.post('/webhooks/target', async ({ body }) => {
    const fields = fieldsOf(body);
    const url = fields['url'] === null ? null : textOf(fields, 'url');
    await control.target(url, optionalText(body, 'keyId'));
    return DONE;
  });
  scope.post('/webhooks/hold', async () => {
    await control.hold();
    return DONE;
  });
  scope.post('/webhooks/release', async ({ body }) => {
    const given = optionalText(body, 'order') !== undefined;
    await control.release(
      given ? oneOf(fieldsOf(body), 'order', ['forward', 'reverse'] as const) : 'forward',
    );
    return DONE;
  });
  scope.post('/webhooks/behaviour', async ({ body }) => control.behaviour(readBehaviour(body)));
  scope.post('/webhooks/rotate-secret', async ({ body }) => {
    await control.rotateSecret(textOf(fieldsOf(body), 'secret'), optionalText(body, 'keyId'));
    return DONE;
  });
  scope.post<ById>('/webhooks/:id/replay', async ({ params, body }) => {
    const fields = fieldsOf(body);
    await control.replay(params.id, fields['times'] === undefined ? 1 : numberOf(fields, 'times'));
    return DONE;
  });
  scope.post('/webhooks/enable', async ({ body }) => {
    await control.enable(optionalText(body, 'keyId'));
    return DONE;
  });
  scope.post('/webhooks/settle', async () => control.settleWebhooks());
};

const registerClockAndFaults = (scope: FastifyInstance, control: Control): void => {
  scope.get('/clock', async () => control.clock());
  scope.post('/clock/advance', async ({ body }) =>
    control.advance(numberOf(fieldsOf(body), 'seconds')),
  );
  scope.get('/faults', async () => control.faults());
  scope.post('/faults', async ({ body }) => control.addFault(readFaultRequest(body)));
  scope.delete('/faults', async () => {
    await control.clearFaults();
    return DONE;
  });
};

/** Registers the control API, protected by a token. */
export const registerControl = (
  scope: FastifyInstance,
  { control, controlToken }: RazorpaySandbox,
  log: LogLine[],
): void => {
  scope.addHook('onRequest', async (request) => {
    if (request.headers['x-sandbox-token'] !== controlToken) {
      throw new ApiError('x-sandbox-token is missing or wrong', { status: 403 });
    }
  });
  registerPayments(scope, control);
  registerWebhooks(scope, control);
  registerClockAndFaults(scope, control);
  scope.get('/ledger', async () => control.ledger());
  scope.get('/log', async () => log);
  scope.delete('/log', async () => {
    log.length = 0;
    return DONE;
  });
  scope.post('/reset', async () => {
    await control.reset();
    log.length = 0;
    return DONE;
  });
};
