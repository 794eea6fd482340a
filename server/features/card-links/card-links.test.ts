import { beforeEach, describe, expect, test } from 'vitest';
import { LINK_DAYS, LINK_KEPT_DAYS, LINK_PARTS, MOST_LINKS } from '#contract/card-links.ts';
import { PICTURE_FILE } from '#contract/picture.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { removeMembersDue } from '#server/domain/members/remove-member.queries.ts';
import { loadEverything } from '#server/features/my-data/my-data.queries.ts';
import { createLog } from '#server/log.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { makeHealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp, TEST_DATA_SECRET } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';
import { makeOffice } from '#server/testing/office.ts';
import { applyChanges, OWN } from '#server/testing/unseen/changes.ts';

const lines: string[] = [];
const app = await startTestApp({}, { log: createLog('trace', { write: (line) => lines.push(line) }) });
const office = makeOffice(app);
const { pool } = app;

const ALL = Object.fromEntries(LINK_PARTS.map((part) => [part.toLowerCase(), 'Yes']));
const NOBODYS = 'A'.repeat(43);

const make = ({ client, pid }: TestMember, parts: Record<string, string> = {}, days = '7') =>
  client.call('makecardlink', { pid, days, ...parts });
const tokenOf = (address: unknown) => String(address).split('/card/')[1] ?? '';
const makeToken = async (member: TestMember, parts: Record<string, string> = {}) =>
  tokenOf((await make(member, parts)).body.address);
const accountOf = async ({ pid }: TestMember) => {
  const { rows } = await pool.query('select account_id from account_profiles where profile_id = $1', [pid]);
  return { accountId: rows[0].account_id, profileId: pid };
};
const list = async ({ client, pid }: TestMember) =>
  (await client.get(`/api/cardlinks?${new URLSearchParams({ pid })}`)).body;
const end = ({ client, pid }: TestMember, link = '') => client.call('endcardlinks', { pid, link });

/** A reader who was sent the address. */
const reader = app.client();
const open = async (token: string) => (await reader.call('opencardlink', { token })).body.card;
const idOf = async (token: string) => {
  const hash = "sha256(convert_to($1, 'UTF8'))";
  const { rows } = await pool.query(`select id from card_links where token_hash = ${hash}`, [token]);
  return String(rows[0]?.id);
};

async function fill({ client, pid }: TestMember): Promise<void> {
  const photo = new File([new Uint8Array(await makeJpeg())], 'photo.jpg');
  const saved = [
    await client.call('updatepersonalinformation', {
      pid,
      dob: '1995-02-03',
      height: '160',
      religion: '1',
      castid: '4',
      clanid: 'Kashyap',
      rashi: '3',
      rashiid: '3',
      fname: 'Amal Ghosh',
      mname: 'Mina Ghosh',
      quali: '1',
      profession: '1',
      logno_id: '5',
    }),
    await client.call('updateprofiledetails', {
      pid,
      aboutself: 'গান ভালোবাসি',
      nakshatraid: '9',
      pada: '2',
      sisters: '2',
    }),
    await client.call('updateprofileimage', { pid, [PICTURE_FILE]: photo }),
  ];
  expect(saved.map(({ body }) => body.msgcode)).toEqual([1, 1, 1]);
  await pool.query('update personal_details set rashi_id = 3, logno_id = 5 where profile_id = $1', [pid]);
}

let bride: TestMember;
beforeEach(async () => {
  bride = await makeShownMember(app, { name: 'Ruma Ghosh' });
  await fill(bride);
});

