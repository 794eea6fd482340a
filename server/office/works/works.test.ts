import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { type Kind, WorkFailed } from './work.ts';
import { workOn } from './work-on.ts';
import { loadWork, startWork } from './works.queries.ts';

const app = await startTestApp();
const { client, email } = await makeStaff(app, ['administrator']);
const { client: editor } = await makeStaff(app, ['editor']);

await app.pool.query('create table lines_made (work int, line int)');
const count = async (id: number) =>
  (await app.pool.query('select count(*)::int as all from lines_made where work = $1', [id])).rows[0].all;

const OF_ALL = 250;
const LOT = 100;

/** A work that writes 250 lines, a hundred in each part. */
const lines: Kind = async ({ id, place }) => {
  const from = Number(place);
  const until = Math.min(from + LOT, OF_ALL);
  return {
    done: until,
    ofAll: OF_ALL,
    place: String(until),
    isOver: until === OF_ALL,
    save: async (db) => {
      const { sql } = await import('kysely');
      await sql`insert into lines_made select ${id}::int, generate_series(${from + 1}::int, ${until}::int)`.execute(db);
    },
  };
};

/** Makes a function that waits until it was called this many times. */
function meet(many: number): () => Promise<void> {
  let come = 0;
  let open = (): void => undefined;
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    come += 1;
    if (come === many) open();
    return all;
  };
}

const begin = async (kind: string, subject = '') => {
  const id = await app.db.transaction().execute((db) => startWork(db, { kind, subject, by: email }));
  if (id === undefined) throw new Error('not begun');
  return id;
};
const on = (id: number, kind: Kind = lines) => workOn(app.db, { lines: kind }, id);
const told = (subject: string) => loadWork(app.db, { kind: 'lines', subject });

test('a work goes on part by part, is found again, and each part is written once, by whichever process', async () => {
  const id = await begin('lines', 'a');
  expect(await startWork(app.db, { kind: 'lines', subject: 'a', by: email })).toBeUndefined();
  expect(await told('a')).toMatchObject({ id, done: 0, ofAll: null, outcome: '' });
  await on(id);
  expect(await told('a')).toMatchObject({ done: 100, ofAll: 250, outcome: '' });
  // As if two processes ran the work, because one took the other for dead.
  const bothAreAtIt = meet(2);
  const together: Kind = async (work, stop) => {
    const part = await lines(work, stop);
    await bothAreAtIt();
    return part;
  };
  await Promise.all([on(id, together), on(id, together)]);
  expect(await count(id)).toBe(200);
  await on(id);
  await on(id);
  expect(await told('a')).toMatchObject({ done: 250, outcome: 'done' });
  expect(await count(id)).toBe(250);
});

test('one press stops it: what the part under way would have written is left out', async () => {
  const id = await begin('lines', 'b');
  await on(id);
  const slow: Kind = async (work, stop) => {
    const part = await lines(work, stop);
    expect((await client.call('office/stopwork', { id: String(id) })).body.msgkey).toBe('workStopping');
    return part;
  };
  await on(id, slow);
  expect(await told('b')).toMatchObject({ done: 100, outcome: 'stopped' });
  expect(await count(id)).toBe(100);
  expect((await client.call('office/stopwork', { id: String(id) })).body.msgcode).toBe(2);
  await on(id);
  expect(await count(id)).toBe(100);
});

test('a part that takes long hears that it is stopped', async () => {
  const id = await begin('lines', 'c');
  const long: Kind = async (_, stop) => {
    await client.call('office/stopwork', { id: String(id) });
    await setTimeout(20_000, undefined, { signal: stop });
    throw new Error('never');
  };
  await on(id, long);
  expect((await told('c'))?.outcome).toBe('stopped');
});

test('what breaks is tried again, and ends with a sentence; a known reason ends it at once', async () => {
  const id = await begin('lines', 'd');
  const broken: Kind = async () => {
    throw new Error('broken');
  };
  await expect(on(id, broken)).rejects.toThrow();
  await expect(on(id, broken)).rejects.toThrow();
  await on(id, broken);
  expect(await told('d')).toMatchObject({ outcome: 'failed', fault: { key: 'workBroke' } });
  const known = await begin('lines', 'e');
  await on(known, async () => {
    throw new WorkFailed('changedMeanwhile');
  });
  expect(await told('e')).toMatchObject({ outcome: 'failed', fault: { key: 'changedMeanwhile' } });
});

test('the file of a work is the office’s alone, and neither a stranger nor another role reads it', async () => {
  const id = await begin('lines', 'f');
  await on(id, async () => ({ done: 1, isOver: true, file: { name: 'a list.csv', content: Buffer.from('a,b') } }));
  const path = `/api/office/works/${id}/file`;
  const fetched = await client.get(path);
  expect([fetched.status, fetched.text]).toEqual([200, 'a,b']);
  expect(fetched.headers.get('content-disposition')).toBe('attachment; filename="a_list.csv"');
  expect((await editor.get(path)).status).toBe(403);
  expect((await app.client().get(path)).status).toBe(401);
  expect((await client.get('/api/office/works/999999/file')).status).toBe(404);
  expect((await client.get('/api/office/works/x/file')).status).toBe(404);
  expect(Object((await client.call('office/listworks')).body).works[0]).toMatchObject({
    kind: 'lines',
    outcome: 'done',
  });
  expect((await editor.call('office/listworks')).status).toBe(403);
});

test('the queue itself takes a work up, and one of a kind that nobody knows ends', async () => {
  await begin('nobody knows', 'g');
  await app.outbox.drain();
  expect(await loadWork(app.db, { kind: 'nobody knows', subject: 'g' })).toMatchObject({ outcome: 'failed' });
});
