import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid } from '../model/api-error.ts';
import type { World } from '../model/world.ts';
import { fieldsOf } from '../payments/fields.ts';
import { findOrder, findPayment, findRefund, paymentsOf } from '../payments/find.ts';
import { createOrder, editOrder } from '../payments/orders.ts';
import { requestCapture, requestRefund } from '../payments/requests.ts';
import { reconItems } from '../payments/settlements.ts';
import { authenticate } from './authenticate.ts';
import { listOf, pageOf } from './list.ts';

type ById = { Params: { id: string } };

const INDIA_OFFSET_MS = 19_800_000;
const MOST_RECON = 1_000;

const owned = <Row extends { keyId: string }>(rows: Record<string, Row>, keyId: string): Row[] =>
  Object.values(rows).filter((row) => row.keyId === keyId);

const registerOrders = (scope: FastifyInstance, world: World): void => {
  scope.post('/v1/orders', async (request) =>
    createOrder(world, authenticate(world, request), request.body),
  );
  scope.get('/v1/orders', async (request) => {
    const keyId = authenticate(world, request);
    const query = fieldsOf(request.query);
    const { receipt } = query;
    const rows = owned(world.state.orders, keyId).filter(
      ({ entity }) => receipt === undefined || entity.receipt === receipt,
    );
    return listOf(rows, query);
  });
  scope.get<ById>('/v1/orders/:id', async (request) => {
    const keyId = authenticate(world, request);
    return findOrder(world, request.params.id, keyId).entity;
  });
  scope.patch<ById>('/v1/orders/:id', async (request) =>
    editOrder(world, request.params.id, authenticate(world, request), request.body),
  );
  scope.get<ById>('/v1/orders/:id/payments', async (request) => {
    const keyId = authenticate(world, request);
    const { entity } = findOrder(world, request.params.id, keyId);
    const items = paymentsOf(world, entity.id).map((row) => row.entity);
    return { entity: 'collection', count: items.length, items };
  });
};

const registerPayments = (scope: FastifyInstance, world: World): void => {
  scope.get('/v1/payments', async (request) => {
    const keyId = authenticate(world, request);
    return listOf(owned(world.state.payments, keyId), fieldsOf(request.query));
  });
  scope.get<ById>('/v1/payments/:id', async (request) => {
    const keyId = authenticate(world, request);
    return findPayment(world, request.params.id, keyId).entity;
  });
  scope.post<ById>('/v1/payments/:id/capture', async (request) =>
    requestCapture(world, request.params.id, authenticate(world, request), request.body),
  );
};

const idempotencyKey = (request: FastifyRequest): string | undefined => {
  const value = request.headers['x-refund-idempotency'];
  return typeof value === 'string' ? value : undefined;
};

const registerRefunds = (scope: FastifyInstance, world: World): void => {
  scope.post<ById>('/v1/payments/:id/refund', async (request) => {
    const keyId = authenticate(world, request);
    const { id } = request.params;
    return requestRefund(world, { id, keyId }, request.body, idempotencyKey(request));
  });
  scope.get<ById>('/v1/payments/:id/refunds', async (request) => {
    const keyId = authenticate(world, request);
    const { entity: payment } = findPayment(world, request.params.id, keyId);
    const rows = owned(world.state.refunds, keyId).filter(
      ({ entity }) => entity.payment_id === payment.id,
    );
    return listOf(rows, fieldsOf(request.query));
  });
  scope.get<{ Params: { id: string; refundId: string } }>(
    '/v1/payments/:id/refunds/:refundId',
    async (request) => {
      const keyId = authenticate(world, request);
      const { entity } = findRefund(world, request.params.refundId, keyId);
      if (entity.payment_id === findPayment(world, request.params.id, keyId).entity.id)
        return entity;
      throw invalid('id', 'The id provided does not exist');
    },
  );
  scope.get('/v1/refunds', async (request) => {
    const keyId = authenticate(world, request);
    return listOf(owned(world.state.refunds, keyId), fieldsOf(request.query));
  });
  scope.get<ById>('/v1/refunds/:id', async (request) => {
    const keyId = authenticate(world, request);
    return findRefund(world, request.params.id, keyId).entity;
  });
};

/** The days of India that `year`, `month` and perhaps `day` name, as the beginning of their ISO date. */
const readPeriod = (query: Record<string, unknown>): string => {
  const [year, month] = [
    String(query['year'] ?? ''),
    String(query['month'] ?? '').padStart(2, '0'),
  ];
  const day = query['day'] === undefined ? '' : `-${String(query['day']).padStart(2, '0')}`;
  if (!/^\d{4}$/.test(year)) throw invalid('year', 'The year must be 4 digits.');
  if (!/^(0[1-9]|1[0-2])$/.test(month)) throw invalid('month', 'The month is not a valid month.');
  if (!/^(-\d\d)?$/.test(day)) throw invalid('day', 'The day must be between 1 and 2 digits.');
  return `${year}-${month}${day}`;
};

const registerSettlements = (scope: FastifyInstance, world: World): void => {
  scope.get('/v1/settlements/recon/combined', async (request) => {
    const keyId = authenticate(world, request);
    const query = fieldsOf(request.query);
    const period = readPeriod(query);
    const items = reconItems(world, keyId).filter(({ settled_at }) =>
      new Date(settled_at * 1000 + INDIA_OFFSET_MS).toISOString().startsWith(period),
    );
    return pageOf(items, query, MOST_RECON);
  });
};

/** The REST API under `/v1`. */
export const registerApi = (scope: FastifyInstance, world: World): void => {
  registerOrders(scope, world);
  registerPayments(scope, world);
  registerRefunds(scope, world);
  registerSettlements(scope, world);
};
