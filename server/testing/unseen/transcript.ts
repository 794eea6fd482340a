import type { TestAnswer, TestClient } from '../client.ts';
import type { Request } from './requests.ts';

/** The whole answer to each request: status, headers and body. */
export type Transcript = Map<string, string>;

/**
 * Sends all requests and writes down their answers. `since` is the beginning of the test in milliseconds. Throws if the
 * server fails.
 */
export async function transcribe(client: TestClient, requests: readonly Request[], since: number): Promise<Transcript> {
  const transcript: Transcript = new Map();
  for (const { name, path, form } of requests) {
    const answer = form ? await client.callEncoded(path.replace('/api/', ''), form) : await client.get(path);
    if (answer.status >= 500) throw new Error(`${name}: ${answer.status} ${answer.text.slice(0, 500)}`);
    transcript.set(name, write(name, answer, since));
  }
  return transcript;
}

/** The characters shown on each side of a difference. */
const CONTEXT = 80;

/**
 * Returns the differences between two transcripts: the request, and both answers around the first differing character.
 */
export function differences(one?: Transcript, other?: Transcript): string[] {
  if (!one || !other) throw new Error('a transcript is missing');
  return [...other].flatMap(([name, otherText]) => {
    const text = one.get(name) ?? '';
    if (text === otherText) return [];
    let firstDifference = 0;
    while (text[firstDifference] === otherText[firstDifference]) firstDifference += 1;
    const around = (whole: string) => whole.slice(Math.max(0, firstDifference - CONTEXT), firstDifference + CONTEXT);
    return [`${name}\n  ${around(text)}\n  ${around(otherText)}`];
  });
}

// Headers that differ with each request or with the time.
const VOLATILE_HEADERS = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding'];
/** A time as JSON writes it. */
const MOMENT = /\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/g;
/** Random parts of answers, by call. */
const CHANCE: Readonly<Record<string, RegExp>> = {
  registerstep1: /"profile_id":"SV\d+"/,
  addprofile: /"profileid":"SV\d+"/,
  makecardlink: /\/card\/[\w-]{43}/,
  addcontact: /SB-\w{4}-\w{4}/g,
  deleteprofile: /SB-\w{4}-\w{4}/g,
  appealsuspension: /SB-\w{4}-\w{4}/g,
  // The minute in which a session was last used.
  '/sessions': /\d\d:\d\d(?=<\/span>)/g,
};

/** The times when a page was made and a session was last used. */
const PAGE_TIMES = /("(?:madeAt|seenAt)\\?":)(?:\d{13}|\\?"[^"\\]*\\?")/g;

/** Returns the signature of a header in a zip. */
const signatureOf = (...bytes: number[]): string => `PK${String.fromCharCode(...bytes)}`;
/** The checksums in the headers of a zip's entries. The contents are compared separately. */
const CHECKSUM = new RegExp(`(${signatureOf(3, 4)}.{10}|${signatureOf(1, 2)}.{12}).{4}`, 'gs');

/** Returns an answer as text, without what differs from one request to the next. */
function write(name: string, { status, headers, bytes }: TestAnswer, since: number): string {
  const original = bytes.toString('latin1');
  const chance = CHANCE[name];
  const withoutChance = (chance ? original.replace(chance, '…') : original).replace(PAGE_TIMES, '$1…');
  // Replaces the times since the beginning of this test. With them the checksums of a zip differ too.
  const withoutTimes = withoutChance.replace(MOMENT, (moment) => (Date.parse(moment) >= since ? '…' : moment));
  const body = withoutTimes === withoutChance ? withoutChance : withoutTimes.replace(CHECKSUM, '$1…');
  // Another time or random value may change the length by a byte.
  const volatile = body === original ? VOLATILE_HEADERS : [...VOLATILE_HEADERS, 'content-length'];
  const lines = [...headers]
    .filter(([header]) => !volatile.includes(header))
    .map(([header, value]) => `${header}: ${header === 'set-cookie' ? value.replace(/=[^;]*/, '=…') : value}`);
  return `${status}\n${body}\n${lines.join('\n')}`;
}
