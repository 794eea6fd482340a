import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { horoscopeAddress } from '#contract/personal.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { removeMembersDue } from '#server/domain/members/remove-member.queries.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { fillProfile } from '#server/testing/filled-profile.ts';
import { makeJpeg, makePdf } from '#server/testing/images.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';
import { applyChanges, FAMILY, isKnown, listColumns, OWN } from '#server/testing/unseen/changes.ts';
import { requestsOf } from '#server/testing/unseen/requests.ts';
import { differences, type Transcript, transcribe } from '#server/testing/unseen/transcript.ts';
import { isWholeSecrecy, ofEachLayer } from '#server/testing/unseen/whole-secrecy.ts';
import { freeze, type InCopy, type Somebody, type World } from '#server/testing/unseen/worlds.ts';
import { settleBirthday } from '#server/testing/unseen-answers.ts';

const KEY = 'the key of the office';
const VIEWERS = ['visitor', 'unshown', 'stranger', 'waiting', 'parted', 'family', 'powerLink'] as const;
type Viewer = (typeof VIEWERS)[number];
/** Viewers who also load pages, one of each kind. Pages are rendered from the calls, which every viewer makes. */
const READERS: readonly Viewer[] = ['visitor', 'stranger', 'family'];
/** Viewers whose family and the owner have accepted each other. */
const ACCEPTED: readonly Viewer[] = ['family', 'powerLink'];
type Change = (world: World) => Promise<unknown>;
const nothing: Change = async () => {};
/** Reduces the viewers to one of each layer: nothing, 2 and 3. */
const quick = (all: readonly Viewer[]) => ofEachLayer(all, ['visitor', 'stranger', 'family']);

let owner: TestMember;
let viewers: Record<Viewer, Somebody>;
let files: string[];
let link: string;
let inCopy: InCopy;
let before: Map<Viewer, Transcript>;
let frozenAt = 0;

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts']);
  const app = await startTestApp({ powerLinkKey: KEY });
  owner = await makeShownMember(app, { gender: 'Male' });
  await fillOwner(app);
  const [stranger, waiting] = [await makeBride(app), await makeBride(app)];
  const parted = await makeAccepted(app);
  await ask(owner, 'endacquaintance', parted);
  const [family, helped] = [await makeAccepted(app), await makeAccepted(app)];
  await ask(waiting, 'sendintroduction', owner, { note: 'নমস্কার' });
  await ask(waiting, 'addtoshortlist', owner, { note: 'মামার চেনা' });
  const helper = app.client();
  await helper.call('securitykeycheck', { securitykey: KEY });
  await helper.call('regphonecheck', { phone: helped.phone });
  viewers = {
    visitor: { pid: '', client: app.client() },
    unshown: await makeMember(app),
    stranger,
    waiting,
    parted,
    family,
    powerLink: { pid: helped.pid, client: helper },
  };
  // Only the parts that a stranger may read. Parts that reveal more have their own tests.
  const parts = { days: '7', roots: 'Yes', horoscope: 'Yes', ownwords: 'Yes' };
  const { body } = await owner.client.call('makecardlink', { pid: owner.pid, ...parts });
  link = String(body.address).slice(-43);
  inCopy = await freeze(app);
  frozenAt = Date.now();
  before = await look(nothing, quick(VIEWERS));
}, 180_000);

const makeBride = async (app: TestApp) => {
  const bride = await makeShownMember(app, { cast_id: '4', rashi_id: '3' });
  const wishes = { heightfrom: '150', heightstrength: 'Wish', casteids: '4', castestrength: 'Must', diets: 'Veg' };
  await bride.client.call('updatewishes', { pid: bride.pid, ...wishes, dietstrength: 'Wish' });
  await bride.client.call('updateprofiledetails', {
    pid: bride.pid,
    nakshatraid: '9',
    pada: '2',
    horoscopecounts: 'Yes',
  });
  return bride;
};

async function makeAccepted(app: TestApp) {
  const bride = await makeBride(app);
  await becomeAcquainted(bride, owner);
  await ask(bride, 'opencontact', owner);
  await ask(owner, 'opencontact', bride);
  await ask(bride, 'agreetopaircheck', owner, { textversion: PAIR_CHECK_CONSENT.version, lang: 'en' });
  return bride;
}

