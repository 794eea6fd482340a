import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { sentNames } from '#contract/call.ts';
import { startTestApp } from '#server/testing/app.ts';

const app = await startTestApp();
const { status, headers, text } = await app.client().get('/api/openapi.json');
const description = JSON.parse(text);

test('the description is served as OpenAPI 3.1', () => {
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(description.openapi).toBe('3.1.0');
  expect(description.info).toMatchObject({ title: 'Shubho Bibaho', version: expect.any(String) });
});

test('it has every call, and nothing else', () => {
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(api.map(({ method, path }) => `${method} /api/${path}`).sort());
});

test.each(api.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s: names, answers, session',
  (_, call) => {
    const operation = description.paths[`/api/${call.path}`][call.method.toLowerCase()];
    const names = sentNames(call).sort();
    if (call.method === 'GET')
      expect((operation.parameters ?? []).map(({ name }: { name: string }) => name).sort()).toEqual(names);
    else
      for (const type of names.length > 0 ? ['multipart/form-data', 'application/x-www-form-urlencoded'] : [])
        expect(Object.keys(operation.requestBody.content[type].schema.properties).sort()).toEqual(names);
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining(['200', '400', '413', '422', '429', '503']),
    );
    expect(operation.responses['401'] !== undefined).toBe(call.access !== 'anyone');
    expect(operation.security !== undefined).toBe(call.access !== 'anyone');
  },
);

test('operation ids differ, every schema has a type, every response a description', () => {
  const operations = Object.values(description.paths)
    .flatMap((methods) => Object.values(Object(methods)))
    .map(Object);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(api.length);
  for (const { responses } of operations)
    for (const response of Object.values(responses)) expect(Object(response).description).toMatch(/\w/);
  expectSchemas(description.paths);
});

function expectSchemas(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, inner] of Object.entries(node)) {
    if (key === 'schema') expect(Object(inner).type ?? Object(inner).anyOf, JSON.stringify(inner)).toBeDefined();
    expectSchemas(inner);
  }
}
