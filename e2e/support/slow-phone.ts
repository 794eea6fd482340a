import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import type { Language } from '#contract/choices.ts';

/** A logged-in visitor: the session's cookie, and the profile id that the page stores. */
export interface Visitor {
  pid: string;
  cookie: string;
}

/** A first visit of a page. */
export interface SlowVisit {
  url: string;
  /** The language in the page's cookie; English if undefined. */
  language?: Language;
  visitor?: Visitor;
}

/** The measurements of a first visit. */
export interface PageSpeed {
  largestPaintMs: number;
  /**
   * Total blocking time in milliseconds: the part above `LONG_TASK_MS` of each task after the first paint, by
   * wall-clock time.
   */
  blockedMs: number;
  layoutShift: number;
  /** All bytes as transferred: compressed, with headers. */
  receivedKb: number;
}

// Lighthouse's mobile throttling.
const RTT_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const CPU_SLOWDOWN = 4;
/** A task blocks the page from this duration on. */
const LONG_TASK_MS = 50;
// On a busy machine a whole page may take longer than the browser's own limit of half a minute.
const LOADED_WITHIN_MS = 120_000;

/** Opens a phone with an empty cache, with a logged-in visitor if there is one. */
export async function openPhone(browser: Browser, { url, language, visitor }: SlowVisit): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    ...(visitor && { storageState: stateOf(visitor, new URL(url)) }),
  });
  if (language) await context.addCookies([{ name: 'lang', value: language, url }]);
  return context;
}

/** Measures a first visit with a phone on slow 4G. */
export async function visitSlowly(browser: Browser, visit: SlowVisit): Promise<PageSpeed> {
  const context = await openPhone(browser, visit);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: RTT_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let receivedBytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    receivedBytes += encodedDataLength;
  });
  const endTrace = await traceTasks(devtools);
  await page.goto(visit.url, { waitUntil: 'networkidle', timeout: LOADED_WITHIN_MS });
  const paint = await page.evaluate(readPaint);
  const blockedMs = blockedIn(await endTrace());
  await context.close();
  return { ...paint, blockedMs, receivedKb: receivedBytes / 1000 };
}

/** A trace event. Times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
}

/** Traces the tasks of the browser until the returned function is called. */
async function traceTasks(devtools: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name = '', pid, tid, ts, dur = 0 } of value)
      events.push({ name, pid: Number(pid), tid: Number(tid), ts: Number(ts), dur: Number(dur) });
  });
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'toplevel,loading' });
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    return events;
  };
}

/** Returns the total blocking time of the page's main thread after its first paint. */
function blockedIn(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) => name.endsWith('::RunTask') && pid === paint?.pid && tid === paint.tid && ts > paint.ts,
  );
  if (tasks.length === 0) throw new RangeError('The trace holds no task of the page.');
  return tasks.reduce((sum, { dur }) => sum + Math.max(0, dur / 1000 - LONG_TASK_MS), 0);
}

/** Returns the cookies and the storage of a logged-in visitor. */
function stateOf({ pid, cookie }: Visitor, { origin, hostname }: URL) {
  const [name = '', value = ''] = cookie.split('=');
  const attributes = { domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false };
  const cookies = [{ name, value, ...attributes, sameSite: 'Lax' as const }];
  return { cookies, origins: [{ origin, localStorage: [{ name: 'pid', value: pid }] }] };
}

/** Runs in the page. Returns the time of the largest paint so far, and the sum of the layout shifts. */
async function readPaint() {
  const read = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      // A page without layout shifts has no entry and the observer never fires, so this ends the wait.
      requestAnimationFrame(() => setTimeout(() => resolve([])));
    });
  const shiftOf = (entry: PerformanceEntry) =>
    'value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput)
      ? entry.value
      : 0;
  const paints = await read('largest-contentful-paint');
  const shifts = await read('layout-shift');
  return {
    largestPaintMs: paints.at(-1)?.startTime ?? Number.NaN,
    layoutShift: shifts.reduce((sum, entry) => sum + shiftOf(entry), 0),
  };
}