async function fillOwner(app: TestApp): Promise<void> {
  await fillProfile(app, owner);
  await settleBirthday(app, owner.pid);
  await app.db.deleteFrom('files').where('profile_id', '=', owner.pid).execute();
  const file = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
  const { client, pid } = owner;
  await client.call('updateprofileimage', { pid, file: file(await makeJpeg()) });
  await client.call('addphoto', { pid, file: file(await makeJpeg(50, 50)) });
  const {
    rows: [row],
  } = await app.pool.query(
    "select to_char(birth_date, 'YYYY-MM-DD') as dob from personal_details where profile_id = $1",
    [pid],
  );
  const kept = {
    dob: row.dob,
    religion: '1',
    castid: '4',
    height: '170',
    quali: '1',
    profession: '1',
    userdiet: 'Veg',
  };
  await client.call('updatepersonalinformation', {
    pid,
    ...kept,
    clanid: 'Kashyap',
    fname: 'Amal Dutta',
    mname: 'Mina Dutta',
    kusthifile: file(makePdf()),
  });
  await client.call('updatewishes', { pid, agefrom: '20', ageto: '40', agestrength: 'Must' });
  const { rows } = await app.pool.query<{ kind: string; name: string }>(
    'select kind, name from files where profile_id = $1',
    [pid],
  );
  expect(rows).toHaveLength(3);
  files = rows.map(({ kind, name }) => (kind === 'horoscope' ? horoscopeAddress(name) : pictureAddress(name)));
}

/** Returns what each viewer gets after a change, in a separate world. */
const look = (bring: Change, by: readonly Viewer[], withPages = true): Promise<Map<Viewer, Transcript>> =>
  inCopy(bring, async ({ as }) => {
    const looks = by.map(async (viewer): Promise<[Viewer, Transcript]> => {
      const { pid, client } = await as(viewers[viewer]);
      const about = { pid, member: owner.pid, files, link, withPages: withPages && READERS.includes(viewer) };
      return [viewer, await transcribe(client, requestsOf(about), frozenAt)];
    });
    return new Map(await Promise.all(looks));
  });

async function expectTheSame(
  expected: Map<Viewer, Transcript>,
  bring: Change,
  by: readonly Viewer[],
  withPages = true,
) {
  const after = await look(bring, by, withPages);
  const found = by.map((viewer) => [viewer, differences(expected.get(viewer), after.get(viewer))]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(by.map((viewer) => [viewer, []])));
}

test('every column about members is in one of the lists', async () => {
  const columns = await inCopy(nothing, ({ pool }) => listColumns(pool));
  expect(columns.length).toBeGreaterThan(150);
  expect(columns.filter((name) => !isKnown(name))).toEqual([]);
});

test('what a stranger sees does change what one is answered', async () => {
  const after = await look(
    ({ pool }) => pool.query("update personal_details set clan = 'Ghritakaushik' where profile_id = $1", [owner.pid]),
    ['stranger'],
  );
  const changed = differences(before.get('stranger'), after.get('stranger')).join();
  for (const name of ['member\n', 'findmatches\n', `/matching-profile/${owner.pid}`]) expect(changed).toContain(name);
});

test.each([
  ['other', VIEWERS],
  ['none', ['stranger', 'family', 'powerLink']],
] as const)('what nobody else may notice changes no byte for anybody: to %s', (to, by) =>
  expectTheSame(before, ({ pool }) => applyChanges(pool, owner.pid, OWN, to), quick(by), to === 'other'),
);

test.each([
  ['other', ['visitor', 'unshown', 'stranger', 'waiting', 'parted']],
  ['none', ['stranger', 'waiting', 'parted']],
] as const)('what only accepted families may notice changes no byte for strangers: to %s', (to, by) =>
  expectTheSame(before, ({ pool }) => applyChanges(pool, owner.pid, FAMILY, to), quick(by), to === 'other'),
);

test('of a link, what is on it changes what its reader is answered', async () => {
  const after = await look(
    ({ pool }) => pool.query("update personal_details set clan = 'Ghritakaushik' where profile_id = $1", [owner.pid]),
    ['visitor'],
    false,
  );
  expect(differences(before.get('visitor'), after.get('visitor')).join()).toContain('opencardlink\n');
});

describe('photos for families who fit:', () => {
  const showTo = (audience: string, ...before: string[]): Change => {
    const sets = `update profile_details set photo_for = '${audience}' where profile_id = '${owner.pid}'`;
    const monday = "update judged_changes set changed_at = now() - interval '8 days'";
    return ({ pool }) => pool.query([...before, sets, monday].join(';'));
  };
  const approved = `insert into approval_decisions (profile_id, kind, decision, asked_at, decided_at, decided_by)
    select profile_id, 'profile', 'approved', now() - interval '8 days', now() - interval '8 days', 'mitra' from members`;

  test('they change what an approved family is answered that fits', async () => {
    const after = await look(showTo('Fitting', approved), ['stranger'], false);
    const changed = differences(before.get('stranger'), after.get('stranger')).join();
    for (const name of ['member\n', 'findmatches\n', '/files/pictures/']) expect(changed).toContain(name);
  });

  test('no byte for anybody whom the office has not approved', () =>
    expectTheSame(before, showTo('Fitting'), quick(VIEWERS)));

  test.each([
    ['does not meet a must', "update wishes set religion_ids = '{2}', religion = 'Must'"],
    ['says nothing where the owner has one', "update personal_details set diet = ''"],
  ])('no byte for an approved family that %s', async (_, sql) => {
    const diet = "update wishes set diets = '{Veg}', diet = 'Must'";
    const steps = [approved, diet, sql];
    const closed = await look(showTo('Accepted', ...steps), ['stranger'], false);
    await expectTheSame(closed, showTo('Fitting', ...steps), ['stranger'], false);
  });
});

