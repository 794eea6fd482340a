import { runCommand } from '#scripts/run-command.ts';

/** The request that is sent again and again. */
export interface Load {
  url: string;
  /** Sent as a POST form; a request without it is a GET. */
  form?: Record<string, string>;
  cookie?: string;
}

/** The speed of the requests under a load. */
export interface Measured {
  requestsPerSecond: number;
  p99Ms: number;
}

/** The parts of autocannon's JSON report that we read. */
interface Report {
  requests: { average: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

const connections = 20;
const seconds = 5;
const warmUpSeconds = 2;

/**
 * Puts a load on one URL from a separate process. It throws on any answer other than 2xx, because the measurement is
 * then invalid.
 */
export async function putLoadOn({ url, form, cookie }: Load): Promise<Measured> {
  const body = form ? ['-m', 'POST', '-b', String(new URLSearchParams(form))] : [];
  const type = form ? ['-H', 'content-type=application/x-www-form-urlencoded'] : [];
  const session = cookie ? ['-H', `cookie=${cookie}`] : [];
  const press = async (duration: number): Promise<Report> => {
    const load = ['-j', '-n', '-c', String(connections), '-d', String(duration), ...body, ...type, ...session, url];
    const { exitCode, output } = await runCommand('autocannon', load, { quiet: true });
    const report = output.split('\n').find((line) => line.startsWith('{'));
    if (exitCode !== 0 || !report) throw new Error(`autocannon failed:\n${output}`);
    return JSON.parse(report);
  };
  await press(warmUpSeconds);
  const { requests, latency, non2xx, errors } = await press(seconds);
  if (non2xx + errors > 0)
    throw new Error(`${url} answered ${non2xx} times with an error and ${errors} times not at all.`);
  return { requestsPerSecond: requests.average, p99Ms: latency.p99 };
}
