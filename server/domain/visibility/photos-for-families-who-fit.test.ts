import { expect, test } from 'vitest';
import { PICTURE_FILE } from '#contract/picture.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { comparedAnswers } from './seen-answers.ts';

const app = await startTestApp();
const photoOf = async () => new File([new Uint8Array(await makeJpeg())], 'photo.jpg');
const groom = await makeShownMember(app, { gender: 'Male', religion: '1' });
await groom.client.call('updateprofileimage', { pid: groom.pid, [PICTURE_FILE]: await photoOf() });
await groom.client.call('addphoto', { pid: groom.pid, [PICTURE_FILE]: await photoOf() });
const { rows: files } = await app.pool.query<{ kind: string; name: string }>(
  'select kind, name from files where profile_id = $1 order by kind',
  [groom.pid],
);
const nameOf = (kind: string) => files.find((file) => file.kind === kind)?.name ?? '';

const MUST = { religionids: '1', religionstrength: 'Must' };
const writeWishes = ({ client, pid }: TestMember, wishes: Record<string, string>) =>
  client.call('updatewishes', { pid, ...wishes });
const showTo = (photofor: string) => groom.client.call('updatephotoaudience', { pid: groom.pid, photofor });

/** Simulates that a Monday has passed since the last change. */
const passMonday = () => app.pool.query("update judged_changes set changed_at = changed_at - interval '7 days'");
const approve = ({ pid }: TestMember, days = 8) =>
  app.pool.query(
    `insert into approval_decisions (profile_id, kind, decision, asked_at, decided_at, decided_by)
       values ($1, 'profile', 'approved', now() - make_interval(days => $2::int), now() - make_interval(days => $2::int), 'mitra')`,
    [pid, days],
  );

async function makeBride(wanted: Record<string, string> = {}): Promise<TestMember> {
  const bride = await makeShownMember(app, { religion: '1', ...wanted });
  await approve(bride);
  await passMonday();
  return bride;
}

/**
 * Returns what a viewer gets of the photos: on the page, in a search by id, as the file itself, and of the second
 * photo.
 */
async function seen(viewer: TestMember) {
  const page = await ask(viewer, 'member', groom);
  const found = await viewer.client.call('findmember', { pid: viewer.pid, who: groom.pid });
  return {
    page: page.text.includes(nameOf('picture')),
    more: page.text.includes(nameOf('picture2')),
    found: found.text.includes(nameOf('picture')),
    file: (await viewer.client.get(pictureAddress(nameOf('picture')))).status,
    second: (await viewer.client.get(pictureAddress(nameOf('picture2')))).status,
  };
}
const ALL = { page: true, more: true, found: true, file: 200, second: 200 };
const NONE = { page: false, more: false, found: false, file: 404, second: 404 };

await writeWishes(groom, MUST);
await showTo('Fitting');
const fitting = await makeBride();

test('an approved family that is known to meet every must of both sees the photos: on the page, by number, the files', async () => {
  expect(await seen(fitting)).toEqual(ALL);
});

test('nobody else does: another answer, a blank one, one whom the office has not approved by Monday', async () => {
  expect(await seen(await makeBride({ religion: '2' }))).toEqual(NONE);
  const silent = await makeBride();
  await app.pool.query('update personal_details set religion_id = null where profile_id = $1', [silent.pid]);
  await passMonday();
  expect(await seen(silent)).toEqual(NONE);
  const unapproved = await makeShownMember(app, { religion: '1' });
  await passMonday();
  expect(await seen(unapproved)).toEqual(NONE);
  await approve(unapproved, 0);
  expect(await seen(unapproved)).toEqual(NONE);
  await app.pool.query("update approval_decisions set undone_at = now(), undone_by = 'mitra' where profile_id = $1", [
    fitting.pid,
  ]);
  expect(await seen(fitting)).toEqual(NONE);
  await app.pool.query('update approval_decisions set undone_at = null where profile_id = $1', [fitting.pid]);
  expect(await seen(fitting)).toEqual(ALL);
});

