import { expect, test } from 'vitest';
import { hintDesk } from '#server/domain/together/desk-hints.queries.ts';
import { notify } from '#server/notices/tell.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import { agreeTo } from '#server/testing/meetings.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
const helper = await makeStaff(app, ['helper']);
const moderator = await makeStaff(app, ['moderator']);
const administrator = await makeStaff(app, ['administrator']);
const editor = await makeStaff(app, ['editor']);

interface Event {
  at: string;
  kind: string;
  what: string;
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
const told = ({ events }: { events: Event[] }) => events.map(({ kind, what }) => `${kind} ${what}`);

test('a family at one look: each source tells its events once, the latest first, and each by its kind', async () => {
  const { pid, phone } = await makeShownMember(app, { name: 'Ruma Sen' });
  const put = (text: string) => app.pool.query(text, [pid]);
  await put("insert into office_notes (profile_id, noted_by, words) values ($1, 'mitra', 'Speaks in the evening')");
  await put("insert into badges (profile_id, kind, given_by, reason) values ($1, 'met', 'mitra', 'secret reason')");
  await put(
    "insert into approval_decisions (profile_id, kind, decision, reason, asked_at, decided_by) values ($1, 'photo', 'returned', 'secret reason', now(), 'mitra')",
  );
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
  const third = await makeShownMember(app, { name: 'Bimal Roy', gender: 'Male' });
  await app.pool.query(
    `insert into proposals (one_id, other_id, origin, why, made_by, ends_at, one_answer, one_answered_at)
     values (least($1::text collate "C", $2), greatest($1::text collate "C", $2), 'desk', 'secret why', $3, now() + interval '9 days', 'no', now())`,
    [pid, third.pid, helper.id],
  );
  await hintDesk(app.db, { kind: 'noAnswer', profileId: pid, aboutId: (await makeShownMember(app)).pid });
  await notify(app.db, { kind: 'officeAnswered', profileId: pid });
  await notify(app.db, { kind: 'rested', profileId: pid });
  await helper.client.call('office/logcall', { member: pid, outcome: 'noAnswer', words: 'Nobody', again: '' });

  const all = await read(pid);
  expect(all.status).toBe(200);
  for (const event of [
    'profile begun',
    'profile registered',
    'profile suspended',
    'profile restored',
    'decision badgeGiven',
    'decision returnedPhoto',
    'call spokeToCandidate',
    'call noAnswer',
    'note note',
    'told noAnswer',
    'written wrote',
    'paper entered',
    'proposal desk',
    'letter officeAnswered',
  ])
    expect(told(all).filter((one) => one === event)).toEqual([event]);
  expect(told(all)).not.toContain('letter rested');
  expect(all.events.find(({ what }) => what === 'returnedPhoto')).toMatchObject({
    by: 'mitra',
    detail: 'sentBackPhoto',
  });
  const moments = all.events.map(({ at }) => at);
  expect(moments).toEqual([...moments].sort().reverse());
  const text = JSON.stringify(all);
  for (const hidden of ['secret', phone, '9000000002', third.pid, 'Bimal']) expect(text).not.toContain(hidden);
  for (const kind of all.kinds) {
    const ofKind = await read(pid, { kind });
    expect(ofKind.events.every((one) => one.kind === kind)).toBe(true);
    expect(ofKind.events).toEqual(all.events.filter((one) => one.kind === kind));
  }
  expect((await read(pid, { kind: 'health' })).status).toBe(422);
  expect((await read('SV999999')).status).toBe(404);
});

test('where it came from, what it got on paper, and where it was asked to: melans, and meetings in our own rooms', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const other = await makeShownMember(app, { name: 'Bimal Sentinel', gender: 'Male' });
  const put = (text: string, ...more: unknown[]) => app.pool.query(text, [bride.pid, ...more]);
  await app.pool.query(
    "insert into register_imports (id, file_name, asked_by) overriding system value values (71, 'families 2011.xlsx', 'mitra')",
  );
  await put(
    "insert into register_rows (import_id, number, state, sealed, profile_id) values (71, 12, 'claimed', '', $1)",
  );
  await put(
    "insert into paper_entries (profile_id, entered_by, form_number, claimed_at) values ($1, 'mitra', '71/12', now())",
  );
  await put("insert into card_sheets (id, profile_id, made_on, made_by) values ('s1', $1, current_date, 'mitra')");
  await app.pool.query(
    "insert into card_sheet_cards (sheet_id, place, member_id, tick, ticked_at, ticked_by, carried_at) values ('s1', 1, $1, 'more', now(), 'mitra', now()), ('s1', 2, $2, 'no', now(), 'mitra', null)",
    [groom.pid, other.pid],
  );
  await app.pool.query(
    "insert into melans (id, held_on, begins_at, ends_at, place, seats, rounds, made_by) overriding system value values (71, '2027-02-14', '11:00', '16:00', 'secret hall', 40, 4, 'mitra')",
  );
  await put(
    "insert into melan_guests (melan_id, profile_id, is_bride, answer, people, answered_at, answered_by, seated_at, number) values (71, $1, true, 'coming', 3, now(), 'mitra', now(), 5)",
  );
  await app.pool.query(
    `insert into proposals (one_id, other_id, origin, ends_at) values (least($1::text collate "C", $2), greatest($1::text collate "C", $2), 'melan', now() + interval '9 days')`,
    [bride.pid, other.pid],
  );
  await agreeTo(bride, groom);
  const all = await read(bride.pid);
  for (const event of [
    'register inFile',
    'register released',
    'paper takenOver',
    'slip printed',
    'slip cameBack',
    'slip carried',
    'melan invited',
    'melan coming',
    'melan seat',
  ])
    expect(told(all).filter((one) => one === event)).toEqual([event]);
  for (const never of ['paper entered', 'meeting agreed', 'melan calledOff']) expect(told(all)).not.toContain(never);
  const of = (kind: string, from = all) => from.events.find((one) => one.kind === kind);
  expect(all.events.find(({ what }) => what === 'inFile')).toMatchObject({
    by: 'mitra',
    reference: 'families 2011.xlsx · 12',
  });
  expect(of('melan')).toMatchObject({ dueOn: '2027-02-14', words: '' });

  await app.pool.query("update together_meetings set place = 'trust', words = ''");
  const here = await read(bride.pid, { kind: 'meeting' });
  const { rows } = await app.pool.query(
    "select (chosen at time zone 'Asia/Kolkata')::date::text as day from together_meetings",
  );
  expect(here.events).toMatchObject([{ what: 'agreed', by: '', dueOn: rows[0].day, reference: '', words: '' }]);
  expect((await read(groom.pid, { kind: 'meeting' })).events).toEqual(here.events);
  await app.pool.query('update together_meetings set called_off_by = $1', [groom.pid]);
  expect(told(await read(bride.pid, { kind: 'meeting' }))).toEqual(['meeting calledOff']);
  expect((await read(bride.pid, { kind: 'meeting' })).events[0]?.by).toBe('');
  const text = JSON.stringify(await read(bride.pid));
  for (const hidden of [groom.pid, other.pid, 'Sentinel', 'secret hall', 'more'])
    expect(text.replaceAll('hasmore', '')).not.toContain(hidden);

  await app.pool.query('update together set ended_at = now()');
  expect((await read(bride.pid, { kind: 'meeting' })).events).toEqual([]);
  await app.pool.query('update melans set called_off_at = now() where id = 71');
  expect(told(await read(bride.pid, { kind: 'melan' }))).toContain('melan calledOff');
  // Staff without access to an area read nothing of it here.
  const seen = await read(bride.pid, {}, moderator);
  for (const kind of ['register', 'slip', 'melan']) expect(seen.kinds).not.toContain(kind);
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
  // A member who was opened today can still be read.
  expect((await read(pid, {}, reader)).status).toBe(200);
  expect((await read((await makeShownMember(app)).pid, {}, reader)).status).toBe(429);
});
