import { beforeEach, expect, test } from 'vitest';
import { captureLog } from '../testing/captured-log.ts';
import { statusesOf } from '../testing/statuses.ts';
import { serverForAllTests } from '../testing/test-server.ts';
import { reportPath } from './report-endpoint.ts';

const log = await captureLog('info');
const site = serverForAllTests(undefined, undefined, { logger: log.logger });
// A new minute without any reports.
beforeEach(() => site.pass(60_000));

const publicUrl = 'http://localhost:3000';
const violationReport = (body: object, page = `${publicUrl}/story/12`) => ({
  type: 'csp-violation',
  body: { documentURL: page, effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/a.js', ...body },
});
const send = (payload: unknown, type = 'application/reports+json') =>
  site.server.inject({
    method: 'POST',
    url: reportPath,
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const countOf = async (directive: string) => {
  const { values } = await site.metrics.policyViolations.get();
  return values.find(({ labels }) => labels.directive === directive)?.value ?? 0;
};
const loggedViolations = () => log.lines().filter(({ msg }) => msg === 'content security policy violation');

test('what a page’s policy blocked is counted and logged in one line, in either format of browsers', async () => {
  expect((await send([violationReport({})])).statusCode).toBe(204);
  const old = {
    'document-uri': `${publicUrl}/dashboard/stories`,
    'violated-directive': 'img-src',
    'blocked-uri': 'data',
  };
  expect((await send({ 'csp-report': old }, 'application/csp-report')).statusCode).toBe(204);
  expect([await countOf('script-src-elem'), await countOf('img-src')]).toEqual([1, 1]);
  expect(loggedViolations()).toEqual([
    expect.objectContaining({ directive: 'script-src-elem', page: '/story', blocked: 'https://evil.example' }),
    expect.objectContaining({ directive: 'img-src', page: '/dashboard/stories', blocked: 'data' }),
  ]);
});

test('no URL is logged: neither the secret of a link nor what someone searched for', async () => {
  await send([
    violationReport({ blockedURL: `${publicUrl}/x?key=s3cret` }, `${publicUrl}/new-password?token=s3cret#s3cret`),
    violationReport({ blockedURL: 's3cret' }, `${publicUrl}/search?q=s3cret`),
    violationReport({}, `${publicUrl}/S3cret/s3cret`),
  ]);
  expect(loggedViolations().length).toBeGreaterThan(2);
  expect(log.text()).not.toMatch(/s3cret/i);
});

test('reports about other sites’ pages, and unknown directives, are not counted', async () => {
  const before = loggedViolations().length;
  await send([violationReport({}, 'https://evil.example/'), violationReport({}, 'nonsense')]);
  expect(loggedViolations()).toHaveLength(before);
  await send([violationReport({ effectiveDirective: 'a' }), violationReport({ effectiveDirective: 'b' })]);
  expect(await countOf('other')).toBe(2);
});

test.each([
  ['no report', { type: 'crash' }, 400],
  ['no JSON', '{', 400],
  ['more reports than one body may hold', Array.from({ length: 11 }, () => violationReport({})), 400],
  ['an endless body', [violationReport({ sample: 'x'.repeat(20_000) })], 413],
])('%s is refused', async (_what, payload, status) => {
  expect((await send(payload)).statusCode).toBe(status);
});

test('other types of bodies are not read', async () => {
  expect((await send('[]', 'text/plain')).statusCode).toBe(415);
});

test('an address can send twenty reports a minute; the log takes sixty lines in total', async () => {
  const before = loggedViolations().length;
  const statuses = await statusesOf(22, () => send(Array.from({ length: 10 }, () => violationReport({}))));
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  expect(loggedViolations().length - before).toBe(60);
});