test('who changes an answer or a must today opens nothing before Monday, and opening closes by it', async () => {
  const other = await makeBride({ religion: '2' });
  await app.pool.query('update personal_details set religion_id = 1 where profile_id = $1', [other.pid]);
  expect(await seen(other)).toEqual(NONE);
  await passMonday();
  expect(await seen(other)).toEqual(ALL);
  const choosy = await makeBride();
  expect(await seen(choosy)).toEqual(ALL);
  await writeWishes(choosy, { heightfrom: '240', heightstrength: 'Must' });
  expect(await seen(choosy)).toEqual(NONE);
  await passMonday();
  expect(await seen(choosy)).toEqual(NONE);
  await writeWishes(choosy, {});
  expect(await seen(choosy)).toEqual(NONE);
  await passMonday();
  expect(await seen(choosy)).toEqual(ALL);
});

test('while the office looks at the viewer again, there are none', async () => {
  const bride = await makeBride();
  expect(await seen(bride)).toEqual(ALL);
  await app.pool.query(
    'insert into waiting_showings (profile_id, for_office, for_candidate) values ($1, true, false)',
    [bride.pid],
  );
  expect(await seen(bride)).toEqual(NONE);
  await app.pool.query('delete from waiting_showings where profile_id = $1', [bride.pid]);
  expect(await seen(bride)).toEqual(ALL);
});

test('what is not judged closes nothing: a visit, own words, the photo’s audience itself', async () => {
  const bride = await makeBride();
  await bride.client.call('savepersonalstep', { pid: bride.pid, aboutself: 'গান গাই, বই পড়ি।' });
  await app.pool.query("update profile_details set about_self = 'words' where profile_id = $1", [bride.pid]);
  await app.pool.query('update showings set last_active_on = current_date where profile_id = $1', [bride.pid]);
  await showTo('Members');
  await showTo('Fitting');
  expect(await seen(bride)).toEqual(ALL);
});

test('the owner closes them at once, and without a must of the owner’s nobody sees them', async () => {
  await showTo('Accepted');
  expect(await seen(fitting)).toEqual(NONE);
  await showTo('Fitting');
  expect(await seen(fitting)).toEqual(ALL);
  await writeWishes(groom, { religionids: '1', religionstrength: 'Wish' });
  await passMonday();
  expect(await seen(fitting)).toEqual(NONE);
  await writeWishes(groom, MUST);
  await passMonday();
  expect(await seen(fitting)).toEqual(ALL);
});

test('it is agreed to in its own words, and taken back with it', async () => {
  const standing = async () =>
    (
      await app.pool.query<{ version: string }>(
        "select text_version as version from consents where profile_id = $1 and kind = 'photo' and withdrawn_at is null",
        [groom.pid],
      )
    ).rows.map(({ version }) => version);
  expect(await standing()).toEqual(['2026-11-28.2']);
  await showTo('Members');
  expect(await standing()).toEqual(['2026-11-23']);
  await showTo('Fitting');
  expect(await standing()).toEqual(['2026-11-28.2']);
  await showTo('Accepted');
  expect(await standing()).toEqual([]);
});

test('every answer that matching reads, and every wish, is watched', async () => {
  const tables = { profile: 'members', address: 'addresses', personal: 'personal_details', details: 'profile_details' };
  const { rows } = await app.pool.query<{ on: string; sql: string }>(
    `select tgrelid::regclass::text as on, pg_get_triggerdef(oid) as sql from pg_trigger where tgname = 'note_judged_change'`,
  );
  const watched = new Map(rows.map(({ on, sql }) => [on, sql]));
  for (const { section, column } of comparedAnswers) {
    const table = Object.entries(tables).find(([name]) => name === section)?.[1] ?? '';
    expect(watched.get(table), `${table}.${column}`).toContain(`old.${column}`);
  }
  expect(watched.get('wishes')).toContain('old.* IS DISTINCT FROM new.*');
  expect(watched.get('profile_details')).toContain('old.community_for');
});
