import { expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { ask, becomeAcquainted, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { migrateAsBefore } from '#server/testing/version-before.ts';

const PHONE = '9830099999';
const LAST_WITHOUT = '0321_days_of_results.sql';

test('the upgrade keeps the unconfirmed guardians’ phones of accepted families, and of nobody else', async () => {
  const { pool } = await makeTestDatabase({ isEmpty: true });
  await migrateAsBefore(pool, { last: LAST_WITHOUT });
  for (const [id, guardian] of [
    ['SV111', PHONE],
    ['SV112', ''],
    ['SV113', PHONE],
    ['SV114', PHONE],
  ]) {
    await pool.query(
      `insert into members (profile_id, name, gender, phone, email, password_hash, registered_at)
       values ($1, 'Ruma Ghosh', 'Female', '98300' || substr($1, 3) || '00', '', 'x', now())`,
      [id],
    );
    await pool.query('insert into profile_details (profile_id, guardian_phone) values ($1, $2)', [id, guardian]);
  }
  await pool.query(`insert into introductions (sender_id, recipient_id, answer, answered_at, kinship) values
    ('SV111', 'SV112', 'accepted', now(), 'relation.unknown'), ('SV111', 'SV114', 'accepted', now(), 'relation.unknown')`);
  await pool.query(`insert into guardian_phones (profile_id, phone) values ('SV114', '${PHONE}')`);
  await migrate(pool);
  const { rows } = await pool.query('select profile_id, phone, asked_at from guardian_phones_of_before');
  expect(rows).toEqual([{ profile_id: 'SV111', phone: PHONE, asked_at: null }]);
});

test('such a phone holds for thirty days from the day its family is asked, and for a family that opened it by then', async () => {
  const app = await startTestApp();
  const [bride, groom] = await makeAcceptedPair(app);
  const late = await makeShownMember(app);
  await becomeAcquainted(late, groom);
  await app.db.insertInto('profile_details').values({ profile_id: groom.pid, guardian_phone: PHONE }).execute();
  await app.db
    .insertInto('guardian_phones_of_before')
    .values({ profile_id: groom.pid, phone: PHONE, asked_at: null })
    .execute();
  const phoneFor = async (reader: TestMember) => (await ask(reader, 'opencontact', groom)).body.phone;
  const asked = async () => {
    const { notices } = JSON.parse((await groom.client.call('notices', { pid: groom.pid })).text);
    return notices.filter(({ kind }: { kind: string }) => kind === 'guardianPhoneAsked').length;
  };
  const letDaysPass = (days: number) =>
    app.pool.query('update guardian_phones_of_before set asked_at = asked_at - make_interval(days => $1)', [days]);

  expect(await phoneFor(bride)).toBe(PHONE);
  expect(await asked()).toBe(0);
  await sweep(app.db, makeFileStore(app.dataDir));
  await sweep(app.db, makeFileStore(app.dataDir));
  expect(await asked()).toBe(1);
  await app.pool.query("update contact_openings set opened_at = opened_at - interval '31 days'");
  await letDaysPass(31);
  expect(await phoneFor(bride)).toBe(PHONE);
  expect(await phoneFor(late)).toBe('');
  // The family was notified a moment ago. A week later, the same visit asks again.
  expect(await asked()).toBe(1);
  await app.pool.query("update notices set made_at = made_at - interval '8 days'");
  expect(await phoneFor(late)).toBe('');
  expect(await phoneFor(late)).toBe('');
  expect(await asked()).toBe(2);
  // A changed number does not count as the earlier one.
  await app.pool.query("update profile_details set guardian_phone = '9830099998' where profile_id = $1", [groom.pid]);
  expect(await phoneFor(bride)).toBe('');
});
