import assert from 'node:assert/strict';
import { createReadStream, createWriteStream, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { buildIfStale } from '#scripts/build.ts';
import { findWrittenName } from '#scripts/class-names.ts';
import { runCommand } from '#scripts/run-command.ts';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { differences } from '#server/testing/unseen/transcript.ts';

const USAGE =
  'Usage: npm run drill -- walk --write=FILE | --against=FILE, and --only=KIND,KIND or --without-classes where wanted.';

/** Returns today's date in India. Pages contain dates and ages, so recordings are only comparable within one day. */
const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

/** The written class names found so far, by their generated names. */
const writtenNames = new Map<string, string>();

/** A recorded answer; `name` is the name of its request. */
interface Answer {
  name: string;
  status: number;
  headers: string;
  body: string;
}

/**
 * Records all answers of the site to a file, or compares them with an earlier recording. The drill checks changes of
 * the program that must not change answers.
 */
export async function run(options: readonly string[]): Promise<void> {
  const optionOf = (name: string) => options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3);
  const [write, against, only = ''] = [optionOf('write'), optionOf('against'), optionOf('only')];
  assert.ok((write === undefined) !== (against === undefined), USAGE);
  const folder = makeTestFolder();
  try {
    const former = against === undefined ? undefined : await read(against);
    const file = write ?? join(folder, 'now.gz');
    await record(file, { folder: join(folder, 'parts'), only });
    console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
    if (former === undefined) return;
    const isWanted = (name: string) => only === '' || only.split(',').includes(name.split(' ')[0] ?? '');
    const withClasses = !options.includes('--without-classes');
    const reports = compare(former, await read(file), { isWanted, withClasses });
    for (const difference of reports) console.log(difference);
    if (reports.length === 0) return;
    console.error(`${reports.length} answers differ from ${against}.`);
    removeTestFolder(folder);
    process.exit(1);
  } finally {
    removeTestFolder(folder);
  }
}

/** Writes all answers of the site, one a line, after a line with the day. */
async function record(file: string, { folder, only }: { folder: string; only: string }): Promise<void> {
  buildIfStale();
  mkdirSync(folder);
  const day = today();
  const args = ['run', '--config=server/testing/walk/vitest.config.ts', '--configLoader=native', '--reporter=default'];
  const { exitCode } = await runCommand('vitest', args, { env: { WALK_FOLDER: folder, WALK_ONLY: only } });
  assert.equal(exitCode, 0, 'nothing was recorded');
  assert.equal(today(), day, 'the day has ended meanwhile: please record once more');
  const parts = readdirSync(folder).sort();
  const lines = function* () {
    yield `${JSON.stringify({ day })}\n`;
    for (const part of parts)
      for (const line of readFileSync(join(folder, part), 'utf8').trimEnd().split('\n'))
        yield `${withWrittenNames(line)}\n`;
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file));
}

/** Replaces generated class names by their source names, because generated names depend on the file's position. */
function withWrittenNames(line: string): string {
  const translate = (classes: string) => classes.split(' ').map(findName).join(' ');
  return line.replace(/ class=\\"([^"\\]*)\\"/g, (_, classes: string) => ` class=\\"${translate(classes)}\\"`);
}

/** Returns the written name of a generated class; other words stay. */
function findName(generated: string): string {
  const name = writtenNames.get(generated) ?? findWrittenName(generated) ?? generated;
  writtenNames.set(generated, name);
  return name;
}

/** Reads a recording of today: the answers by the names of their requests. */
async function read(file: string): Promise<Map<string, Answer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file).pipe(createGunzip())) chunks.push(chunk);
  const [head = '', ...lines] = Buffer.concat(chunks).toString().trimEnd().split('\n');
  const { day }: { day: string } = JSON.parse(head);
  assert.equal(day, today(), `${file} is of ${day}: record it once more, from the commit before the change`);
  return new Map(
    lines.map((line) => {
      const answer: Answer = JSON.parse(line);
      return [answer.name, answer];
    }),
  );
}

interface Comparison {
  isWanted: (name: string) => boolean;
  withClasses: boolean;
}

/** Returns a report of each request whose answer differs, with the text around the first differing character. */
function compare(
  former: ReadonlyMap<string, Answer>,
  now: ReadonlyMap<string, Answer>,
  { isWanted, withClasses }: Comparison,
): string[] {
  const comparedNames = [...new Set([...former.keys(), ...now.keys()])].filter(isWanted);
  const textsOf = (answers: ReadonlyMap<string, Answer>) =>
    new Map(comparedNames.map((name) => [name, textOf(answers.get(name), withClasses)]));
  return differences(textsOf(former), textsOf(now));
}

/** Returns an answer as text, if wanted without its class names. */
function textOf(answer: Answer | undefined, withClasses: boolean): string {
  if (answer === undefined) return '(is not asked)';
  const whole = `${answer.status}\n${answer.body}\n${answer.headers}`;
  return withClasses ? whole : whole.replace(/ class="[^"]*"/g, '');
}
