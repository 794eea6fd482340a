import { tmpdir } from 'node:os';
import type { Insertable } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { ACT_DAYS } from '#contract/acts.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { createLog } from '#server/log.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { giveAccount } from '#server/testing/members.ts';
import { startSweeping } from './sweep.ts';

const { db, pool } = await makeTestDatabase();
// No profile in this test has a file.
const files = makeFileStore(tmpdir());
const sweepOnce = () => startSweeping({ db, files, log: createLog('silent') })();

const DAY = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const bytes = (name: string) => Buffer.from(name.padEnd(32));

async function addMember(profileId: string, phone: string, created: Date, registered: Date | null) {
  await db
    .insertInto('members')
    .values({
      profile_id: profileId,
      name: 'Ruma',
      gender: 'Female',
      created_at: created,
      registered_at: registered,
    })
    .execute();
  await giveAccount({ db }, { profileId, phone });
}

async function addEverything() {
  await addMember('SV1', '9830000001', daysAgo(400), daysAgo(400));
  await addMember('SV2', '9830000002', daysAgo(31), null);
  await addMember('SV3', '9830000003', daysAgo(29), null);
  const session = (name: string, profile_id: string, days: number) => ({
    token_hash: bytes(name),
    profile_id,
    kind: 'login' as const,
    expires_at: daysAgo(days),
  });
  await db
    .insertInto('sessions')
    .values([session('over', 'SV1', 0.01), session('open', 'SV1', -1), session('of SV2', 'SV2', -1)])
    .execute();
  await db
    .insertInto('known_browsers')
    .values([
      { token_hash: bytes('stale'), profile_id: 'SV1', seen_at: daysAgo(190) },
      { token_hash: bytes('used'), profile_id: 'SV1', seen_at: daysAgo(170) },
    ])
    .execute();
  const attempt = (name: string, days: number, blocked: Date | null) => ({
    kind: name,
    key_hash: bytes(name),
    count: 1,
    since: daysAgo(days),
    blocked_until: blocked,
  });
  await db
    .insertInto('attempts')
    .values([
      attempt('old', 1.1, null),
      attempt('block over', 2, daysAgo(1)),
      attempt('block runs', 2, daysAgo(-1)),
      attempt('today', 0.5, null),
    ])
    .execute();
  await db
    .insertInto('power_link_grants')
    .values([
      { token_hash: bytes('over'), expires_at: daysAgo(0.01) },
      { token_hash: bytes('open'), expires_at: daysAgo(-0.01) },
    ])
    .execute();
  const message = (reference: string, days: number) => ({
    reference,
    sent_at: daysAgo(days),
    name: 'n',
    email: 'e@x.in',
    phone: '9830000001',
    subject: 's',
    content: 'c',
  });
  await db
    .insertInto('contact_messages')
    .values([message('old', 740), message('recent', 720)])
    .execute();
  const interest = (note: string, days: number, answer: 'accepted' | 'declined' | null) => ({
    sender_id: 'SV1',
    recipient_id: 'SV3',
    note,
    sent_at: daysAgo(days),
    answer,
    answered_at: answer && daysAgo(days),
    kinship: answer === 'accepted' ? ('relation.unknown' as const) : null,
  });
  await db
    .insertInto('introductions')
    .values([
      interest('accepted', 400, 'accepted'),
      interest('declined', 190, 'declined'),
      interest('expired', 190, null),
      interest('recent', 100, 'declined'),
    ])
    .execute();
  await db
    .insertInto('partings')
    .values([
      { profile_id: 'SV1', member_id: 'SV3', ended_at: daysAgo(91) },
      { profile_id: 'SV3', member_id: 'SV1', ended_at: daysAgo(89) },
    ])
    .execute();
  const check = (answer: string, days: number) => ({
    one_id: 'SV1',
    other_id: 'SV3',
    answer,
    checked_at: daysAgo(days),
  });
  await db
    .insertInto('pair_checks')
    .values([check('', 32), check('', 29), check('stands', 400)])
    .execute();
  const opening = (day: string, days: number) => ({
    owner_id: 'SV1',
    viewer_id: 'SV3',
    opened_on: day,
    opened_at: daysAgo(days),
  });
  await db
    .insertInto('contact_openings')
    .values([opening('2001-01-01', 740), opening('2001-01-02', 720)])
    .execute();
  const use = (subject: string, days: number) =>
    ({ used_at: daysAgo(days), who: 'mitra', command: 'audit', subject, outcome: 'done' }) as const;
  await db
    .insertInto('office_uses')
    .values([use('old', 367), use('recent', 364)])
    .execute();
  const decision = (reason: string, days: number, profile_id: string | null) =>
    ({
      ...({ profile_id, kind: 'profile', decision: 'returned', reason, decided_by: 'mitra' } as const),
      asked_at: daysAgo(days),
      decided_at: daysAgo(days),
    }) as const;
  await db
    .insertInto('approval_decisions')
    .values([decision('old', 367, null), decision('recent', 364, null), decision('of SV1', 800, 'SV1')])
    .execute();
  const notice = (subject_id: string, days: number) =>
    ({ subject_id, profile_id: 'SV1', kind: 'suspended', made_at: daysAgo(days), send_before: daysAgo(days) }) as const;
  await db
    .insertInto('notices')
    .values([notice('old', 91), notice('recent', 89)])
    .execute();
  const visit = (days: number, profile_id: string) =>
    ({ used_at: daysAgo(days), stage: 'phone', outcome: 'right', profile_id, address_hash: bytes('here') }) as const;
  await db
    .insertInto('power_link_uses')
    .values([visit(367, 'SV1'), visit(364, 'SV3')])
    .execute();
  const act = (act: 'role' | 'removed', days: number) =>
    ({ profile_id: 'SV1', role: 'office', act, done_at: daysAgo(days) }) as const;
  await db
    .insertInto('acts')
    .values([act('role', ACT_DAYS + 1), act('removed', ACT_DAYS - 1)])
    .execute();
  const invitation = (phone: string, days: number, more: Partial<Insertable<Database['invitations']>> = {}) => ({
    profile_id: 'SV1',
    role: 'guardian' as const,
    phone,
    phone_hash: bytes(phone),
    expires_at: daysAgo(days),
    ...more,
  });
  const invitations = await db
    .insertInto('invitations')
    .values([
      invitation('waits', -5),
      invitation('withdrawn', -5, { withdrawn_at: daysAgo(1) }),
      invitation('joined', -5, { answer: 'agreed' }),
      invitation('over', 5),
      invitation('long over', 370),
      invitation('refused long ago', 370, { answer: 'refused' }),
    ])
    .returning('id')
    .execute();
  const codeOf = (name: string, days: number) => ({
    invitation_id: invitations[0]?.id ?? 0,
    code_hash: bytes(name),
    expires_at: daysAgo(days),
  });
  await db
    .insertInto('invitation_codes')
    .values([codeOf('over', 0.01), codeOf('holds', -1)])
    .execute();
  const reset = (profile_id: string, days: number) => ({
    profile_id,
    token_hash: bytes(profile_id),
    expires_at: daysAgo(days),
  });
  await db
    .insertInto('password_resets')
    .values([reset('SV1', 0.01), reset('SV3', -0.01)])
    .execute();
  // No reminder of the rules is due.
  await pool.query('insert into rules_told (profile_id) select profile_id from members');
}

