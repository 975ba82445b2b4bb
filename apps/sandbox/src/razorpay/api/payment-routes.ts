import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../model/api-error.ts';
import type { World } from '../model/world.ts';
import { fieldsOf } from '../model/fields.ts';
import { findOrder, findPayment, findRefund, paymentsOf } from '../model/find.ts';
import { createOrder, editOrder } from '../payments/orders.ts';
import { requestCapture } from '../payments/capture-request.ts';
import { requestRefund } from '../refunds/refund-request.ts';
import { authenticate } from './authenticate.ts';
import { listOf } from './list.ts';
import { settlementReport } from './settlement-report.ts';

type ById = { Params: { id: string } };
type ByBoth = { Params: { id: string; refundId: string } };

/** Wraps a handler that needs the caller's key id. */
type AsKey = <Route extends { Params?: unknown }>(
  answer: (keyId: string, request: FastifyRequest<Route>) => unknown,
) => (request: FastifyRequest<Route>) => Promise<unknown>;

const owned = <Row extends { keyId: string }>(rows: Record<string, Row>, keyId: string): Row[] =>
  Object.values(rows).filter((row) => row.keyId === keyId);

const registerOrders = (scope: FastifyInstance, world: World, asKey: AsKey): void => {
  scope.post(
    '/v1/orders',
    asKey((keyId, { body }) => createOrder(world, keyId, body)),
  );
  scope.get(
    '/v1/orders',
    asKey((keyId, request) => {
      const query = fieldsOf(request.query);
      const wanted = query['receipt'];
      const rows = owned(world.state.orders, keyId).filter(
        ({ entity }) => wanted === undefined || entity.receipt === wanted,
      );
      return listOf(rows, query);
    }),
  );
  scope.get<ById>(
    '/v1/orders/:id',
    asKey<ById>((keyId, { params }) => findOrder(world, params.id, keyId).entity),
  );
  scope.patch<ById>(
    '/v1/orders/:id',
    asKey<ById>((keyId, { params, body }) => editOrder(world, params.id, keyId, body)),
  );
  scope.get<ById>(
    '/v1/orders/:id/payments',
    asKey<ById>((keyId, { params }) => {
      const { entity: order } = findOrder(world, params.id, keyId);
      const items = paymentsOf(world, order.id).map(({ entity }) => entity);
      return { entity: 'collection', count: items.length, items };
    }),
  );
};

const registerPayments = (scope: FastifyInstance, world: World, asKey: AsKey): void => {
  scope.get(
    '/v1/payments',
    asKey((keyId, { query }) => listOf(owned(world.state.payments, keyId), fieldsOf(query))),
  );
  scope.get<ById>(
    '/v1/payments/:id',
    asKey<ById>((keyId, { params }) => findPayment(world, params.id, keyId).entity),
  );
  scope.post<ById>(
    '/v1/payments/:id/capture',
    asKey<ById>((keyId, { params, body }) => requestCapture(world, params.id, keyId, body)),
  );
};

const registerRefunds = (scope: FastifyInstance, world: World, asKey: AsKey): void => {
  scope.post<ById>(
    '/v1/payments/:id/refund',
    asKey<ById>((keyId, { params: { id }, body, headers }) =>
      requestRefund(world, { id, keyId }, body, headers['x-refund-idempotency']?.toString()),
    ),
  );
  scope.get<ById>(
    '/v1/payments/:id/refunds',
    asKey<ById>((keyId, { params, query }) => {
      const { entity: payment } = findPayment(world, params.id, keyId);
      const rows = owned(world.state.refunds, keyId);
      const own = rows.filter(({ entity }) => entity.payment_id === payment.id);
      return listOf(own, fieldsOf(query));
    }),
  );
  scope.get<ByBoth>(
    '/v1/payments/:id/refunds/:refundId',
    asKey<ByBoth>((keyId, { params }) => {
      const { entity: payment } = findPayment(world, params.id, keyId);
      const { entity } = findRefund(world, params.refundId, keyId);
      if (entity.payment_id !== payment.id) throw new ApiError('The id provided does not exist');
      return entity;
    }),
  );
  scope.get(
    '/v1/refunds',
    asKey((keyId, { query }) => listOf(owned(world.state.refunds, keyId), fieldsOf(query))),
  );
  scope.get<ById>(
    '/v1/refunds/:id',
    asKey<ById>((keyId, { params }) => findRefund(world, params.id, keyId).entity),
  );
};

/** Registers the REST API under `/v1`. */
export const registerApi = (scope: FastifyInstance, world: World): void => {
  const asKey: AsKey = (answer) => async (request) => answer(authenticate(world, request), request);
  registerOrders(scope, world, asKey);
  registerPayments(scope, world, asKey);
  registerRefunds(scope, world, asKey);
  scope.get(
    '/v1/settlements/recon/combined',
    asKey((keyId, { query }) => settlementReport(world, keyId, fieldsOf(query))),
  );
};
