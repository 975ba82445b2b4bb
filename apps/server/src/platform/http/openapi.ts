import { type Budgets, perMinute } from '@dhruva/kernel/budgets';
import swagger from '@fastify/swagger';
import { errorReply } from '@dhruva/kernel/system/schemas';
import type { FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import * as z from 'zod';
import { limited } from './mount.ts';

const OPENAPI_BUDGETS: Budgets = { device: perMinute(30), address: perMinute(120) };

/**
 * Publishes all routes mounted after this call as OpenAPI 3.1 at /api/openapi.json; `browsable` adds
 * /api/docs.
 */
export const publishOpenApi = async (
  app: FastifyInstance,
  { browsable }: { browsable: boolean },
): Promise<void> => {
  const schemaRegistry = z.registry<{ id: string }>();
  schemaRegistry.add(errorReply, { id: 'ErrorReply' });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dhruva',
        version: '1',
        description: 'Made from the contracts of the features.',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  const onRequest = limited(app, 'GET /api/openapi.json', OPENAPI_BUDGETS);
  app.get('/api/openapi.json', { schema: { hide: true }, onRequest }, async () => app.swagger());
  if (!browsable) return;
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
};
