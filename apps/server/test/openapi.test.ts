import { ALL_ROUTES } from '@dhruva/contract/all-routes';
import { ALL_ERRORS } from '@dhruva/contract/all-errors';
import { expect, test } from 'vitest';
import { buildTestApp } from './test-app.ts';

const { app } = await buildTestApp();

interface Operation {
  readonly summary: string;
  readonly security?: unknown[];
  readonly requestBody?: unknown;
  readonly responses: Record<string, { description: string }>;
}
interface OpenApi {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
}

/** A path in OpenAPI's notation: `/therapists/{id}`. */
const braced = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

const document = (await app.inject('/api/openapi.json')).json<OpenApi>();

test('every route of the contract is published, and nothing else', () => {
  const published = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = ALL_ROUTES.map(({ method, path }) => `${method} ${braced(path)}`);
  expect(document.openapi).toBe('3.1.0');
  expect(new Set(published)).toEqual(new Set(declared));
  expect(published).toHaveLength(declared.length);
});

test.each(ALL_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s tells its input, its sign-in and each code it may answer with',
  (_, route) => {
    const operation = document.paths[braced(route.path)]?.[route.method.toLowerCase()];
    expect(operation?.summary).toBe(route.summary);
    expect(operation?.security !== undefined).toBe(route.auth === 'session');
    expect(operation?.requestBody !== undefined).toBe(route.method !== 'GET');
    for (const code of route.errors) {
      expect(operation?.responses[ALL_ERRORS[code].status]?.description).toContain(code);
    }
    expect(operation?.responses['200']).toBeDefined();
  },
);

test('the browsable page is for development only', async () => {
  expect((await app.inject('/api/docs')).statusCode).toBe(404);
  expect((await app.inject('/api/docs/')).statusCode).toBe(404);
});
