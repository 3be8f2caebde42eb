import type { OtherCall } from '@porchlight/contract/other-calls';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { type JsonCallHandler, serveCall } from './serve-calls.ts';

test('a call’s result is sent with its status, nothing becomes 204, and what it has sent itself is not changed', async () => {
  const warnings: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line) => warnings.push(line) } } });
  const serve = (path: OtherCall['path'], handler: JsonCallHandler<unknown>) =>
    serveCall(app, { access: 'anyone', method: 'GET', path }, { ...schema, operationId: path }, handler);
  serve('/api/given', async (_request, reply) => {
    reply.code(201);
    return { given: true };
  });
  serve('/api/nothing', async () => undefined);
  serve('/api/sent', async (_request, reply) => reply.code(202).send({ sent: true }));
  const responses = await Promise.all(['given', 'nothing', 'sent'].map((name) => app.inject(`/api/${name}`)));
  expect(responses.map(({ statusCode, body, headers }) => [statusCode, body, headers['cache-control']])).toEqual([
    [201, '{"given":true}', 'no-store'],
    [204, '', undefined],
    [202, '{"sent":true}', undefined],
  ]);
  expect(warnings).toEqual([]);
});

const schema = {
  tags: ['Test'],
  summary: 'A call',
  response: { 204: { description: 'Nothing.' } },
} as const;
