import { expect, test } from 'vitest';
import { hintDesk } from '#server/domain/together/desk-hints.queries.ts';
import { tell } from '#server/notices/tell.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
const helper = await makeStaff(app, ['helper']);
const moderator = await makeStaff(app, ['moderator']);
const administrator = await makeStaff(app, ['administrator']);
const editor = await makeStaff(app, ['editor']);

interface Event {
  at: string;
  kind: string;
  detail: string;
  by: string;
  words: string;
  reference: string;
  dueOn: string;
  fates: { channel: string; state: string }[];
}

const read = async (member: string, more: Record<string, string> = {}, { client } = helper) => {
  const { status, body } = await client.call('office/timeline', { member, ...more });
  return { status, ...(Object(body) as { kinds: string[]; events: Event[]; hasmore: boolean; msgkey?: string }) };
};
const told = ({ events }: { events: Event[] }) => events.map(({ kind, detail }) => `${kind} ${detail}`);

test('a family at one look: each source tells its events once, the latest first, and each by its kind', async () => {
  const { pid, phone } = await makeShownMember(app, { name: 'Ruma Sen' });
  const put = (text: string) => app.pool.query(text, [pid]);
  await put("insert into office_notes (profile_id, noted_by, words) values ($1, 'mitra', 'Speaks in the evening')");
  await put("insert into badges (profile_id, kind, given_by, reason) values ($1, 'met', 'mitra', 'secret reason')");
  await put(
    "insert into spoken_calls (profile_id, phone, spoken_by, spoken_name, words) values ($1, '9000000002', 'mitra', 'Mitra', 'secret words')",
  );
  await put(
    "insert into suspensions (profile_id, reason, told, restored_at, restored_because) values ($1, 'secret reason', 'told', now(), 'x')",
  );
  await put(
    "insert into paper_entries (profile_id, entered_by, form_number, consent_on) values ($1, 'mitra', 'P-101', current_date)",
  );
  await app.pool.query(
    `insert into contact_messages (reference, name, email, phone, subject, content) values ('SB-1111-2222', 'R', '', $1, 'Hello', 'secret letter')`,
    [phone],
  );
  await hintDesk(app.db, { kind: 'noAnswer', profileId: pid, aboutId: (await makeShownMember(app)).pid });
  await tell(app.db, { kind: 'officeAnswered', profileId: pid });
  await helper.client.call('office/logcall', { member: pid, outcome: 'noAnswer', words: 'Nobody', again: '' });

  const all = await read(pid);
  expect(all.status).toBe(200);
  for (const event of [
    ...['profile begun', 'profile registered', 'profile suspended', 'profile restored', 'decision badgeGiven'],
    ...['call spokeToCandidate', 'call noAnswer', 'note note', 'told noAnswer', 'written wrote', 'paper entered'],
    'letter officeAnswered',
  ])
    expect(told(all).filter((one) => one === event)).toEqual([event]);
  const moments = all.events.map(({ at }) => at);
  expect(moments).toEqual([...moments].sort().reverse());
  const text = JSON.stringify(all);
  for (const hidden of ['secret', phone, '9000000002']) expect(text).not.toContain(hidden);
  for (const kind of all.kinds) {
    const ofKind = await read(pid, { kind });
    expect(ofKind.events.every((one) => one.kind === kind)).toBe(true);
    expect(ofKind.events).toEqual(all.events.filter((one) => one.kind === kind));
  }
  expect((await read(pid, { kind: 'health' })).status).toBe(422);
  expect((await read('SV999999')).status).toBe(404);
});

test('cases are moderators’ alone, letters helpers’, and an editor reads nothing', async () => {
  const { pid } = await makeShownMember(app);
  const reporter = await makeShownMember(app);
  await reporter.client.call('reportmember', { pid: reporter.pid, member: pid, reason: 'rude', words: 'secret' });
  expect(told(await read(pid))).not.toContain('case reported');
  expect((await read(pid)).kinds).not.toContain('case');
  expect((await read(pid, { kind: 'case' })).events).toEqual([]);
  const seen = await read(pid, { kind: 'case' }, moderator);
  expect(told(seen)).toEqual(['case reported']);
  expect(JSON.stringify(seen)).not.toContain(reporter.pid);
  expect((await read(pid, {}, moderator)).kinds).not.toContain('written');
  expect((await read(pid, {}, administrator)).kinds).not.toContain('case');
  expect((await read(pid, {}, editor)).status).toBe(403);
});

test('a veto reads like any reported profile: an ordinary case to moderators, nothing to the others', async () => {
  const [one, other] = [await makeShownMember(app), await makeShownMember(app)];
  const set = await one.client.call('quietword', { pid: one.pid, phone: '9811122233', hour: 'evening' });
  expect(set.status).toBe(200);
  const reporter = await makeShownMember(app);
  await reporter.client.call('reportmember', { pid: reporter.pid, member: other.pid, reason: 'other', words: 'words' });
  const plain = async (pid: string, who: typeof helper) => told(await read(pid, {}, who)).sort();
  for (const who of [helper, moderator, administrator])
    expect(await plain(one.pid, who)).toEqual(await plain(other.pid, who));
  expect(await plain(one.pid, helper)).toEqual(['profile begun', 'profile registered']);
});

test('it is paged by thirty, and each event stands on one page', async () => {
  const { pid } = await makeShownMember(app);
  await app.pool.query(
    "insert into office_notes (profile_id, noted_by, words) select $1, 'mitra', 'note ' || n from generate_series(1, 80) n",
    [pid],
  );
  const pages = [];
  for (const page of ['', '2', '3']) pages.push(await read(pid, { kind: 'note', page }));
  expect(pages.map(({ hasmore, events }) => [hasmore, events.length])).toEqual([
    [true, 30],
    [true, 30],
    [false, 20],
  ]);
  expect(new Set(pages.flatMap(({ events }) => events.map(({ words }) => words))).size).toBe(80);
  expect((await read(pid, { page: '9999999' })).events).toEqual([]);
});

test('who has not opened the member today opens them with it: it is counted, and refused like the page', async () => {
  const reader = await makeStaff(app, ['helper']);
  const { pid } = await makeShownMember(app);
  await app.pool.query(
    `insert into members (profile_id, name, phone, gender, password_hash)
     select 'SV9' || n, 'Ruma', 9834000000 + n, 'Female', 'x' from generate_series(100001, 100130) n`,
  );
  const opened = (from: number, to: number) =>
    app.pool.query(
      `insert into office_uses (who, command, profile_id, outcome)
       select $1, 'office/showmember', 'SV9' || n, 'done' from generate_series($2::int, $3::int) n`,
      [reader.email, 100_000 + from, 100_000 + to],
    );
  await opened(1, 30);
  expect((await read(pid, {}, reader)).status).toBe(428);
  await reader.client.call('office/saywhy', { member: pid, reason: 'They telephoned' });
  expect((await read(pid, {}, reader)).status).toBe(200);
  await opened(31, 130);
  // What is open already stays open.
  expect((await read(pid, {}, reader)).status).toBe(200);
  expect((await read((await makeShownMember(app)).pid, {}, reader)).status).toBe(429);
});
