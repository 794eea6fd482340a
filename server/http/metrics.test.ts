import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
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
  expect(figures).toMatch(/^backup_last_success_seconds 0$/m);
  expect(figures).toMatch(/^restore_drill_last_success_seconds 0$/m);
  await expect.poll(scrape).toMatch(/^matching_ready 1$/m);
  expect(figures).toMatch(/^process_resident_memory_bytes \d/m);
  expect(figures).not.toContain(pid);
  expect((await client.get('/metrics')).status).toBe(404);
});

const project = join(import.meta.dirname, '../..');
const rules = readFileSync(join(project, 'ops/prometheus/shubho-bibaho.rules.yaml'), 'utf8');
const board = readFileSync(join(project, 'ops/grafana/shubho-bibaho.json'), 'utf8');

/** The Prometheus queries of a configuration file. */
const asked = {
  rules: () =>
    parse(rules).groups.flatMap(({ rules: those }: { rules: { expr: string }[] }) => those.map(({ expr }) => expr)),
  board: () =>
    JSON.parse(board).panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr)),
};

test.each(Object.entries(asked))('the %s ask for figures and their labels that there are', async (_, readAll) => {
  await expect.poll(scrape).toMatch(/^matching_ready 1$/m);
  const figures = await scrape();
  const names = new Set([...figures.matchAll(/^(\w+)/gm)].map(([, name]) => name));
  const questions: string[] = readAll();
  expect(questions.length).toBeGreaterThan(10);
  for (const question of questions) {
    const selectors = [...question.matchAll(/(\w+)\{([^}]*)\}/g)];
    expect(selectors, question).not.toEqual([]);
    for (const [, name = '', chosen = ''] of selectors) {
      if (name === 'up') continue;
      expect([...names], question).toContain(name);
      for (const [, label = '', how, wanted = ''] of chosen.matchAll(/(\w+)(=~?|!=)"([^"]*)"/g)) {
        if (label === 'job') continue;
        const line = new RegExp(
          `^${name}\\{.*\\b${label}="${how === '=' && label !== 'status' ? wanted : '[^"]*'}"`,
          'm',
        );
        expect(figures, question).toMatch(line);
      }
    }
  }
});

test('every rule names a chapter of the runbook', () => {
  const runbook = readFileSync(join(project, 'docs/runbook.md'), 'utf8');
  const chapters = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  );
  const named = [...rules.matchAll(/runbook: "docs\/runbook\.md#([\w-]+)"/g)].map(([, chapter]) => chapter);
  expect(named).toHaveLength(asked.rules().length);
  for (const chapter of named) expect(chapters).toContain(chapter);
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
  const disk = { freeBytes: () => undefined };
  const loadLastBackups = async () => [{ name: 'backup_last_success_seconds', doneAt: new Date(7_000) }];
  registerMetrics(broken, {
    port,
    pool: app.pool,
    passwords: { waiting: () => 0 },
    ranking,
    disk,
    countQueued,
    loadLastBackups,
  });
  await broken.ready();
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
  ranking.size = () => 7;
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toMatch(
    /matching_members 7[\s\S]*backup_last_success_seconds 7$/m,
  );
  await broken.close();
});