const left = async <T extends keyof Database & string>(table: T, column: string) =>
  (await pool.query(`select ${column} as name from ${table} order by 1`)).rows.map(({ name }) => String(name).trim());

describe('the sweep', () => {
  beforeEach(async () => {
    await db.deleteFrom('members').execute();
    for (const table of [
      'attempts',
      'power_link_grants',
      'contact_messages',
      'office_uses',
      'approval_decisions',
      'power_link_uses',
    ] as const)
      await db.deleteFrom(table).execute();
    await addEverything();
  });

  test('removes what has had its time and nothing else', async () => {
    await sweepOnce();
    expect(await left('members', 'profile_id')).toEqual(['SV1', 'SV3']);
    expect(await left('sessions', "convert_from(token_hash, 'UTF8')")).toEqual(['open']);
    expect(await left('known_browsers', "convert_from(token_hash, 'UTF8')")).toEqual(['used']);
    expect(await left('attempts', 'kind')).toEqual(['block runs', 'today']);
    expect(await left('power_link_grants', "convert_from(token_hash, 'UTF8')")).toEqual(['open']);
    expect(await left('contact_messages', 'reference')).toEqual(['recent']);
    expect(await left('introductions', 'note')).toEqual(['accepted', 'recent']);
    expect(await left('partings', 'profile_id')).toEqual(['SV3']);
    expect(await left('pair_checks', 'answer')).toEqual(['', 'stands']);
    expect(await left('contact_openings', 'opened_on::text')).toEqual(['2001-01-02']);
    expect(await left('office_uses', 'subject')).toEqual(['recent']);
    expect(await left('approval_decisions', 'reason')).toEqual(['of SV1', 'recent']);
    expect(await left('notices', 'subject_id')).toEqual(['recent']);
    expect(await left('power_link_uses', 'profile_id')).toEqual(['SV3']);
    expect(await left('password_resets', 'profile_id')).toEqual(['SV3']);
    expect(await left('acts', 'act')).toEqual(['removed']);
    // Of ended invitations no phone is stored; a refusal is stored by its hash.
    expect(await left('invitations', "convert_from(phone_hash, 'UTF8') || ': ' || phone")).toEqual([
      'joined                          :',
      'over                            :',
      'refused long ago                :',
      'waits                           : waits',
      'withdrawn                       :',
    ]);
    expect(await left('invitation_codes', "convert_from(code_hash, 'UTF8')")).toEqual(['holds']);
  });

  test('two at once and one after them change nothing more', async () => {
    await Promise.all([sweepOnce(), sweepOnce()]);
    await sweepOnce();
    expect(await left('members', 'profile_id')).toEqual(['SV1', 'SV3']);
    expect(await left('attempts', 'kind')).toEqual(['block runs', 'today']);
  });

  test('is left to the process that sweeps already', async () => {
    const other = await pool.connect();
    await other.query('select pg_advisory_lock($1)', [lockKeys.sweep]);
    await sweepOnce();
    expect(await left('contact_messages', 'reference')).toEqual(['old', 'recent']);
    other.release(true);
    // The other session ends a moment after its connection.
    await expect
      .poll(async () => {
        await sweepOnce();
        return left('contact_messages', 'reference');
      })
      .toEqual(['recent']);
  });

  test('one that fails is logged and stops nothing', async () => {
    const logged: string[] = [];
    const log = pino({}, { write: (line) => logged.push(JSON.parse(line).msg) });
    await pool.query('alter table contact_messages rename to moved_away');
    await startSweeping({ db, files, log })();
    await pool.query('alter table moved_away rename to contact_messages');
    expect(logged).toEqual(['the sweep failed']);
  });
});