describe('what is on a link', () => {
  test('without a part: the first name and the facts of every card, and nothing that was not chosen', async () => {
    const card = await open(await makeToken(bride));
    expect(card).toMatchObject({
      name: 'Ruma',
      photo: '',
      phone: '',
      home: null,
      father: { name: '', occupation: null },
      mother: { name: '' },
      shared: {
        memberId: bride.pid,
        name: 'Ruma',
        age: expect.any(Number),
        heightCm: 160,
        picture: '',
        religion: null,
        community: '',
        caste: null,
        rashi: null,
        logno: null,
        nakshatra: null,
        aboutSelf: '',
        education: { id: 1 },
        clan: { name: '', isNone: true },
      },
    });
    for (const word of ['Ghosh', '1995', 'Kashyap', bride.phone, 'গান'])
      expect(JSON.stringify(card)).not.toContain(word);
  });

  test('each part brings what it says, and the horoscope neither logno nor pada', async () => {
    const part = async (name: string) => JSON.stringify(await open(await makeToken(bride, { [name]: 'Yes' })));
    expect(await part('roots')).toContain('Kashyap');
    expect(await part('ownwords')).toContain('গান ভালোবাসি');
    expect(await part('surname')).toContain('Ruma Ghosh');
    const stars = JSON.parse(await part('horoscope'));
    expect(stars.shared).toMatchObject({ rashi: { id: 3 }, nakshatra: 9, logno: null, pada: null });
    await end(bride);
    const { home, father } = JSON.parse(await part('home'));
    expect([home.sisters, father.name]).toEqual([2, '']);
    expect(await part('parents')).toMatch(/Amal Ghosh.*Mina Ghosh/);
    expect(await part('phone')).toContain(bride.phone);
  });

  test('nothing of the owner’s alone changes a byte of it, whatever is on it', async () => {
    // The phone belongs to the owner's data, and a link with the phone shows it.
    const token = await makeToken(bride, { ...ALL, phone: '' });
    const look = async () => JSON.stringify({ ...Object(await open(token)), photo: '' });
    const before = await look();
    expect(before).toContain('Ruma Ghosh');
    await bride.client.call('updatehealth', { pid: bride.pid, userbloodgroup: 'B-', userdiseasereport: 'Thalassemia' });
    await bride.client.call('updatehaemoglobin', { pid: bride.pid, status: 'beta', testedon: '2020-01-02' });
    await applyChanges(pool, bride.pid, OWN, 'other');
    expect(await look()).toBe(before);
  });

  test('the guardian’s phone is on it where one is given, once it is confirmed', async () => {
    const token = await makeToken(bride, { phone: 'Yes' });
    const guardian = { guardianname: 'Amal Ghosh', guardianrelation: 'Father', guardianphone: '9830011223' };
    await bride.client.call('updateprofiledetails', { pid: bride.pid, ...guardian });
    expect(await open(token)).toMatchObject({ phone: '', guardianName: 'Amal', guardianRelation: 'Father' });
    await pool.query("insert into guardian_phones (profile_id, phone) values ($1, '9830011223')", [bride.pid]);
    expect(await open(token)).toMatchObject({ phone: '9830011223' });
  });

  test('the photo comes by a pass of its own, which ends with the link', async () => {
    const { photo } = Object(await open(await makeToken(bride, { photo: 'Yes' })));
    const fetchPhoto = (pass: string) => reader.get(`/files/link-photo/${pass}`);
    const answer = await fetchPhoto(photo);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    const [id, until, signature] = photo.split('-');
    const others = [
      `${Number(id) + 1}-${until}-${signature}`,
      `${id}-${Number(until) + 1}-${signature}`,
      photo.slice(0, -1),
      'x',
    ];
    for (const pass of others) expect((await fetchPhoto(pass)).status, pass).toBe(404);
    await end(bride);
    expect((await fetchPhoto(photo)).status).toBe(404);
  });
});

