import { createServer } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';
import { registerMetrics } from './metrics.ts';

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const metricsPort = await findFreePort();
const app = await startTestApp({ metricsPort });
const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

test('figures for Prometheus are on their own port: requests by route, the pool, waiting passwords', async () => {
  const { client, pid } = await makeMember(app);
  for (let turn = 0; turn < 3; turn++) await client.call('showprofile', { pid });
  const line = 'http_request_duration_seconds_count{method="POST",route="/api/showprofile",status="200"} 3';
  await expect.poll(scrape).toContain(line);
  const figures = await scrape();
  expect(figures).toMatch(/http_request_duration_seconds_bucket\{le="0\.25",method="POST",route="\/api\/custlogin"/);
  expect(figures).toMatch(/^database_connections\{state="open"\} [1-9]/m);
  expect(figures).toMatch(/^passwords_waiting 0$/m);
  expect(figures).toMatch(/^matching_members 0$/m);
  expect(figures).toMatch(/^outbox_waiting\{queue="email"\} 0$/m);
  expect(figures).toMatch(/^outbox_waiting\{queue="dead-letters"\} 0$/m);
  await expect.poll(scrape).toMatch(/^matching_ready 1$/m);
  expect(figures).toMatch(/^process_resident_memory_bytes \d/m);
  expect(figures).not.toContain(pid);
  expect((await client.get('/metrics')).status).toBe(404);
});

test('figures that cannot be read are a 500, and no fault of the process', async () => {
  const port = await findFreePort();
  const broken = Fastify();
  const ranking = {
    isReady: () => true,
    size(): number {
      throw new Error('EMFILE: too many open files');
    },
  };
  const countQueued = async () => Promise.reject(new Error('the database is away'));
  registerMetrics(broken, { port, pool: app.pool, passwords: { waiting: () => 0 }, ranking, countQueued });
  await broken.ready();
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
  ranking.size = () => 7;
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('matching_members 7');
  await broken.close();
});
