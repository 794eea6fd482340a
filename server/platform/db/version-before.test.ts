import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { hashToken } from '#server/http/session.ts';
import { changeContact } from '#server/office/change-contact.queries.ts';
import { makeResetLink } from '#server/office/password-resets.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';
import { migrateAsBefore } from '#server/testing/version-before.ts';

const before = await makeTestDatabase({ isEmpty: true });
const namesOfBefore = await migrateAsBefore(before.pool);
const app = await startTestApp();
const { pool } = app;

interface Column {
  place: string;
  table: string;
  type: string;
  byDefault: string | null;
  isGiven: boolean;
}

async function listColumns(of: pg.Pool): Promise<Column[]> {
  const { rows } = await of.query<Column>(
    `select table_name || '.' || column_name as place, table_name as table, udt_name as type,
       case when identity_generation is null then column_default end as "byDefault",
       is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "isGiven"
     from information_schema.columns where table_schema = 'public' order by 1`,
  );
  return rows;
}

test('every migration from 0100 on has a heading with its phase and the tolerating migration', async () => {
  const { rows } = await pool.query('select name from schema_steps where finished_at is not null order by name');
  const all = await readdir(resolve(import.meta.dirname, '../../../database/migrations'));
  expect([...namesOfBefore, ...rows.map(({ name }) => name)]).toEqual(all.sort());
});

test('the previous version’s check accepts the migrations that it knows, and no others', async () => {
  const names = async (of: pg.Pool) =>
    (await of.query('select name, checksum from schema_migrations order by name')).rows;
  expect(await names(pool)).toEqual(await names(before.pool));
});

test('every column that it knows is unchanged, and no new column requires a value', async () => {
  const [old, now] = [await listColumns(before.pool), await listColumns(pool)];
  const same = ({ place, type, byDefault }: Column) => `${place} ${type} ${byDefault}`;
  const known = new Set(now.map(same));
  expect(old.map(same).filter((column) => !known.has(column))).toEqual([]);
  const [tables, places] = [new Set(old.map(({ table }) => table)), new Set(old.map(({ place }) => place))];
  const demanded = now.filter(({ place, table, isGiven }) => tables.has(table) && !places.has(place) && !isGiven);
  expect(demanded).toEqual([]);
});

test('nothing that it writes violates a check or key that it does not know', async () => {
  const rules = async (of: pg.Pool) =>
    (
      await of.query<{ rule: string; places: string[] }>(
        `select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as rule,
           array(select conrelid::regclass || '.' || attname from pg_attribute
             where contype = 'c' and attrelid = conrelid and attnum = any(conkey)) as places
         from pg_constraint where contype in ('c', 'u', 'p', 'f', 'x') and conrelid::regclass::text = any($1)`,
        [[...new Set((await listColumns(before.pool)).map(({ table }) => table))]],
      )
    ).rows;
  const known = new Set((await rules(before.pool)).map(({ rule }) => rule));
  const columns = new Set((await listColumns(before.pool)).map(({ place }) => place));
  const added = (await rules(pool))
    .filter(({ rule }) => !known.has(rule))
    // A check of new columns only: their defaults satisfy it.
    .filter(({ places }) => places.length === 0 || places.some((place) => columns.has(place)))
    .map(({ rule }) => rule)
    // A wider check than before: both kinds of file that it writes are allowed.
    .filter((rule) => !/^files CHECK .*(picture5|<> 'horoscope')/.test(rule))
    // The same holds for the kinds and the reasons of a pause.
    .filter((rule) => !/^pauses CHECK .*'(away|engaged)'/.test(rule))
    // The same holds for the audiences of photos: that version shows a photo to nobody if it does not know the
    // audience.
    .filter((rule) => !/^profile_details CHECK .*photo_for.*'Fitting'/.test(rule))
    // This check allows more reasons than before, and that version assigns no case to a report.
    .filter((rule) => !/^reports (CHECK .*'ownNumber'|FOREIGN KEY \(case_id\))/.test(rule));
  // It leaves out the account, which a trigger fills in.
  expect(added.filter((rule) => !rule.includes('FOREIGN KEY (account_id) REFERENCES accounts(id)'))).toEqual([]);
});

