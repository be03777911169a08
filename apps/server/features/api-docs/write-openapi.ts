/** The OpenAPI document of all calls, written from their entries in the contract. PROD-11, D-01. */
import { apiLimits, calls, errorBodySchema, type Access, type Call } from '@sitewright/contract';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** A document of version 3.1. */
export interface OpenApi {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, JsonSchema>;
  security?: Record<string, never[]>[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

const description =
  'What pages, their scripts and the back office ask of the server. Amounts are whole minor ' +
  'units of the currency beside them, instants are epoch milliseconds. A failure answers ' +
  '`message`, `code` and, for wrong fields, `errors` by field.';

const securitySchemes = {
  crumb: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRF-Token',
    description: 'The value of the cookie `crumb`, also as query `crumb`. It guards writes.',
  },
  staff: {
    type: 'apiKey',
    in: 'cookie',
    name: 'staff_session',
    description: 'A session of the back office.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key that the shop made for a program, with the scopes that were chosen.',
  },
};

const protections: Record<Call['protection'], string> = {
  none: '',
  crumb: 'Needs the crumb.',
  origin: 'A plain form of a page of the site itself.',
  signature: 'The body is signed; the signature is over its bytes.',
  key: `At most ${apiLimits.requestsPerMinute} requests of a key in a minute; 429 with \`Retry-After\` above that.`,
};

/** Writes the document. */
export function writeOpenApi(): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Calls of a site', version: '1', description },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: { Error: toSchema(errorBodySchema, 'output') }, securitySchemes },
  };
}

function describeCall(call: Call): Operation {
  const bodies = describeBodies(call);
  const security = describeSecurity(call);
  return {
    operationId: operationIdOf(call),
    summary: call.summary,
    description: describeGuards(call),
    tags: [tagOf(call)],
    parameters: [
      ...describeParameters(call.params, 'path'),
      ...describeParameters(call.query, 'query'),
      ...describeParameters(call.headers, 'header'),
    ],
    ...(bodies && { requestBody: { required: true, content: bodies } }),
    responses: describeResponses(call),
    ...(security && { security }),
  };
}

/** `PUT /api/a-b/:cId` → `put-api-a-b-cId`: stable as long as the address is. */
function operationIdOf({ address }: Call): string {
  return address
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/-$/, '')
    .toLowerCase();
}

/**
 * Calls are grouped by what they are about: the area of a program's key, else the first part of the
 * path that is a plain word.
 */
function tagOf({ path, access }: Call): string {
  if (access !== 'visitor' && 'scope' in access)
    return `programs: ${access.scope.split(':', 1)[0]}`;
  const [group = 'api'] = path
    .split('/')
    .filter((part) => /^[a-z-]{3,}$/.test(part) && part !== 'api');
  return group;
}

function describeGuards({ protection, access, limit }: Call): string {
  const who = describeAccess(access);
  const ceiling = limit ? 'Limited by address and cart; 429 above that.' : '';
  return [who, protections[protection], ceiling].filter(Boolean).join(' ');
}

function describeAccess(access: Access): string {
  if (access === 'visitor') return '';
  return 'scope' in access
    ? `For programs, by a key with the scope \`${access.scope}\`.`
    : `For staff with the permission \`${access.permission}\`.`;
}

function describeSecurity({ protection, access }: Call): Operation['security'] {
  const needed = {
    ...(protection === 'crumb' && { crumb: [] }),
    ...(access !== 'visitor' && ('scope' in access ? { key: [] } : { staff: [] })),
  };
  return Object.keys(needed).length > 0 ? [needed] : undefined;
}

function describeParameters(schema: z.ZodType | undefined, where: Parameter['in']): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: part,
  }));
}

function describeBodies({ body, form, protection }: Call) {
  if (!body && !form) return undefined;
  const type = protection === 'signature' ? 'text/plain' : 'application/json';
  return {
    ...(body && { [type]: { schema: toSchema(body, 'input') } }),
    ...(form && { 'application/x-www-form-urlencoded': { schema: toSchema(form, 'input') } }),
  };
}

function describeResponses({ answer, file, form }: Call): Operation['responses'] {
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    ...(answer && {
      '200': {
        description: 'Done',
        content: { 'application/json': { schema: toSchema(answer, 'output') } },
      },
    }),
    ...(file && {
      '200': { description: 'The file', content: { [file]: { schema: { type: 'string' } } } },
    }),
    ...(form && { '303': { description: 'A form: where the browser goes on' } }),
    default: { description: 'Refused, with the reason', content: error },
  };
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _version, $defs = {}, ...rest } = z.toJSONSchema(schema, { io });
  return spellOut(rest, $defs, new Set()) as JsonSchema;
}

/**
 * A shape that holds itself names its own definition, which is nowhere in a document of many
 * shapes: it is spelt out once, and what lies deeper in it is told in words.
 */
function spellOut(part: unknown, defs: JsonSchema, seen: ReadonlySet<string>): unknown {
  if (Array.isArray(part)) return part.map((one) => spellOut(one, defs, seen));
  if (typeof part !== 'object' || part === null) return part;
  const name = '$ref' in part ? /^#\/\$defs\/(.+)$/.exec(String(part.$ref))?.[1] : undefined;
  if (name === undefined) {
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, spellOut(value, defs, seen)]),
    );
  }
  if (seen.has(name)) return { description: 'The same shape again.' };
  return spellOut(defs[name], defs, new Set([...seen, name]));
}
