import { describe, expect, test } from 'vitest';
import { CHART_MARKS } from '#contract/birth-chart.ts';
import type { Sheet } from '#contract/member.ts';
import { startTestApp } from '#server/testing/app.ts';
import { countQueries } from '#server/testing/count-queries.ts';
import { ask, becomeAcquainted, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const UNKNOWN = { pid: 'SV999999998' };

const sheetOf = async (viewer: TestMember, other: TestMember): Promise<Sheet> =>
  JSON.parse((await ask(viewer, 'member', other)).text).sheet;
const setGrandfather = ({ client, pid }: TestMember, name: string, clan: string) =>
  client.call('updatepaternaldata', {
    pid,
    paternalgrandfathername: name,
    pgfclanid: clan,
    pgcastid: '4',
    paternalgrandfatheroccupation: '3',
    fclanid: clan,
    fcastid: '4',
  });

describe('the profile of another member', () => {
  test('is not found in the same words and the same class of time, whatever the reason', async () => {
    const viewer = await makeShownMember(app);
    const groom = () => makeShownMember(app, { gender: 'Male' });
    const [blocking, paused, notShown] = [await groom(), await groom(), await groom()];
    await ask(blocking, 'blockmember', viewer);
    await paused.client.call('pauseprofile', { pid: paused.pid, kind: 'paused', reason: 'notNow' });
    await app.db.deleteFrom('showings').where('profile_id', '=', notShown.pid).execute();
    const expected = await countQueries(app, () => ask(viewer, 'member', UNKNOWN));
    expect(expected.answer.status).toBe(404);
    for (const other of [blocking, paused, notShown, { pid: 'nonsense' }, { pid: '' }]) {
      const { queries, answer } = await countQueries(app, () => ask(viewer, 'member', other));
      expect(answer.status).toBe(404);
      expect(answer.bytes).toEqual(expected.answer.bytes);
      expect(queries).toBe(expected.queries);
    }
  });

  test('is found by an id as people type it', async () => {
    const [viewer, groom] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
    const typed = groom.pid.toLowerCase().replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
    expect((await ask(viewer, 'member', { pid: ` ${typed} ` })).body.shared).toMatchObject({ memberId: groom.pid });
  });

  test('of oneself is what accepted families see', async () => {
    const viewer = await makeShownMember(app);
    const { body } = await ask(viewer, 'member', viewer);
    expect(body).toMatchObject({ standing: 'own', sheet: null, family: { fullName: 'Ruma Ghosh', town: 'কলকাতা' } });
    // As a stranger sees it, by the same presenter.
    expect(body.as_stranger).toMatchObject({ memberId: viewer.pid, name: 'Ruma', pada: null, logno: null });
    expect(JSON.stringify(body.as_stranger)).not.toContain('Ghosh');
  });
});

describe('the whole birth chart', () => {
  const birth = { dob: '1990-05-17', tob: '04:44', placeid: '1275004' };
  const chartOf = async (viewer: TestMember, other: TestMember) => (await ask(viewer, 'member', other)).body.chart;
  const write = (groom: TestMember, born: Partial<typeof birth> & { mangalik?: string }) =>
    groom.client.call('updatepersonalinformation', { pid: groom.pid, ...born });

  test('is for accepted families alone, computed from the birth details', async () => {
    const groom = await makeShownMember(app, { gender: 'Male' });
    const [stranger, accepted] = [await makeShownMember(app), await makeShownMember(app)];
    await becomeAcquainted(accepted, groom);
    expect((await write(groom, birth)).body.msgcode).toBe(1);
    const chart = await chartOf(accepted, groom);
    expect(chart).toHaveLength(12);
    // The Sun is in Brish in mid-May.
    expect(Object(chart)[1]).toContain('sun');
    expect(Object(chart).flat().sort()).toEqual([...CHART_MARKS].sort());
    expect(await chartOf(groom, groom)).toEqual(chart);
    expect(await chartOf(stranger, groom)).toBeNull();
    await ask(groom, 'endacquaintance', accepted);
    expect(await chartOf(accepted, groom)).toBeNull();
  });

  test('goes without a lagna where no time is given, and is not drawn without a place', async () => {
    const groom = await makeShownMember(app, { gender: 'Male' });
    await write(groom, { dob: birth.dob, placeid: birth.placeid });
    expect(Object(await chartOf(groom, groom)).flat()).not.toContain('lagna');
    await write(groom, { dob: birth.dob, tob: birth.tob });
    expect(await chartOf(groom, groom)).toBeNull();
  });

  test('says of Mars what was declared, or else what is computed, and where the two differ', async () => {
    const groom = await makeShownMember(app, { gender: 'Male' });
    const [stranger, accepted] = [await makeShownMember(app), await makeShownMember(app, { mangalik: 'No' })];
    await becomeAcquainted(accepted, groom);
    const mangalOf = async (viewer: TestMember, other: TestMember) =>
      (await sheetOf(viewer, other)).horoscope.filter(({ code }) => code.startsWith('mangalik.'));
    await write(groom, birth);
    expect(await mangalOf(stranger, groom)).toEqual([{ code: 'mangalik.unknown', of: 'both' }]);
    // With Mars as on that morning nobody is mangalik.
    expect(await mangalOf(accepted, groom)).toEqual([{ code: 'mangalik.neither', of: 'both' }]);
    await write(groom, { ...birth, mangalik: 'Yes' });
    const oneOf = (of: string) => ['mangalik.one', 'mangalik.computedDiffers'].map((code) => ({ code, of }));
    expect(await mangalOf(accepted, groom)).toEqual(oneOf('them'));
    expect(await mangalOf(groom, accepted)).toEqual(oneOf('me'));
    expect(await mangalOf(stranger, groom)).toEqual([{ code: 'mangalik.unknown', of: 'both' }]);
  });
});

describe('the compatibility sheet', () => {
  test('gives eight kootas, jotok, gon and mangalik, and what is unknown', async () => {
    const bride = await makeShownMember(app, { rashi_id: '1', gon_id: '2', mangalik: 'Yes' });
    const groom = await makeShownMember(app, { gender: 'Male', rashi_id: '1', gon_id: '1', mangalik: 'Yes' });
    for (const [member, pada] of [
      [bride, 3],
      [groom, 3],
    ] as const)
      await app.db
        .insertInto('profile_details')
        .values({ profile_id: member.pid, nakshatra_id: member === bride ? 2 : 1, pada })
        .execute();
    const sheet = await sheetOf(bride, groom);
    // The matching engine's own example: 34 of 36.
    expect(sheet.guna).toMatchObject({ total: 34, most: 36, known: 8, expected: 34, convention: 'astrosage' });
    expect(sheet.guna?.kootas.map(({ koota }) => koota)).toHaveLength(8);
    expect(sheet.horoscope.map(({ code }) => code)).toEqual(['gon.agree', 'mangalik.both']);
    expect(sheet.unknown.theirs).toEqual(expect.arrayContaining(['clan', 'profession']));
    expect(sheet.unknown.theirs).not.toContain('rashi');
    expect(sheet.family).toBeNull();
    // The same score from the other side.
    expect((await sheetOf(groom, bride)).guna).toEqual(sheet.guna);
  });

  test('reads the padas once both have accepted, and not before', async () => {
    const [bride, groom] = [
      await makeShownMember(app, { rashi_id: '9' }),
      await makeShownMember(app, { gender: 'Male', rashi_id: '1' }),
    ];
    await app.db
      .insertInto('profile_details')
      .values([
        { profile_id: bride.pid, nakshatra_id: 20, pada: 3 },
        { profile_id: groom.pid, nakshatra_id: 1, pada: 1 },
      ])
      .execute();
    const before = await sheetOf(bride, groom);
    // The two halves of Dhanu have different vashyas.
    expect(before.guna).toMatchObject({ known: 7, most: 34 });
    expect((await sheetOf(groom, bride)).guna).toEqual(before.guna);
    await becomeAcquainted(bride, groom);
    const after = await sheetOf(bride, groom);
    expect(after.guna).toMatchObject({ known: 8, most: 36 });
    expect((await sheetOf(groom, bride)).guna).toEqual(after.guna);
  });

  test('weighs the wishes of both', async () => {
    const [bride, groom] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male', height: '172' })];
    await app.pool.query(
      `insert into wishes (profile_id, height_from, height, religion_ids, religion) values ($1, 170, 'Must', '{2}', 'Wish')`,
      [bride.pid],
    );
    await app.pool.query(
      `insert into wishes (profile_id, diets, diet, caste_no_bar, caste_ids, caste) values ($1, '{Veg}', 'Wish', true, '{4}', 'Must')`,
      [groom.pid],
    );
    const { myWishes, theirWishes } = await sheetOf(bride, groom);
    expect(myWishes).toEqual([
      { wish: 'heightCm', code: 'wish.met', strength: 'must' },
      { wish: 'religion', code: 'wish.unmet', strength: 'wish' },
    ]);
    // Whether it is a must is known to its owner only.
    expect(theirWishes).toEqual([{ wish: 'diet', code: 'wish.unknown' }]);
  });

  test('says before acceptance that both are of one gotra, however it is spelt', async () => {
    const [bride, groom] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
    await app.pool.query(
      `update personal_details set religion_id = 1, community = 'General', clan = case profile_id when $1 then 'Kashyap' else 'কাশ্যপ' end
        where profile_id in ($1, $2)`,
      [bride.pid, groom.pid],
    );
    const sheet = await sheetOf(bride, groom);
    expect(sheet.clan).toEqual([{ code: 'clan.same', of: 'both' }]);
    expect(sheet.family).toBeNull();
  });

  test('tells of a possible relation after acceptance, from the relatives as they stood then', async () => {
    const bride = await makeShownMember(app);
    const groom = await makeShownMember(app, { gender: 'Male' });
    for (const member of [bride, groom]) await setGrandfather(member, 'Haripada Chattopadhyay', 'Kashyap');
    expect((await sheetOf(bride, groom)).family).toBeNull();
    await becomeAcquainted(groom, bride);
    for (const [one, other] of [
      [bride, groom],
      [groom, bride],
    ] as const)
      expect((await sheetOf(one, other)).family).toMatchObject({ kinship: 'relation.possible', named: null });
    await setGrandfather(bride, 'Someone Else', 'Bharadwaj');
    expect((await sheetOf(groom, bride)).family).toMatchObject({ kinship: 'relation.possible' });
  });

  test('cannot be asked about the other’s relatives by editing one’s own after acceptance', async () => {
    const bride = await makeShownMember(app);
    const groom = await makeShownMember(app, {
      gender: 'Male',
      father_name: 'Bimal Sarkar',
      mother_name: 'Lata Sarkar',
    });
    await setGrandfather(groom, 'Haripada Chattopadhyay', 'Kashyap');
    await becomeAcquainted(groom, bride);
    const before = (await sheetOf(bride, groom)).family;
    expect(before?.kinship).toBe('relation.noneShown');
    await setGrandfather(bride, 'Haripada Chattopadhyay', 'Kashyap');
    expect((await sheetOf(bride, groom)).family).toMatchObject({ kinship: 'relation.noneShown', named: before?.named });
  });
});

describe('contact details', () => {
  test('are opened by a call of their own, which the other family sees', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    expect((await ask(bride, 'member', groom)).text).not.toContain(groom.phone);
    expect((await groom.client.call('contactopenings', { pid: groom.pid })).body.openings).toEqual([]);
    const { body } = await ask(bride, 'opencontact', groom);
    expect(body).toMatchObject({ full_name: 'Amit Dutta', phone: groom.phone, guardian_name: '' });
    // From now on the page shows it again.
    expect((await ask(bride, 'member', groom)).body.opened).toBe(true);
    expect((await ask(groom, 'member', bride)).body.opened).toBe(false);
    await ask(bride, 'opencontact', groom);
    const { openings }: { openings: { openedAt: string; member: { memberId: string } }[] } = JSON.parse(
      (await groom.client.call('contactopenings', { pid: groom.pid })).text,
    );
    expect(openings).toHaveLength(1);
    expect(openings[0]?.member.memberId).toBe(bride.pid);
    expect(Date.now() - Date.parse(openings[0]?.openedAt ?? '')).toBeLessThan(60_000);
  });

  test('are the guardian’s where one is given', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    const guardian = {
      guardian_name: 'Amal Dutta',
      guardian_relation: 'Father',
      guardian_phone: '9830099999',
    } as const;
    await app.db
      .insertInto('profile_details')
      .values({ profile_id: groom.pid, ...guardian })
      .execute();
    expect((await ask(bride, 'opencontact', groom)).body).toMatchObject({ phone: '', msgkey: 'familyAsked' });
    await app.db.insertInto('guardian_phones').values({ profile_id: groom.pid, phone: '9830099999' }).execute();
    const { body } = await ask(bride, 'opencontact', groom);
    expect(body).toMatchObject({ phone: '9830099999', guardian_name: 'Amal Dutta', guardian_relation: 'Father' });

    // With an unconfirmed number or none, the family's own number is not used instead.
    for (const phone of ['9830099998', '']) {
      await app.db
        .updateTable('profile_details')
        .set({ guardian_phone: phone })
        .where('profile_id', '=', groom.pid)
        .execute();
      expect((await ask(bride, 'opencontact', groom)).body).toMatchObject({ phone: '', msgkey: 'familyAsked' });
    }
    await groom.client.call('giveownphone', { pid: groom.pid });
    expect((await ask(bride, 'opencontact', groom)).body).toMatchObject({
      phone: groom.phone,
      msgkey: 'contactOpened',
    });
    expect(JSON.stringify(body)).not.toContain(groom.phone);
  });
});
