import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Call, OWNER_NAME } from '#contract/call.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { TestAnswer, TestClient, TestForm } from '../client.ts';
import { asFile, makeJpeg } from '../images.ts';
import { codeOf } from '../staff.ts';
import type { World } from '../unseen/worlds.ts';
import { callsOf, ELSEWHERE, getsOf } from './calls.ts';
import { capture } from './capture.ts';
import { type Line, makeNormaliser, type Normalise } from './normalise.ts';
import { badForms, goodForm, type Known } from './values.ts';
import { makeWorld, type Sitting, type Walked } from './world.ts';

/** The number of parallel parts, each of which makes the same world. */
const PARTS = 2;

/**
 * Records the kinds of sessions of one part (0 or 1) into a file each in `WALK_FOLDER`, or only those that `WALK_ONLY`
 * names. The names of the files sort in request order.
 */
export async function walkPart(part: number): Promise<void> {
  const { WALK_FOLDER: folder = '', WALK_ONLY: only = '' } = process.env;
  const world = await makeWorld();
  const normalise = makeNormaliser(world.names);
  const sittings = world.sittings.filter(({ kind }) => only === '' || only.split(',').includes(kind));
  for (const [index, sitting] of sittings.entries()) {
    if (index % PARTS !== part) continue;
    const startMs = performance.now();
    let answerCount = 0;
    const file = createWriteStream(join(folder, `${String(index).padStart(2, '0')}.jsonl`));
    await walk(world, { sitting, normalise }, (line) => {
      answerCount += 1;
      file.write(`${JSON.stringify(line)}\n`);
    });
    file.end();
    await finished(file);
    const seconds = Math.round((performance.now() - startMs) / 1_000);
    console.log(`${sitting.kind}: ${answerCount} answers in ${seconds} s`);
  }
}

/** Longer than changes take to reach the lists. */
const LISTS_MS = 1_200;

const sendsNothing = (call: Call) => Object.keys(call.form.fields).length === 0 && call.files.length === 0;

/**
 * Records all answers to one kind of session in each language: each action with valid values, and in another copy with
 * empty ones.
 */
async function walk(
  { inCopy }: Walked,
  { sitting, normalise }: Pick<About, 'sitting' | 'normalise'>,
  write: (line: Line) => void,
): Promise<void> {
  for (const language of LANGUAGES) {
    const asker = (world: World) => makeAsker(world, { sitting, language, write, normalise });
    const nothing = async () => {};
    await inCopy(nothing, async (world) => sendEverything(await asker(world), sitting));
    await inCopy(nothing, async (world) => sendEmptyForms(await asker(world), sitting));
  }
}

/** Sends all requests with valid values, some empty, each call with invalid values, and calls of other sessions. */
async function sendEverything(asker: Asker, sitting: Sitting): Promise<void> {
  const { reads, actions, last, foreign } = callsOf(sitting);
  const look = async (turn: string) => {
    for (const call of reads) await asker.ask(turn, call);
    for (const [name, path] of getsOf(sitting)) await asker.get(`${turn} ${name}`, path);
  };
  await look('before');
  for (const call of reads) if (!sendsNothing(call)) await asker.ask('empty', call, 'empty');
  for (const call of [...reads, ...actions, ...last]) await asker.askBadly(call);
  for (const call of foreign) await asker.ask('not theirs', call);
  for (const call of actions) if (!ELSEWHERE.includes(call.path)) await asker.ask('action', call);
  await wait(LISTS_MS);
  await look('after');
  for (const call of last) await asker.ask('last', call);
}

/** Sends all actions with empty forms. */
async function sendEmptyForms(asker: Asker, sitting: Sitting): Promise<void> {
  const { reads, actions, last } = callsOf(sitting);
  for (const call of actions) await asker.ask('action', call, 'empty');
  await wait(LISTS_MS);
  for (const call of reads) await asker.ask('after empty actions', call);
  for (const call of actions) if (ELSEWHERE.includes(call.path)) await asker.ask('elsewhere', call);
  for (const call of last) await asker.ask('last', call, 'empty');
}

/** Sends requests in a world and records their answers. */
interface Asker {
  /** Sends a call once. `turn` is the part of the recording, e.g. `before`. */
  ask(turn: string, call: Call, values?: 'good' | 'empty'): Promise<void>;
  /** Sends a call once for each field, with an invalid value in it, until the session itself is refused. */
  askBadly(call: Call): Promise<void>;
  /** Requests a page or a file. */
  get(name: string, path: string): Promise<void>;
}

/** What to record, and where. */
interface About {
  sitting: Sitting;
  language: string;
  write: (line: Line) => void;
  normalise: Normalise;
}

async function makeAsker(world: World, { sitting, language, write, normalise }: About): Promise<Asker> {
  const { client, pid } = await world.as(sitting.somebody);
  const picture = asFile(await makeJpeg(80, 60));
  const known: Record<string, string> = {
    who: sitting.member,
    member: sitting.member,
    token: sitting.link,
    lang: language,
  };
  Object.assign(known, sitting.known);

  const { invitedPhone } = sitting;
  if (invitedPhone !== undefined) {
    const messages = await world.send();
    const invitation = messages.find((message) => message.includes(invitedPhone)) ?? '';
    const code = / (\d{6}) /.exec(invitation)?.[1] ?? '';
    for (const path of ['lookatinvitation', 'agreetoinvitation', 'refuseinvitation'])
      Object.assign(known, { [`${path}.phone`]: invitedPhone, [`${path}.code`]: code });
  }

  // Resets the language, which one of the URLs switches, and the rate limits. Allows a code to be used again.
  const reset = async () => {
    client.cookies.set('lang', language);
    await world.pool.query('delete from attempts');
    if (sitting.secret === undefined) return;
    await world.pool.query('update staff set factor_step = 0');
    known.code = codeOf(sitting.secret);
  };
  const record = (name: string, answer: TestAnswer) =>
    write({ name: `${sitting.kind} ${language} ${name}`, ...normalise(answer) });
  const ownerField = ({ access }: Call) => (OWNER_NAME[access] ? { [OWNER_NAME[access]]: pid || sitting.member } : {});

  /** Sends a call and returns the status of its answer. */
  async function sendCall(name: string, call: Call, form: TestForm): Promise<number> {
    const answer = await send(client, call, { ...ownerField(call), ...form });
    capture(call, answer, known);
    record(`${name} ${call.method === 'GET' ? 'GET ' : ''}${call.path}`, answer);
    return answer.status;
  }
  return {
    async ask(turn, call, values = 'good') {
      await reset();
      const good: TestForm = goodForm(call, known as Known);
      for (const file of call.files) good[file] = picture;
      await sendCall(values === 'good' ? turn : `${turn} empty`, call, values === 'good' ? good : {});
    },
    async askBadly(call) {
      for (const [field, form] of badForms(call, known as Known)) {
        await reset();
        // Refused for any input.
        if ([401, 403].includes(await sendCall(`wrong ${field}`, call, form))) return;
      }
    },
    async get(name, path) {
      await reset();
      record(name, await client.get(path));
    },
  };
}

/** Sends a call with its method: as multipart if it takes files, or otherwise the texts of the form, url-encoded. */
function send(client: TestClient, { method, path, files }: Call, form: TestForm): Promise<TestAnswer> {
  const entries = Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const texts: Record<string, string> = Object.fromEntries(entries);
  if (method === 'GET') return client.get(`/api/${path}?${new URLSearchParams(texts)}`);
  return files.length > 0 ? client.call(path, form) : client.callEncoded(path, texts);
}
