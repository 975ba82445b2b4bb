import type { FastifyInstance } from 'fastify';
import { findOrder } from '../payments/find.ts';
import type { World } from '../model/world.ts';

/** What the page of the checkout asks. */
export const registerCheckout = (scope: FastifyInstance, world: World): void => {
  scope.get<{ Params: { id: string }; Querystring: { key_id?: string } }>(
    '/checkout/orders/:id',
    async ({ params, query }) => findOrder(world, params.id, query.key_id).entity,
  );
};
