import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../../e2e/support/site.ts';

export interface Seen {
  p99Ms: number;
  /** The number of this member's calls that were refused or not answered. */
  refused: number;
  peakMb: number;
}

export interface Member {
  pid: string;
  cookie: string;
}

const ASK_EVERY_MS = 20;
const LOOK_EVERY_MS = 100;
/** A call is ended after this many milliseconds and counts as this long. */
const PATIENCE_MS = 20_000;

/** Measures the latency of an uninvolved member and the server's memory while an attack runs. */
export async function watchThird(site: Site, member: Member, goesOn: () => Promise<void>): Promise<Seen> {
  let isOver = false;
  const timesMs: number[] = [];
  let refused = 0;
  let peakMb = 0;
  const ask = makeClient(site.url, member);
  const asking = (async () => {
    while (!isOver) {
      const start = performance.now();
      if (!(await ask())) refused += 1;
      timesMs.push(performance.now() - start);
      await wait(ASK_EVERY_MS);
    }
  })();
  const looking = (async () => {
    while (!isOver) {
      peakMb = Math.max(peakMb, readMemoryMb(site.process.pid ?? 0));
      await wait(LOOK_EVERY_MS);
    }
  })();
  await goesOn().finally(() => {
    isOver = true;
  });
  await Promise.all([asking, looking]);
  timesMs.sort((one, other) => one - other);
  return { p99Ms: timesMs[Math.floor(timesMs.length * 0.99)] ?? 0, refused, peakMb };
}

/** Sends showprofile over one open connection; returns whether it was answered. */
function makeClient(url: string, { pid, cookie }: Member): () => Promise<boolean> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const body = String(new URLSearchParams({ pid }));
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length };
  return () =>
    new Promise((resolve) => {
      const asked = request(`${url}/api/showprofile`, { method: 'POST', agent, headers, timeout: PATIENCE_MS });
      asked.on('response', (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode === 200));
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => resolve(false));
      asked.end(body);
    });
}

/** The resident memory of the server and of our programs that it starts, without the database. */
function readMemoryMb(pid: number): number {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) => readChildren(`/proc/${pid}/task/${thread}`));
  const own = children.filter((child) => read(`/proc/${child}/comm`).startsWith('node'));
  const kilobytes = [pid, ...own].map((each) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${each}/status`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

const readChildren = (thread: string): number[] => read(`${thread}/children`).split(' ').filter(Boolean).map(Number);

// A process that has ended uses no memory.
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
