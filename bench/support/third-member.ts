import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../../e2e/support/site.ts';

/** What the uninvolved member experiences. */
export interface Seen {
  p99Ms: number;
  /** The number of this member's calls that were refused or not answered. */
  refused: number;
  peakMb: number;
}

/** A registered member with the cookie of a session. */
export interface Member {
  pid: string;
  cookie: string;
}

const ASK_EVERY_MS = 20;
const LOOK_EVERY_MS = 100;
/** A call is ended after this many milliseconds and counts as this long. */
const PATIENCE_MS = 20_000;

/** Measures the latency of an uninvolved member and the server's memory while an attack runs. */
export async function watchThird(site: Site, member: Member, attack: () => Promise<void>): Promise<Seen> {
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
  await attack().finally(() => {
    isOver = true;
  });
  await Promise.all([asking, looking]);
  timesMs.sort((a, b) => a - b);
  return { p99Ms: timesMs[Math.floor(timesMs.length * 0.99)] ?? 0, refused, peakMb };
}

/** Returns a function that sends showprofile over one open connection, and returns whether it was answered. */
function makeClient(url: string, { pid, cookie }: Member): () => Promise<boolean> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const body = String(new URLSearchParams({ pid }));
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length };
  return () =>
    new Promise((resolve) => {
      const outgoing = request(`${url}/api/showprofile`, { method: 'POST', agent, headers, timeout: PATIENCE_MS });
      outgoing.on('response', (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode === 200));
      });
      outgoing.on('timeout', () => outgoing.destroy());
      outgoing.on('error', () => resolve(false));
      outgoing.end(body);
    });
}

/** Returns the megabytes of resident memory of the server and of our programs that it starts, without the database. */
function readMemoryMb(pid: number): number {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) => readChildren(`/proc/${pid}/task/${thread}`));
  const programs = children.filter((child) => read(`/proc/${child}/comm`).startsWith('node'));
  const kilobytes = [pid, ...programs].map((id) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${id}/status`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

const readChildren = (thread: string): number[] => read(`${thread}/children`).split(' ').filter(Boolean).map(Number);

// Returns an empty text for a process that has ended, because it uses no memory.
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