describe('a member who may not be seen looks like a member who was removed:', () => {
  let removed: Map<Viewer, Transcript>;
  const members = ['visitor', 'unshown', 'stranger', 'waiting', 'parted', 'family', 'powerLink'] as const;

  const remove: Change = async ({ pool, db, dataDir }) => {
    await pool.query('update members set deletion_due_at = now(), deletion_receipt = $1 where profile_id = $1', [
      owner.pid,
    ]);
    await removeMembersDue(db, makeFileStore(dataDir));
  };
  beforeAll(async () => {
    removed = await look(remove, quick(members));
  });

  const asOwner = async ({ as }: World, path: string, form: Record<string, string> = {}) => {
    const { body, text } = await (await as(owner)).client.call(path, { pid: owner.pid, ...form });
    expect(body.msgcode, text).toBe(1);
  };
  const suspend = 'update members set suspended_at = now() where profile_id = $1';
  const pause = (reason: string, words: string) => (world: World) =>
    asOwner(world, 'pauseprofile', { kind: 'paused', reason, words });
  const notShown = (world: World) => asOwner(world, 'updateshowing', { show: 'No' });
  const waitsForOffice: Change = ({ pool }) =>
    pool.query('insert into waiting_showings (profile_id, for_office, for_candidate) values ($1, true, false)', [
      owner.pid,
    ]);
  const ways: Record<string, { by: readonly Viewer[]; bring: Change }> = {
    'has paused': {
      by: members.filter((viewer) => !ACCEPTED.includes(viewer)),
      bring: pause('notNow', ''),
    },
    'is shown no longer': { by: ['visitor', 'waiting'], bring: notShown },
    'has asked to be shown and waits for the office': {
      by: ['visitor', 'unshown', 'stranger', 'waiting'],
      bring: waitsForOffice,
    },
    'has asked to be deleted': {
      by: ['family', 'powerLink'],
      bring: ({ pool }) =>
        pool.query(
          "update members set deletion_due_at = now() + interval '7 days', deletion_receipt = $1 where profile_id = $1",
          [owner.pid],
        ),
    },
    'is shown to those alone whom they write to': {
      by: ['unshown', 'stranger', 'waiting', 'parted'],
      bring: (world) => asOwner(world, 'updateshowing', { show: 'Yes', shownto: 'Chosen' }),
    },
    'has blocked their phones': {
      by: ['stranger', 'waiting', 'parted'],
      bring: async (world) => {
        const { rows } = await world.pool.query(
          'select a.phone from accounts a join account_profiles p on p.account_id = a.id where p.profile_id = any($1)',
          [Object.values(viewers).map(({ pid }) => pid)],
        );
        for (const { phone } of rows) await asOwner(world, 'blockphone', { phone });
      },
    },
    'has blocked them': {
      by: ['stranger', 'waiting', 'parted', 'family', 'powerLink'],
      bring: async (world) => {
        for (const { pid } of Object.values(viewers)) if (pid) await asOwner(world, 'blockmember', { member: pid });
      },
    },
  };
  // Not for an accepted family: about a deleted member, it reads that the acquaintance has ended.
  const apart: Viewer[][] = [['stranger'], ['waiting', 'parted'], ['powerLink']];
  test.each(isWholeSecrecy ? apart : apart.slice(0, 1))(
    'is of one family with them by a guardian: %s %s',
    async (...by) => {
      const guard: Change = ({ pool }) =>
        pool.query(
          "insert into guardian_phones (profile_id, phone, confirmed_at) select unnest($1::text[]), '9811111111', '2026-01-01' on conflict (profile_id) do update set phone = excluded.phone, confirmed_at = excluded.confirmed_at",
          [[owner.pid, ...by.map((viewer) => viewers[viewer].pid)]],
        );
      const removedLater: Change = async (world) => {
        await guard(world);
        await remove(world);
      };
      await expectTheSame(await look(removedLater, by, false), guard, by, false);
    },
  );

  test.each(Object.entries(ways))('%s', (_, { bring, by }) =>
    expectTheSame(removed, bring, quick(by), by.includes('visitor')),
  );

  const hidden: Record<string, Change> = {
    'shown no longer': notShown,
    'waiting for the office': waitsForOffice,
    resting: ({ pool }) =>
      pool.query("insert into rests (profile_id, until, rested_by) values ($1, now() + interval '1 day', 'office')", [
        owner.pid,
      ]),
  };

  test.each(Object.entries(hidden))('%s is to accepted families like suspended', async (_, bring) =>
    expectTheSame(await look(({ pool }) => pool.query(suspend, [owner.pid]), quick(ACCEPTED)), bring, quick(ACCEPTED)),
  );

  test('why a family has paused, and its words, change no byte for accepted families', async () =>
    expectTheSame(
      await look(pause('notNow', ''), quick(ACCEPTED)),
      pause('inTalks', 'words of the family'),
      quick(ACCEPTED),
    ));
});
