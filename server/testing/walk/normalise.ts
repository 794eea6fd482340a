import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { TestAnswer } from '../client.ts';
import { readWords } from '../pdf/read-words.ts';
import { readZip } from '../read-zip.ts';

/** The answer to one request. */
export interface Line {
  name: string;
  status: number;
  headers: string;
  body: string;
}

/** Turns an answer into a line that is the same in two recordings of the same program. */
export type Normalise = (answer: TestAnswer) => Omit<Line, 'name'>;

/** A time before the world is made, in milliseconds. */
const RECORDING_START_MS = Date.now() - MINUTE_MS;

// Headers that differ with each request, with the time, or with the length of replaced values.
const VOLATILE = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag'];

const MEMBER = /\bSV\d{1,9}\b/g;
const MOMENT = /\b20\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)/g;
const HTTP_DATE = /\w{3}, \d\d \w{3} 20\d\d \d\d:\d\d:\d\d GMT/g;
const MILLISECONDS = /\b1[789]\d{11}\b/g;
/** A time of day when something happened or will happen: after a date, or in a `time`; office hours stay. */
const CLOCK =
  /(?<=<time dateTime=[^>]*>[^<]{0,30}|[\d০-৯] [A-Za-z\u0980-\u09ff]+(?: \d{4}|,? [০-৯]{4})?, (?:[\u0980-\u09ff]+ )?)(?<![\d০-৯:])([\d০-৯]{1,2}):([\d০-৯]{2})(?![\d০-৯])/g;
/** Free disk space and connections of the machine, as shown to the office. */
const FREE =
  /(?<="(?:disk(?:free|total)|connections)":)\d+|[\d.]+ of [\d.]+ GB are free|[০-৯.]+ জিবি-র মধ্যে [০-৯.]+ জিবি খালি|\d+ of \d+ are open|[০-৯]+টির মধ্যে [০-৯]+টি খোলা/gi;
/** Random values, by their kind. */
const CHANCE: Readonly<Record<string, RegExp>> = {
  hash: /(?<![\w-])(?:[0-9a-f]{64}|[0-9a-f]{40}|[0-9a-f]{32})(?![\w-])/g,
  uuid: /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
  file: /(?<![\w-])[\w-]{24}(?=\.(?:jpg|pdf|png|webp)\b)/g,
  token: /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?:[\w-]{43}|(?=[\w-]*\d|(?:[^\WA-Z]*[A-Z]){5})[\w-]{22,})(?![\w-])/g,
  receipt: /\bSB-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g,
  // React's ids, which depend on the position in the component tree.
  id: /_R_[0-9a-z]*_|«\w+»/g,
};

/**
 * Replaces the parts of an answer that differ between two recordings of the same program. `names` maps members' ids to
 * their roles.
 */
export const makeNormaliser =
  (names: ReadonlyMap<string, string>): Normalise =>
  (answer) => {
    const numberOf = makeNumbers();
    const requestId = answer.headers.get('x-request-id');
    const tidy = (text: string) => {
      const withoutRequest = requestId ? text.replaceAll(requestId, '‹request›') : text;
      const nameOfMember = (id: string) => `SV‹${names.get(id) ?? numberOf('member', id)}›`;
      return withoutChance(withoutRequest, numberOf).replace(MEMBER, nameOfMember);
    };
    const headers = [...answer.headers]
      .filter(([name]) => !VOLATILE.includes(name))
      .map(([name, value]) => {
        const shownValue = name === 'set-cookie' ? value.replace(/=[^;]{16,}/, '=…') : value;
        return tidy(`${name}: ${shownValue}`);
      });
    const text = textOf(answer);
    const isPage = answer.headers.get('content-type')?.includes('html');
    return {
      status: answer.status,
      headers: headers.join('\n'),
      body: isPage ? withoutMinutes(tidy(withoutBuild(text))) : tidy(text),
    };
  };

/** Returns the number of a value among those of its kind, from 1. */
type NumberOf = (kind: string, value: string) => number;

/** Numbers different values by their first occurrence, so that equal values get equal numbers. */
function makeNumbers(): NumberOf {
  const valuesByKind = new Map<string, string[]>();
  return (kind, value) => {
    const values = valuesByKind.get(kind) ?? [];
    valuesByKind.set(kind, values);
    if (!values.includes(value)) values.push(value);
    return values.indexOf(value) + 1;
  };
}