describe('what the previous version writes is read by this version:', () => {
  let phones = 9_820_000_001;
  const logIn = async (phone: string, password = TEST_PASSWORD) =>
    (await app.client().call('custlogin', { phone, password })).body;

  /** Inserts what that version's registration inserts. */
  async function registerBefore() {
    const { phone: known } = await makeMember(app);
    const phone = String(phones++);
    const pid = `SV${phone.slice(1)}`;
    await pool.query(
      `insert into members (profile_id, name, email, phone, gender, password_hash, registered_at)
       select $1, 'Ruma', 'ruma@example.in', $2, 'Female', password_hash, now() from members where phone = $3 on conflict do nothing`,
      [pid, phone, known],
    );
    const token = `a token of ${phone}`;
    await pool.query(
      `insert into sessions (token_hash, profile_id, kind, expires_at) values ($1, $2, 'login', now() + interval '1 day')`,
      [hashToken(token), pid],
    );
    const client = app.client();
    client.cookies.set('session', token);
    return { pid, phone, client };
  }

  test('a registration, a login and a session', async () => {
    const { pid, phone, client } = await registerBefore();
    expect((await client.call('showprofile', { pid })).body).toMatchObject({ phone, email: 'ruma@example.in' });
    expect(await logIn(phone)).toMatchObject({ msgcode: 1, profileid: pid });
    const { rows } = await pool.query('select role from account_profiles where profile_id = $1', [pid]);
    expect(rows).toEqual([{ role: 'family' }]);
  });

  test('another password, e-mail and phone', async () => {
    const { pid, client } = await registerBefore();
    const changed = String(phones++);
    await pool.query(`update members set password_hash = 'x' where profile_id = $1`, [pid]);
    await pool.query(`update members set email = 'other@example.in', name = 'Rumi' where profile_id = $1`, [pid]);
    await pool.query(`update members set phone = $2 where profile_id = $1`, [pid, changed]);
    const { rows } = await pool.query('select email, password_hash from accounts where phone = $1', [changed]);
    expect(rows).toEqual([{ email: 'other@example.in', password_hash: 'x' }]);
    const { body } = await client.call('showprofile', { pid });
    expect(body).toMatchObject({ phone: changed, email: 'other@example.in' });
  });

  test('a known browser and a password link', async () => {
    const { pid, phone } = await registerBefore();
    const token = Buffer.alloc(32, 3);
    const browser = `insert into known_browsers (token_hash, profile_id) values ($1, $2)
      on conflict (profile_id, token_hash) do update set seen_at = now()`;
    for (let time = 0; time < 2; time++) await pool.query(browser, [token, pid]);
    await pool.query(
      `insert into password_resets (profile_id, token_hash, expires_at) values ($1, $2, now() + interval '1 hour')
       on conflict (profile_id) do update set token_hash = excluded.token_hash`,
      [pid, hashToken('a link')],
    );
    const { body } = await app.client().call('resetpassword', { token: 'a link', password: 'notun-shonar-tori' });
    expect(body.msgcode).toBe(1);
    expect(await logIn(phone, 'notun-shonar-tori')).toMatchObject({ msgcode: 1, profileid: pid });
  });

  test('that a member is deleted: the phone is free again', async () => {
    const { pid, phone, client } = await registerBefore();
    await pool.query('delete from members where profile_id = $1', [pid]);
    expect((await client.call('showprofile', { pid })).status).toBe(401);
    expect((await pool.query('select from accounts where phone = $1', [phone])).rowCount).toBe(0);
  });
});

describe('what this version writes is read by the previous version:', () => {
  /** Runs the query of that version's login and session check. */
  const findBefore = async (phone: string) =>
    (await pool.query('select profile_id, email, password_hash from members where phone = $1', [phone])).rows[0];

  test('a registration, another e-mail, another password', async () => {
    const { client, pid, phone } = await makeMember(app, { email: 'mistyped' });
    const [first] = [await findBefore(phone)];
    expect(first).toMatchObject({
      profile_id: pid,
      email: 'mistyped',
      password_hash: expect.stringMatching(/^\$argon2id/),
    });
    const form = { pid, phone, name: 'Ruma', gender: 'Female', email: 'ruma@example.in' };
    expect((await client.call('updatedashboard', form)).body.msgcode).toBe(1);
    expect((await client.call('updatepassword', { pid, password: 'notun-shonar-tori' })).body.msgcode).toBe(1);
    const second = await findBefore(phone);
    expect(second.email).toBe('ruma@example.in');
    expect(second.password_hash).not.toBe(first.password_hash);
  });

  test('a session, a known browser, a password link', async () => {
    const { client, pid, phone } = await makeMember(app);
    await makeResetLink(app.db, phone, 'https://site.example');
    const token = hashToken(client.cookies.get('session') ?? '');
    const found = `select m.phone from sessions s join members m on m.profile_id = s.profile_id where s.token_hash = $1`;
    expect((await pool.query(found, [token])).rows).toEqual([{ phone }]);
    for (const table of ['known_browsers', 'password_resets'])
      expect((await pool.query(`select from ${table} where profile_id = $1`, [pid])).rowCount).toBe(1);
  });

  test('a phone changed by the office', async () => {
    const { pid, phone } = await makeMember(app);
    const { rows } = await pool.query('select account_id as id from account_profiles where profile_id = $1', [pid]);
    const change = { kind: 'phone', former: phone, value: '9810000001', reason: 'Lost SIM' } as const;
    await changeContact(app.db, rows[0].id, change);
    expect(await findBefore('9810000001')).toMatchObject({ profile_id: pid });
    const changes = await pool.query('select former from contact_changes where profile_id = $1', [pid]);
    expect(changes.rows).toEqual([{ former: phone }]);
  });
});
