import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import pg from 'pg';
import { makeTestClient, type TestClient } from '#server/testing/client.ts';
import { step2, TICKED } from '#server/testing/members.ts';
import { inventMember, type NewMember } from './member.ts';

/** A family that uses the site under load. */
export interface Family extends NewMember {
  pid: string;
  client: TestClient;
  /** The number at the beginning of the last address whose save was confirmed. */
  saved: number;
}

/** The answers that the site has given under load. */
export interface Answered {
  /** The number of answers by status; 0 means no answer. */
  statuses: Map<number, number>;
  /** The latencies of answers with 200, in milliseconds, in order. */
  times: number[];
  /** The phones of families whose registration was confirmed. */
  registered: string[];
  /** The time of the last answer with 200, by `performance.now()`. */
  okAt: number;
}

/**
 * Makes registered, logged-in and shown families. Their phones are confirmed in the database, because the site prints
 * no codes.
 */
export async function makeFamilies(url: string, database: string, count: number): Promise<Family[]> {
  const families = await Promise.all(
    Array.from({ length: count }, async (_, index): Promise<Family> => {
      const member = { ...inventMember(), gender: index % 2 ? ('Male' as const) : ('Female' as const) };
      const client = makeVisitor(url);
      const { body } = await client.callEncoded('registerstep1', { profile_id: '', email: '', ...TICKED, ...member });
      await client.callEncoded('registerstep2', { profile_id: body.profile_id, ...step2 });
      await client.callEncoded('custlogin', { phone: member.phone, password: member.password });
      return { ...member, pid: body.profile_id, client, saved: 0 };
    }),
  );
  await withDatabase(database, (client) =>
    client.query('update accounts set phone_verified_at = now() where phone = any($1)', [
      families.map(({ phone }) => phone),
    ]),
  );
  for (const { client, pid } of families) {
    const shown = await client.call('updateshowing', { pid, show: 'Yes', whose: 'candidate' });
    assert.equal(shown.status, 200, shown.text);
  }
  return families;
}

/** Lets every family read and write in turn, and a further client register families, until `end` is called. */
export function keepBusy(url: string, families: readonly Family[]) {
  const answered: Answered = { statuses: new Map(), times: [], registered: [], okAt: performance.now() };
  let isOver = false;
  /** Counts the answer of a call; returns whether its status is 200. */
  const count = async (call: Promise<{ status: number }>): Promise<boolean> => {
    const startedAt = performance.now();
    const status = await call.then((answer) => answer.status).catch(() => 0);
    answered.statuses.set(status, (answered.statuses.get(status) ?? 0) + 1);
    if (status !== 200) return false;
    answered.okAt = performance.now();
    answered.times.push(answered.okAt - startedAt);
    return true;
  };
  const actAs = async (family: Family, index: number) => {
    const { client, pid } = family;
    const { state, country } = step2;
    const other = families[(index + 1) % families.length]?.pid ?? pid;
    // Continues the numbers of earlier runs, so that a lost write is not mistaken for an earlier one.
    for (let turn = family.saved + 1; !isOver; turn++) {
      const address = { pid, addr1: `${turn} Lake Road`, addr2: '', city: 'কলকাতা', dist: '', pin: '700029' };
      if (await count(client.callEncoded('updatecommunication', { ...address, state, country }))) family.saved = turn;
      await count(client.callEncoded('showprofile', { pid }));
      await count(client.get(`/api/findmatches?pid=${pid}`));
      await count(
        client.callEncoded(turn % 2 ? 'addtoshortlist' : 'removefromshortlist', { pid, member: other, note: '' }),
      );
      await count(client.callEncoded('getfaq', { language: 'bn' }));
    }
  };
  const registerOthers = async () => {
    while (!isOver) {
      const member = inventMember();
      const form = { profile_id: '', email: '', ...member };
      if (await count(makeVisitor(url).callEncoded('registerstep1', form))) answered.registered.push(member.phone);
    }
  };
  const loads = Promise.all([...families.map(actAs), registerOthers()]);
  return {
    answered,
    async end(): Promise<Answered> {
      isOver = true;
      await loads;
      return answered;
    },
  };
}

/** Settings for a busy site: with `TRUST_PROXY` each visitor has its own address, and daily limits are high. */
export const BUSY = { TRUST_PROXY: '1', LISTS_A_DAY: '1000000', CARDS_A_DAY: '1000000', LOG_LEVEL: 'fatal' };

/** Makes a client with a random IP address. */
const makeVisitor = (url: string): TestClient =>
  makeTestClient(url, { 'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.') });

/** Throws if a confirmed write is missing. */
export async function expectNothingLost(database: string, families: readonly Family[], registered: readonly string[]) {
  await withDatabase(database, async (client) => {
    const { rows: phones } = await client.query<{ phone: string }>('select phone from accounts');
    const keptPhones = new Set(phones.map(({ phone }) => phone));
    assert.deepEqual(
      registered.filter((phone) => !keptPhones.has(phone)),
      [],
      'answered registrations that are lost',
    );
    const { rows } = await client.query<{ id: string; line1: string }>(
      'select profile_id as id, line1 from addresses where profile_id = any($1)',
      [families.map(({ pid }) => pid)],
    );
    const storedTurns = new Map(rows.map(({ id, line1 }) => [id, Number.parseInt(line1, 10)]));
    const losingFamilies = families.filter(({ pid, saved: turn }) => (storedTurns.get(pid) ?? 0) < turn);
    assert.deepEqual(
      losingFamilies.map(({ pid }) => pid),
      [],
      'families whose answered address is lost',
    );
  });
}

/** Returns the value that this percentage of the times does not exceed. */
export function valueAtPercent(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

/** Runs `use` with a connection to a database. */
export async function withDatabase<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return use(client).finally(() => client.end());
}
