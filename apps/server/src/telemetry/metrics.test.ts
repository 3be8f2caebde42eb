import { expect, test } from 'vitest';
import { startHousekeeping } from '../jobs/housekeeping.ts';
import { forThisTest } from '../testing/for-each-test.ts';
import { serverForEachTest, staffAccount, startTestServer } from '../testing/test-server.ts';
import { Metrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';

const server = serverForEachTest();

/** The lines of a metric in Prometheus' text format. */
async function measured(name: string): Promise<string[]> {
  const text = await server.metrics.registry.metrics();
  return text.split('\n').filter((line) => line.startsWith(name));
}

test('an operator sees how long each route takes, by its pattern, method and status', async () => {
  for (const url of [
    '/api/get-single-story/1?from=mail',
    '/api/get-single-story/2',
    '/nowhere',
    '/api/get-all-story',
  ]) {
    await server.server.inject(url);
  }
  const counts = await measured('http_request_duration_seconds_count');
  expect(counts.toSorted()).toEqual([
    'http_request_duration_seconds_count{method="GET",route="(none)",status="404"} 1',
    'http_request_duration_seconds_count{method="GET",route="/api/get-all-story",status="200"} 1',
    'http_request_duration_seconds_count{method="GET",route="/api/get-single-story/:id",status="404"} 2',
  ]);
  const [sum = ''] = await measured('http_request_duration_seconds_sum{method="GET",route="/api/get-all-story"');
  const seconds = Number(sum.split(' ').at(-1));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(10);
});

test('an operator sees the results of sign-in attempts', async () => {
  const guess = (password: string) =>
    server.server.inject({ method: 'POST', url: '/api/login', payload: { ...staffAccount, password } });
  await guess(staffAccount.password);
  for (let index = 0; index < 7; index += 1) await guess('a wrong password');
  expect(await measured('porchlight_sign_ins_total')).toEqual([
    'porchlight_sign_ins_total{outcome="success"} 1',
    'porchlight_sign_ins_total{outcome="wrong_password"} 5',
    'porchlight_sign_ins_total{outcome="wrong_factor"} 0',
    'porchlight_sign_ins_total{outcome="throttled"} 2',
    'porchlight_sign_ins_total{outcome="failed"} 0',
  ]);
});

test('an operator sees what is written, how long it takes, and how many writes share a commit', async () => {
  const before = Number((await measured('porchlight_database_write_duration_seconds_count'))[0]?.split(' ')[1]);
  const commitsBefore = Number((await measured('porchlight_database_commit_writes_count'))[0]?.split(' ')[1]);
  const noop = async () => undefined;
  await Promise.all([server.db.write(noop), server.db.write(noop), server.db.write(noop)]);
  const rejected = server.db.write(() => Promise.reject(new Error('refused')));
  await expect(rejected).rejects.toThrow('refused');
  expect(await measured('porchlight_database_write_duration_seconds_count')).toEqual([
    `porchlight_database_write_duration_seconds_count{outcome="success"} ${before + 3}`,
    'porchlight_database_write_duration_seconds_count{outcome="failed"} 1',
  ]);
  expect(await measured('porchlight_database_commit_writes_count')).toEqual([
    // The first three share one, and the refused one leaves an empty one.
    `porchlight_database_commit_writes_count ${commitsBefore + 2}`,
  ]);
});

test('an operator sees the response cache’s requests and size', async () => {
  for (let index = 0; index < 3; index += 1) await server.server.inject('/api/get-all-story');
  expect(await measured('porchlight_cache_')).toEqual([
    'porchlight_cache_requests_total{cache="answers",result="hit"} 2',
    // The other one is for the settings, which a server reads at its start.
    'porchlight_cache_requests_total{cache="answers",result="miss"} 2',
    'porchlight_cache_entries{cache="answers"} 1',
    expect.stringMatching(/^porchlight_cache_bytes\{cache="answers"\} \d{3}$/),
  ]);
});

test('an operator sees when a job last ran, how long it took, and whether it failed', async () => {
  const failures: unknown[] = [];
  const parts = { ...server, now: () => new Date() };
  startHousekeeping(parts, (error) => failures.push(error))();
  await expect
    .poll(() => measured('porchlight_job_runs_total'))
    .toContain('porchlight_job_runs_total{job="housekeeping",outcome="success"} 1');
  expect(await measured('porchlight_job_duration_seconds')).toEqual([
    expect.stringMatching(/^porchlight_job_duration_seconds\{job="housekeeping"\} [\d.e-]+$/),
  ]);
  const [last = ''] = await measured('porchlight_job_last_success_timestamp_seconds');
  expect(Math.abs(Number(last.split(' ').at(-1)) - Date.now() / 1000)).toBeLessThan(60);
  const files = { ...server.files, sweep: () => Promise.reject(new Error('no disk')) };
  startHousekeeping({ ...parts, files }, (error) => failures.push(error))();
  await expect.poll(() => failures).toHaveLength(1);
  expect(await measured('porchlight_job_runs_total')).toContain(
    'porchlight_job_runs_total{job="housekeeping",outcome="failed"} 1',
  );
});

test('the metrics have their own port, include the process’s, and are never at the site’s port', async () => {
  expect((await server.server.inject('/metrics')).statusCode).toBe(404);
  await server.server.inject('/api/get-all-story');
  const metricsServer = await serveMetrics(server.metrics, { port: 0, host: '127.0.0.1' });
  const response = await fetch(metricsServer.url);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  const text = await response.text();
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'nodejs_heap_size_used']) {
    expect(text).toContain(name);
  }
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.1",method="GET",route="/api/get-all-story"');
  expect((await fetch(new URL('/', metricsServer.url))).status).toBe(404);
  expect((await fetch(metricsServer.url, { method: 'POST' })).status).toBe(404);
  await metricsServer.close();
  await expect(fetch(metricsServer.url)).rejects.toThrow();
});

test('a metrics port in use is named', async () => {
  const first = await serveMetrics(new Metrics(), { port: 0, host: '127.0.0.1' });
  const port = Number(new URL(first.url).port);
  await expect(serveMetrics(new Metrics(), { port, host: '127.0.0.1' })).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(new RegExp(`^METRICS_PORT ${port} on METRICS_HOST 127.0.0.1 can't be used: `)),
  });
  await first.close();
});

test('servers of one process count separately', async () => {
  const otherServer = forThisTest(await startTestServer());
  await otherServer.server.inject('/api/get-all-story');
  expect(await measured('http_request_duration_seconds_count')).toEqual([]);
});
