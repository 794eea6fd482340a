import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

const project = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(project, path), 'utf8');
const portsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, port]) => Number(port));

test('the proxy uses the address at which the unit, the containers and npm start serve', () => {
  const { port } = readConfig({});
  expect(portsIn(read('ops/nginx.conf'), /^ {2}server 127\.0\.0\.1:(\d+) /gm)).toEqual([port]);
  expect(portsIn(read('compose.yaml'), /"127\.0\.0\.1:(\d+):\d+"/g)).toEqual([port]);
  const unit = ['ops/shubho-bibaho.service', 'ops/shubho-bibaho.env.example'].map(read).join('\n');
  expect(portsIn(unit, /^(?:Environment=)?PORT=(\d+)/gm)).toEqual([]);
});

test('each unit of the site has a memory limit, and a program killed by it does not end the site', () => {
  const unit = read('ops/shubho-bibaho.service');
  expect(unit).toMatch(/^MemoryMax=\d+%$/m);
  expect(unit).toMatch(/^OOMPolicy=continue$/m);
});

test('docs/operations.md names every file of ops', () => {
  const operations = read('docs/operations.md') + read('docs/runbook.md') + read('ops/shubho-bibaho.service');
  const unnamed = readdirSync(join(project, 'ops'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .filter(({ name }) => !operations.includes(name.replace(/\.(service|timer)$/, '')));
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});