describe('a link', () => {
  test('is kept as a hash of 32 random bytes, and its address stands in no line of the log', async () => {
    const token = await makeToken(bride, ALL);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await pool.query('select to_json(l)::text as row from card_links l');
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
    await open(token);
    await reader.get(`/card/${token}`);
    await reader.call('reportcardlink', { token, reason: 'rude' });
    await expect.poll(() => lines.join()).toContain('reportcardlink');
    expect(lines.join()).not.toContain(token);
  });

  test('says in bands how often it was opened; looking at its page counts nothing', async () => {
    const token = await makeToken(bride);
    await reader.get(`/card/${token}`);
    const openings = async () => Object((await list(bride)).links)[0].openings;
    expect(await openings()).toBeNull();
    await open(token);
    expect(await openings()).toBe('few');
    await pool.query('update card_links set openings = 100 where id = $1', [await idOf(token)]);
    await Promise.all(Array.from({ length: 5 }, () => open(token)));
    expect(await openings()).toBe('many');
    const { rows } = await pool.query('select openings from card_links where id = $1', [await idOf(token)]);
    expect(rows).toEqual([{ openings: 101 }]);
  });

  test('is opened six hundred times an hour at most, and others go on', async () => {
    const [token, other] = [await makeToken(bride), await makeToken(bride)];
    const openAtOnce = (times: number) => Promise.all(Array.from({ length: times }, () => open(token)));
    await openAtOnce(25);
    // Counts most of the hour's openings without making them.
    const counted = "update attempts set count = 590 where kind = 'openingByCardLink' and count = 25";
    expect((await pool.query(counted)).rowCount).toBe(1);
    for (const card of await openAtOnce(10)) expect(card).toBeTruthy();
    const refused = await reader.call('opencardlink', { token });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await open(other)).not.toBeNull();
  });

  test.each(LINK_DAYS)('holds %s days', async (days) => {
    const token = tokenOf((await make(bride, {}, days)).body.address);
    const { rows } = await pool.query(
      'select extract(day from expires_at - made_at)::int as days from card_links where id = $1',
      [await idOf(token)],
    );
    expect(rows).toEqual([{ days: Number(days) }]);
    expect((await make(bride, {}, '8')).body.errors).toHaveProperty('days');
  });

  test('is one of five at most, however many are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: MOST_LINKS + 3 }, () => make(bride)));
    expect(answers.map(({ body }) => body.msgcode).sort()).toEqual([1, 1, 1, 1, 1, 2, 2, 2]);
    await end(bride, String(Object((await list(bride)).links)[0].id));
    expect((await make(bride)).body.msgcode).toBe(1);
  });

  test('is listed and ended by its own family alone', async () => {
    const [token, other] = [await makeToken(bride, { photo: 'Yes' }), await makeShownMember(app)];
    expect((await end(other, await idOf(token))).body).toMatchObject({ msgcode: 2, msgkey: 'cardLinkOver' });
    expect((await list(other)).links).toEqual([]);
    expect(await list(bride)).toMatchObject({
      links: [{ parts: ['photo'], role: 'candidate', waits: false, openings: null }],
      is_shown: true,
      guarded: 'free',
    });
    expect(JSON.stringify(await list(bride))).not.toContain(token);
  });
});

describe('a link that leads nowhere answers byte for byte like one that nobody made:', () => {
  const suspend = ({ pid }: TestMember) => office('members', 'suspend', pid, '--reason', 'words');
  const ways: Record<string, { by: (token: string) => Promise<unknown>; back?: () => Promise<unknown> }> = {
    ended: { by: async (token) => end(bride, await idOf(token)) },
    'all ended': { by: () => end(bride) },
    'its days are over': {
      by: async (token) => pool.query('update card_links set expires_at = now() where id = $1', [await idOf(token)]),
    },
    paused: {
      by: () => bride.client.call('pauseprofile', { pid: bride.pid, kind: 'paused', reason: 'notNow' }),
      back: () => bride.client.call('resumeprofile', { pid: bride.pid }),
    },
    'shown no longer': {
      by: () => bride.client.call('updateshowing', { pid: bride.pid, show: 'No' }),
      back: () => bride.client.call('updateshowing', { pid: bride.pid, show: 'Yes', whose: 'candidate' }),
    },
    suspended: { by: () => suspend(bride) },
    'to be deleted': {
      by: () =>
        pool.query(
          "update members set deletion_due_at = now() + interval '1 day', deletion_receipt = 'y' || profile_id where profile_id = $1",
          [bride.pid],
        ),
    },
    deleted: {
      async by() {
        await pool.query(
          "update members set deletion_due_at = now(), deletion_receipt = 'x' || profile_id where profile_id = $1",
          [bride.pid],
        );
        await removeMembersDue(app.db, makeFileStore(app.dataDir));
      },
    },
  };
  test.each(Object.entries(ways))('%s', async (_, { by, back }) => {
    const token = await makeToken(bride, ALL);
    const { photo } = Object(await open(token));
    await by(token);
    const [gone, nobodys] = await Promise.all(
      [token, NOBODYS].map((one) => reader.call('opencardlink', { token: one })),
    );
    expect(gone?.bytes).toEqual(nobodys?.bytes);
    expect(gone?.text).toBe('{"card":null}');
    expect((await reader.get(`/files/link-photo/${photo}`)).status).toBe(404);
    if (back === undefined) return;
    await back();
    expect(await open(token)).not.toBeNull();
  });

  test('a suspension ends it for good', async () => {
    const token = await makeToken(bride);
    await suspend(bride);
    await office('members', 'restore', bride.pid, '--reason', 'words');
    expect(await open(token)).toBeNull();
  });
});

