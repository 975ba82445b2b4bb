import type { FastifyInstance } from 'fastify';

/** As much of JSON Schema as the published API uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** One operation of the published API, as anybody can read it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In OpenAPI's notation: `/api/therapists/{id}/availability`. */
  readonly path: string;
  readonly needsSession: boolean;
  readonly query: Readonly<Record<string, Schema>>;
  readonly body: Schema | undefined;
}

interface Published {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        readonly security?: unknown;
        readonly parameters?: { in: string; name: string; schema: Schema }[];
        readonly requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** Reads what the server publishes: its operations, and the schemas they refer to. */
export const readPublished = async (
  app: FastifyInstance,
): Promise<{
  readonly operations: readonly Operation[];
  readonly schemas: Readonly<Record<string, Schema>>;
}> => {
  const { paths, components } = (await app.inject('/api/openapi.json')).json<Published>();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      needsSession: security !== undefined,
      query: Object.fromEntries(
        parameters
          .filter(({ in: where }) => where === 'query')
          .map(({ name, schema }) => [name, schema]),
      ),
      body: requestBody?.content['application/json']?.schema,
    })),
  );
  return { operations, schemas: components?.schemas ?? {} };
};

/** The schema a reference stands for. */
export const resolved = (schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