/** Replaces free space, times and random values. */
function withoutChance(text: string, numberOf: NumberOf): string {
  let result = text
    .replace(FREE, '‹free›')
    .replace(MOMENT, distanceOf)
    .replace(HTTP_DATE, '‹date›')
    .replace(MILLISECONDS, '‹ms›');
  for (const [kind, pattern] of Object.entries(CHANCE))
    result = result.replace(pattern, (value) => `‹${kind} ${numberOf(kind, value)}›`);
  return result.replace(/-\d{8}-(?=‹token)/g, '-‹minute›-').replace(CLOCK, (time) => (isNow(time) ? '‹now›' : time));
}

/** No time of a recording is farther away than this. */
const FAR_MS = 800 * DAY_MS;

/** Writes a time as its distance from now in hours. A time in whole minutes keeps its time of day, after the days. */
function distanceOf(text: string): string {
  const time = Date.parse(text);
  const distanceMs = time - Date.now();
  // A date of the data, not of this recording.
  if (Math.abs(distanceMs) > FAR_MS) return text;
  const daysAway = dayInIndia(time) - dayInIndia(Date.now());
  if (time % MINUTE_MS === 0) return `‹${daysAway} d ${text.slice(10)}›`;
  // Everything from this recording becomes 0, as long as the recording takes less than an hour.
  return `‹${Math.ceil(distanceMs / HOUR_MS)} h›`;
}

/** Returns the number of a day in India. */
const dayInIndia = (ms: number): number => Math.floor((ms + 5.5 * HOUR_MS) / DAY_MS);

const IN_INDIA = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });

const HALF_DAY_MINUTES = 720;
/** The Unicode number of the Bengali digit 0. */
const BENGALI_ZERO = 0x9e6;

/** Returns whether a time of day belongs to this recording, on a 12-hour or 24-hour clock. */
function isNow(time: string): boolean {
  const minutesOf = (text: string) => {
    const [hour = 0, minute = 0] = text.split(':').map(Number);
    return (hour * 60 + minute) % HALF_DAY_MINUTES;
  };
  const minutes = minutesOf(time.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO)));
  const startMinutes = minutesOf(IN_INDIA.format(RECORDING_START_MS));
  const minutesSinceStart = (minutes - startMinutes + HALF_DAY_MINUTES) % HALF_DAY_MINUTES;
  return minutesSinceStart <= Math.ceil((Date.now() - RECORDING_START_MS) / MINUTE_MS);
}

/** Removes what depends on how the build splits the program into files. The drill replaces the class names. */
const withoutBuild = (page: string): string =>
  page
    .replace(/<link rel="modulepreload" href="[^"]*">\n?/g, '')
    .replace(/\/assets\/[\w.-]+?(?:-[\w-]{8})?\.(js|css|woff2?|svg|webp|avif|jpg|png)\b/g, '/assets/….$1')
    .replace(/"build":"[0-9a-f]{16}"/, '"build":"…"')
    .replace(/"0(?:-\d+)+":/g, '"‹route›":')
    .replace(/"(?:[\w-]+\/)+(\w+Frame)":/g, '"$1":');

/** A line of the usage log, with its actor and action. */
const USE =
  /<li><span class="[^"]*">[^<]*‹now›<\/span> <!-- -->([^<]*@[^<]*)<!-- --> ·<!-- --> <!-- -->([^<]*)<!-- --> (?:(?!<\/li>).)*<\/li>/g;

/**
 * Keeps each actor and action of the office's usage log once, because the log has one line a minute. The whole log is
 * also in the page's data.
 */
const withoutMinutes = (page: string): string =>
  page.replace(USE, '<li>$1 $2</li>').replace(/(<li>[^<]*@[^<]*<\/li>)\1+/g, '$1');

/** Returns the text of an answer; of a zip its files, of a PDF its words, of other files their size and a hash. */
function textOf({ headers, text, bytes }: TestAnswer): string {
  const type = headers.get('content-type') ?? '';
  if (type.includes('zip'))
    return [...readZip(bytes)].map(([name, content]) => `${name}\n${fileText(name, content)}`).join('\n');
  if (type.includes('pdf')) return readWords(bytes);
  return /text|json|javascript|xml|manifest/.test(type) || bytes.length === 0 ? text : sumOf(bytes);
}

const fileText = (name: string, content: Buffer) =>
  /\.(json|txt|html|csv|md)$/.test(name) ? content.toString() : sumOf(content);
/** Returns the size and the beginning of the hash. */
const sumOf = (bytes: Buffer): string =>
  `${bytes.length} bytes ${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}`;