test('is not made while the profile is not shown', async () => {
  const member = await makeMember(app);
  await pool.query("update account_profiles set role = 'candidate' where profile_id = $1", [member.pid]);
  expect((await make(member)).body).toMatchObject({ msgcode: 2, msgkey: 'cardLinkNeedsShowing' });
  expect(await list(member)).toMatchObject({ is_shown: false });
});

describe('of two who look after one profile', () => {
  let father: TestMember;
  let daughter: TestMember;
  beforeEach(async () => {
    father = bride;
    daughter = await addHolder(app, father, 'candidate');
  });

  test('the father’s link carries surname, photo, parents and phone once the daughter has said yes to it', async () => {
    const token = await makeToken(father, ALL);
    const before = await open(token);
    expect(before).toMatchObject({ name: 'Ruma', photo: '', phone: '', father: { name: '' } });
    expect(Object(before).shared.clan.name).toBe('Kashyap');
    expect(JSON.stringify(before)).not.toContain('Ghosh');
    const [link] = Object((await list(daughter)).links);
    expect(link).toMatchObject({ waits: true, role: 'guardian' });
    expect((await list(father)).guarded).toBe('waits');

    const agree = ({ client, pid }: TestMember) => client.call('agreetocardlink', { pid, link: String(link.id) });
    expect((await agree(father)).status).toBe(403);
    expect(await open(token)).toMatchObject({ name: 'Ruma' });
    expect((await agree(daughter)).body.msgcode).toBe(1);
    expect(await open(token)).toMatchObject({ name: 'Ruma Ghosh', father: { name: 'Amal Ghosh' } });
    expect(Object((await list(father)).links)[0].waits).toBe(false);
    await end(daughter, String(link.id));
    expect((await agree(daughter)).body).toMatchObject({ msgcode: 2, msgkey: 'cardLinkOver' });
    expect(await open(token)).toBeNull();
  });

  test('the daughter’s own carries them at once, and both read who made which', async () => {
    expect(await open(await makeToken(daughter, { surname: 'Yes' }))).toMatchObject({ name: 'Ruma Ghosh' });
    await makeToken(father);
    expect(Object((await list(father)).links).map(({ role }: { role: string }) => role)).toEqual([
      'guardian',
      'candidate',
    ]);
    const { rows } = await pool.query("select role from acts where profile_id = $1 and act = 'linked' order by id", [
      bride.pid,
    ]);
    expect(rows).toEqual([{ role: 'candidate' }, { role: 'guardian' }]);
  });
});

