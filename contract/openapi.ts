import { api } from './api.ts';
import { API_BASE, type Call, OWNER_NAME } from './call.ts';
import { viewSchemas } from './views.ts';
import { leavesOf, putAtPath } from './wire.ts';

/** Returns the OpenAPI 3.1 description of every call. It is made from the same tables that check and rename values. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of api) {
    const path = `${API_BASE}/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Shubho Bibaho', version: '1', description: 'Every field value is a string; an empty one is "".' },
    paths,
    components: {
      schemas: viewSchemas(),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
}

/** Describes one call: what it sends, who may make it, and what it answers. */
function operation(call: Call) {
  const schema = sentSchema(call);
  const hasBody = Object.keys(schema.properties).length > 0;
  const content = { 'multipart/form-data': { schema }, 'application/x-www-form-urlencoded': { schema } };
  const body = hasBody ? { requestBody: { content } } : {};
  return {
    operationId: `${call.method.toLowerCase()} ${call.path}`,
    ...(call.access === 'anyone' ? {} : { security: [{ session: [] }] }),
    ...(call.method === 'GET' ? { parameters: queryParameters(schema) } : body),
    responses: responses(call),
  };
}

const queryParameters = (schema: ReturnType<typeof sentSchema>) =>
  Object.entries(schema.properties).map(([name, type]) => ({ name, in: 'query', schema: type }));

/** The schema of what a call sends: the owner, the fields and the files. */
function sentSchema(call: Call) {
  const properties: Record<string, unknown> = {};
  const owner = OWNER_NAME[call.access];
  if (owner) properties[owner] = { type: 'string' };
  for (const [, node] of leavesOf(call.form.fields)) {
    if (node.kind === 'field' && node.sent) properties[node.sent] = { type: 'string' };
  }
  for (const name of call.files) properties[name] = { type: 'string', format: 'binary' };
  return { type: 'object', properties };
}

function responses(call: Call) {
  const schema = returnedSchema(call);
  const sentence = { content: { 'application/json': { schema: refusalSchema } } };
  return {
    '200': { description: 'The answer', content: { [mediaTypeOf(schema)]: { schema } } },
    '400': { description: 'The form did not arrive whole', ...sentence },
    ...(call.access === 'anyone'
      ? {}
      : { '401': { description: 'Not logged in', ...sentence }, '403': { description: 'Not yours', ...sentence } }),
    '413': { description: 'Too large', ...sentence },
    '422': { description: 'A rule is broken', ...sentence },
    '429': { description: 'Too many attempts; Retry-After says how long to wait', ...sentence },
    '503': { description: 'Busy or without its database; Retry-After says how long to wait', ...sentence },
  };
}

const mediaTypeOf = (schema: unknown): string =>
  typeof schema === 'object' && schema !== null && 'contentMediaType' in schema
    ? String(schema.contentMediaType)
    : 'application/json';

/** What a refusal contains: the sentence, its key, and the errors of the fields. */
const refusalSchema = {
  type: 'object',
  properties: {
    msg: { type: 'string' },
    msgkey: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    errorkeys: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
  required: ['msg'],
};

/** The schema of the answer. A list, fact or file without a name is the whole answer. */
function returnedSchema(call: Call): unknown {
  const tree: Record<string, unknown> = {};
  for (const [, node] of leavesOf(call.returned)) {
    let schema: unknown = { type: 'string' };
    if (node.kind === 'list') schema = listSchema(node.names);
    if (node.kind === 'fact') schema = node.shape.json;
    if (!node.returned) return schema;
    // A dotted name is a path. Every step except the last is an object.
    putAtPath(
      tree,
      node.returned.split('.').flatMap((step, index) => (index === 0 ? [step] : ['properties', step])),
      schema,
    );
  }
  return { type: 'object', properties: objects(tree) };
}

/** Adds the type to the objects that dotted names have made. */
const objects = (tree: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [name, isNested(node) ? { type: 'object', ...node } : node]),
  );

const isNested = (node: unknown): node is object =>
  typeof node === 'object' && node !== null && 'properties' in node && !('type' in node);

const listSchema = (names: Readonly<Record<string, string>>) => ({
  type: 'array',
  items: {
    type: 'object',
    properties: Object.fromEntries(
      Object.values(names).map((name) => [name, name.endsWith('id') ? { type: 'integer' } : { type: 'string' }]),
    ),
  },
});
