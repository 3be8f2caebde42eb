import fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CallSchema, jsonResponse } from '../http/call-schema.ts';
import { serveCall } from '../http/serve-calls.ts';
import { serializeResponse } from '../lists/response-cache.ts';
import { sendSerialized } from '../lists/send-serialized.ts';
import { schemas } from './schemas.ts';

const schema: CallSchema = {
  ...{ operationId: 'test', tags: ['Tests'], summary: 'A test' },
  querystring: z.object({ count: z.coerce.number('This has to be a number.').optional() }),
  response: { 200: jsonResponse('The result.', z.object({ people: z.array(z.object({ name: z.string() })) }), {}) },
};
const secret = { people: [{ name: 'Ada', password_hash: 'x' }] };

/** Serves one call, whose response has no private field. @param send returns the body, or sends it */
async function serving(send: Parameters<typeof serveCall>[3], strictResponses: boolean) {
  const errors: string[] = [];
  const app: FastifyInstance = fastify();
  app.setErrorHandler((error: Error, _request, reply) => {
    errors.push(error.message);
    return reply.code(500).send({ error: 'internal' });
  });
  await app.register(schemas, { strictResponses });
  serveCall(app, { access: 'anyone', method: 'GET', path: '/api/people' }, schema, send);
  return { app, errors };
}

test('a field that the schema of a response lacks doesn’t leave the server, and fails a test', async () => {
  const { app } = await serving(async () => secret, false);
  expect((await app.inject('/api/people')).body).toBe('{"people":[{"name":"Ada"}]}');

  const sentence =
    'GET /api/people responded 200: its schema has no field people.0.password_hash. Add it there, or do not send it.';
  const strict = await serving(async () => secret, true);
  expect((await strict.app.inject('/api/people')).body).toBe('{"error":"internal"}');
  expect(strict.errors).toEqual([sentence]);

  const written = await serving(
    async (request, reply) => sendSerialized(request, reply, serializeResponse(secret), true),
    true,
  );
  expect((await written.app.inject('/api/people')).statusCode).toBe(500);
  expect(written.errors).toEqual([sentence]);
});

test('a response that doesn’t match its schema, or has another status, is not sent', async () => {
  const wrong = await serving(async () => ({ people: [{ name: 7 }] }), false);
  expect((await wrong.app.inject('/api/people')).statusCode).toBe(500);
  expect(wrong.errors[0]).toMatch(/^GET \/api\/people responded 200: people\.0\.name does not match its schema/);

  const other = await serving(async (_request, reply) => reply.code(202).send(secret), false);
  expect((await other.app.inject('/api/people')).body).not.toContain('password_hash');
  expect(other.errors).toEqual(['GET /api/people responded 202: its schema has no such response. Add it there.']);
});

test('a handler gets its input as the schema normalizes it', async () => {
  const { app, errors } = await serving(async ({ query }) => ({ people: [{ name: typeof query.count }] }), true);
  expect((await app.inject('/api/people?count=3&other=1')).json()).toEqual({ people: [{ name: 'number' }] });
  await app.inject('/api/people?count=x');
  expect(errors).toEqual(['Check what you entered.']);
});

test('a route under /api without a schema stops the start', async () => {
  const app = fastify();
  await app.register(schemas, {});
  expect(() => app.get('/api/bare', async () => secret)).toThrow(
    'GET /api/bare has no schema: give its route one, see CallSchema in http/call-schema.ts.',
  );
  expect(() => app.get('/healthz', async () => 'OK')).not.toThrow();
});