test.each(['guardian', 'family'])(
  'where nobody can say the yes, a %s makes links without those parts',
  async (role) => {
    await pool.query('update account_profiles set role = $2 where profile_id = $1', [bride.pid, role]);
    for (const part of ['surname', 'photo', 'home', 'parents', 'phone'])
      expect((await make(bride, { [part]: 'Yes' })).body).toMatchObject({
        msgcode: 2,
        msgkey: 'cardLinkNeedsCandidate',
      });
    const { client, pid } = bride;
    expect((await client.call('agreetocardlink', { pid, link: '1' })).status).toBe(403);
    expect(await open(await makeToken(bride, { roots: 'Yes' }))).toMatchObject({ name: 'Ruma' });
    expect((await list(bride)).guarded).toBe('closed');
  },
);

test('is in the download, without what could open it', async () => {
  const token = await makeToken(bride, { photo: 'Yes' });
  await open(token);
  const { rows } = await pool.query("select encode(token_hash, 'hex') as hash from card_links where profile_id = $1", [
    bride.pid,
  ]);
  const sections = await loadEverything(
    app.db,
    makeHealthCipher(makeDataKey(TEST_DATA_SECRET)),
    await accountOf(bride),
  );
  expect(sections['links to the card']).toMatchObject([{ parts: ['photo'], made_by: 'candidate', opened: 'few' }]);
  for (const secret of [token, rows[0].hash]) expect(JSON.stringify(sections)).not.toContain(secret);
});

describe('a report by a reader', () => {
  test('reaches the office without a reporter, also after the link has ended, and answers the same for any address', async () => {
    const token = await makeToken(bride);
    await end(bride);
    const report = (one: string) => reader.call('reportcardlink', { token: one, reason: 'money', words: 'টাকা চেয়েছেন' });
    const [known, unknown] = [await report(token), await report(NOBODYS)];
    expect(known.bytes).toEqual(unknown.bytes);
    const { rows } = await pool.query('select * from reports where member_id = $1', [bride.pid]);
    expect(rows).toMatchObject([{ reporter_id: '', by_link: true, reason: 'money', words: 'টাকা চেয়েছেন' }]);
    const listed = JSON.parse((await office('reports', 'list', '--json')).stdout).rows;
    const { id } = listed.find(({ member }: { member: string }) => member === bride.pid);
    const shown = await office('reports', 'show', String(id), '--json');
    expect(JSON.parse(shown.stdout).rows).toMatchObject([{ reporter: 'by a link' }]);
    expect((await reader.call('reportcardlink', { token })).body.errors).toHaveProperty('reason');
    await office('reports', 'resolve', String(id), '--outcome', 'acted', '--note', 'spoken to');
  });

  test('comes twenty times a day of one link', async () => {
    const token = await makeToken(bride);
    await pool.query('delete from attempts');
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => app.client().call('reportcardlink', { token, reason: 'other' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(200), 429]);
  });
});

test('who guesses addresses is stopped, and who has one opens it from the same place', async () => {
  const token = await makeToken(bride);
  await pool.query('delete from attempts');
  const guess = () => reader.call('opencardlink', { token: NOBODYS });
  for (let turn = 0; turn < 6; turn += 1) await Promise.all(Array.from({ length: 50 }, guess));
  expect((await guess()).status).toBe(429);
  expect(await open(token)).not.toBeNull();
});

test('whatever else is sent is an address that nobody has', async () => {
  await pool.query('delete from attempts');
  for (const token of ['', 'x', '../../etc/passwd', '%00', 'a'.repeat(10_000), `${NOBODYS}\0`, '😀'.repeat(43)])
    expect(await open(token)).toBeNull();
});

test('a month after its end nothing of a link is kept', async () => {
  const [ended, over, living] = [await makeToken(bride), await makeToken(bride), await makeToken(bride)];
  const ago = `now() - interval '${LINK_KEPT_DAYS + 1} days'`;
  await pool.query(`update card_links set ended_at = ${ago} where id = $1`, [await idOf(ended)]);
  await pool.query(`update card_links set expires_at = ${ago} where id = $1`, [await idOf(over)]);
  await sweep(app.db, makeFileStore(app.dataDir));
  expect([await idOf(ended), await idOf(over)]).toEqual(['undefined', 'undefined']);
  expect(await idOf(living)).toMatch(/^\d+$/);
});
