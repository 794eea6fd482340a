import { beforeAll, describe, expect, test, vi } from 'vitest';
import { notify } from '#server/notices/tell.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { countQueries } from '#server/testing/count-queries.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
let bride: TestMember;
beforeAll(async () => {
  bride = await makeShownMember(app);
});

const groom = (name: string) => makeShownMember(app, { gender: 'Male', name });
const today = async ({ client, pid }: TestMember): Promise<Today> =>
  JSON.parse((await client.call('showtoday', { pid })).text);

interface Today {
  to_answer: { member: { memberId: string; name: string }; daysLeft: number }[];
  said_yes: { member: { memberId: string }; absence: string; hasOpened: boolean; isUndecided: boolean }[];
  unreached: string[];
  awaited: number | null;
  lists_open: boolean;
  people: { member: { memberId: string }; myWishes: { code: string }[] }[];
  people_new: boolean;
  office: { kind: string } | null;
}

/** Returns the families in an acquaintance with their state. */
const yesOf = async (one: TestMember) => {
  const { said_yes, unreached } = await today(one);
  return { yes: said_yes.map(({ member: { memberId }, absence }) => [memberId, absence]), unreached };
};

describe('the home of a member', () => {
  test('names the families who wait, whose time ends first at the top, as strangers see them, with the days that are left', async () => {
    const [early, late] = [await groom('Amit Dutta'), await groom('Bimal Sen')];
    for (const one of [late, early]) await ask(one, 'sendintroduction', bride, { note: '' });
    await app.pool.query(`update introductions set sent_at = sent_at - interval '15 days' where sender_id = $1`, [
      early.pid,
    ]);
    expect((await today(bride)).to_answer).toMatchObject([
      { member: { memberId: early.pid, name: 'Amit' }, daysLeft: 6 },
      { member: { memberId: late.pid }, daysLeft: 21 },
    ]);
    await ask(bride, 'declineintroduction', early);
    expect((await today(bride)).to_answer).toMatchObject([{ member: { memberId: late.pid } }]);
    await ask(late, 'blockmember', bride);
    expect((await today(bride)).to_answer).toEqual([]);
  });

  test('names on both sides who has said yes, the latest first, until fourteen days after the number was opened', async () => {
    const [first, second] = [await groom('Kamal Das'), await groom('Nirmal Pal')];
    const guardian = { guardianname: 'Gopal Das', guardianrelation: 'Father' };
    await first.client.call('updateprofiledetails', { pid: first.pid, ...guardian });
    await becomeAcquainted(bride, first);
    await becomeAcquainted(second, bride);
    expect((await today(bride)).said_yes).toMatchObject([
      { member: { memberId: second.pid }, absence: '', hasOpened: false, isUndecided: false },
      {
        member: { memberId: first.pid },
        absence: '',
        hasOpened: false,
        guardianName: 'Gopal Das',
        guardianRelation: 'Father',
      },
    ]);
    for (const one of [first, second]) expect((await yesOf(one)).yes).toEqual([[bride.pid, '']]);
    await app.pool.query("update introductions set answered_at = now() - interval '60 days' where recipient_id = $1", [
      first.pid,
    ]);
    // However long ago the acceptance was: nobody has called yet.
    expect((await yesOf(bride)).yes).toContainEqual([first.pid, '']);
    await ask(bride, 'opencontact', first);
    expect((await today(bride)).said_yes[1]).toMatchObject({ member: { memberId: first.pid }, hasOpened: true });
    await app.pool.query(
      `update contact_openings set opened_at = now() - interval '15 days', opened_on = current_date - 15
         where owner_id = $1`,
      [first.pid],
    );
    expect((await yesOf(bride)).yes).toEqual([[second.pid, '']]);
    // An act of one side changes nothing on the other's home page.
    expect((await yesOf(first)).yes).toEqual([[bride.pid, '']]);
    // A second opening does not restart the days.
    await ask(bride, 'opencontact', first);
    expect((await yesOf(bride)).yes).toEqual([[second.pid, '']]);
  });

  test('names nobody to a session that sees no other family, and takes none of the cards of the day', async () => {
    const her = await makeShownMember(app);
    await becomeAcquainted(await groom('Haru Sil'), her);
    await ask(await groom('Moni Sil'), 'sendintroduction', her, { note: '' });
    const account = '(select account_id from account_profiles where profile_id = $1)';
    const cards = async () =>
      (await app.pool.query('select cards from reading_days where reader_id = $1', [her.pid])).rows;
    for (const [begin, end] of [
      [
        `update accounts set reset_by_phone_at = now() where id = ${account}`,
        `update accounts set reset_by_phone_at = null where id = ${account}`,
      ],
      [
        "update consents set withdrawn_at = now() where profile_id = $1 and kind = 'truthful'",
        "update consents set withdrawn_at = null where profile_id = $1 and kind = 'truthful'",
      ],
    ] as const) {
      await app.pool.query(begin, [her.pid]);
      const before = await cards();
      expect(await today(her)).toMatchObject({
        said_yes: [],
        unreached: [],
        to_answer: [],
        awaited: null,
        people: [],
        family: null,
      });
      expect(await cards()).toEqual(before);
      await app.pool.query(end, [her.pid]);
    }
    expect(await today(her)).toMatchObject({ said_yes: [{}], to_answer: [{}] });
  });

  test('names who answers only while the number may be opened', async () => {
    const [her, him] = [await makeShownMember(app), await groom('Bablu Sil')];
    const guardian = { guardianname: 'Gopal Sil', guardianrelation: 'Father' };
    await him.client.call('updateprofiledetails', { pid: him.pid, ...guardian });
    await becomeAcquainted(him, her);
    const named = async () => (await today(her)).said_yes.map((one) => Object(one).guardianName);
    expect(await named()).toEqual(['Gopal Sil']);
    await app.pool.query('insert into undecided_acquaintances (profile_id, member_id) values ($1, $2)', [
      her.pid,
      him.pid,
    ]);
    expect(await named()).toEqual(['']);
    await app.pool.query('delete from undecided_acquaintances where profile_id = $1', [her.pid]);
    await app.pool.query(
      'insert into whose_claims (profile_id, account_id) select $1, account_id from account_profiles where profile_id = $1',
      [her.pid],
    );
    expect(await named()).toEqual(['']);
  });

  test('says of a family that paused or settled what its page says, and calls those first who can be called', async () => {
    const [her, paused, settled, well] = [
      await makeShownMember(app),
      await groom('Paresh Das'),
      await groom('Ratan Das'),
      await groom('Tapan Das'),
    ];
    for (const one of [well, paused, settled]) await becomeAcquainted(one, her);
    await paused.client.call('pauseprofile', { pid: paused.pid, kind: 'paused', reason: 'notNow' });
    await settled.client.call('pauseprofile', { pid: settled.pid, kind: 'settled', reason: 'metElsewhere' });
    expect(await yesOf(her)).toEqual({
      yes: [
        [well.pid, ''],
        [settled.pid, 'settled'],
        [paused.pid, 'paused'],
      ],
      unreached: [],
    });
    // A paused family still sees its acquaintances.
    expect((await yesOf(paused)).yes).toEqual([[her.pid, '']]);
    expect(await today(paused)).toMatchObject({ lists_open: false, people: [] });
  });

  test('names by number alone who is not to be reached, and not at all whose acquaintance has ended', async () => {
    const her = await makeShownMember(app);
    const names = ['Suspended', 'Resting', 'Hidden', 'Blocking', 'Blocked', 'Leaving', 'Ending'];
    const grooms = await Promise.all(names.map((name) => groom(`${name} Das`)));
    const [suspended, resting, unshown, blocking, blocked, leaving, ending] = grooms;
    if (!suspended || !resting || !unshown || !blocking || !blocked || !leaving || !ending) throw new Error('seven');
    for (const one of grooms) await becomeAcquainted(one, her);
    await app.pool.query('update members set suspended_at = now() where profile_id = $1', [suspended.pid]);
    await app.pool.query(
      "insert into rests (profile_id, until, rested_by) values ($1, now() + interval '1 day', 'mitra')",
      [resting.pid],
    );
    await app.pool.query('delete from showings where profile_id = $1', [unshown.pid]);
    await ask(blocking, 'blockmember', her);
    await ask(her, 'blockmember', blocked);
    await app.pool.query(
      "update members set deletion_due_at = now() + interval '7 days', deletion_receipt = 'SB-HOME' where profile_id = $1",
      [leaving.pid],
    );
    await ask(ending, 'endacquaintance', her);
    const { yes, unreached } = await yesOf(her);
    expect(yes).toEqual([]);
    expect(unreached.sort()).toEqual([suspended, resting, unshown].map(({ pid }) => pid).sort());
  });

  test('a decline without a word changes no byte of its sender’s home', async () => {
    const [waiting, declined] = [await groom('Asim Roy'), await groom('Asim Roy')];
    const her = await makeShownMember(app);
    for (const one of [waiting, declined]) await ask(one, 'sendintroduction', her, { note: '' });
    await ask(her, 'declineintroduction', declined);
    const bytes = async ({ client, pid }: TestMember) => {
      const { people, ...rest } = JSON.parse((await client.call('showtoday', { pid })).text);
      return JSON.stringify(rest).replaceAll(pid, '');
    };
    expect(await bytes(declined)).toBe(await bytes(waiting));
    expect((await today(declined)).awaited).toBe(1);
  });

  test('counts the families whose answer it waits for, as its inbox does', async () => {
    const her = await makeShownMember(app);
    const [one, other, gone] = await Promise.all(['Asit', 'Bipul', 'Chayan'].map((name) => groom(`${name} Das`)));
    if (!one || !other || !gone) throw new Error('three');
    expect((await today(her)).awaited).toBe(0);
    for (const him of [one, other, gone]) await ask(her, 'sendintroduction', him, { note: '' });
    await app.pool.query('delete from showings where profile_id = $1', [gone.pid]);
    const { outbox } = JSON.parse((await her.client.call('introductions', { pid: her.pid })).text);
    const inOutbox = outbox.filter(({ state }: { state: string }) => state === 'waiting').length;
    expect([(await today(her)).awaited, inOutbox]).toEqual([2, 2]);
    await ask(other, 'acceptintroduction', her);
    expect((await today(her)).awaited).toBe(1);
  });

  test('shows nobody new to a member who is not shown, nor beyond what a day holds', async () => {
    expect((await today(await makeMember(app))).people).toEqual([]);
    await app.pool.query(
      `insert into reading_days (reader_id, day, lists, cards)
         select $1, (now() at time zone 'Asia/Kolkata')::date, 0, array(select generate_series(1, 600))
         on conflict (reader_id, day) do update set cards = excluded.cards`,
      [bride.pid],
    );
    expect((await today(bride)).people).toEqual([]);
  });

  test('names who was first shown this week or last week as new until the reader has opened them, then who fits best', async () => {
    const reader = await makeShownMember(app);
    for (const name of ['Hari Saha', 'Moni Saha', 'Nobin Saha']) await groom(name);
    const people = async () => {
      const { people, people_new } = await today(reader);
      return { ids: people.map(({ member }) => member.memberId), isNew: people_new };
    };
    // The index follows within two seconds.
    await vi.waitFor(async () => expect(await people()).toMatchObject({ isNew: true }), { timeout: 10_000 });
    const [memberId = ''] = (await people()).ids;
    // Only one of the shown members is new. That member comes first, followed by those who fit best.
    const aged = await app.pool.query(
      'update showings set shown_at = shown_at - $2::interval where profile_id <> all($1)',
      // The reader is new, so the page shows no other hint.
      [[memberId, reader.pid], '15 days'],
    );
    expect(aged.rowCount).toBeGreaterThan(1);
    await vi.waitFor(async () => expect(await people()).toMatchObject({ isNew: false }), { timeout: 10_000 });
    const [newest, ...behind] = (await people()).ids;
    expect(newest).toBe(memberId);
    expect(behind.length).toBeGreaterThan(0);
    expect(memberId).not.toBe('');
    await reader.client.call('member', { pid: reader.pid, member: memberId });
    expect((await people()).ids).not.toContain(memberId);
    await app.pool.query(`update showings set shown_at = shown_at - interval '15 days'`);
    await vi.waitFor(async () => expect(await people()).toMatchObject({ isNew: false }), { timeout: 10_000 });
    const { ids } = await people();
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).not.toContain(memberId);
  });

  test('shows behind all others whom a list has shown the reader the day before', async () => {
    const reader = await makeShownMember(app);
    const ids = async () => (await today(reader)).people.map(({ member }) => member.memberId);
    await vi.waitFor(async () => expect(await ids()).toHaveLength(4), { timeout: 10_000 });
    const first = await ids();
    expect(await ids()).toEqual(first);
    await app.pool.query('update reading_days set day = day - 1 where reader_id = $1', [reader.pid]);
    const second = await ids();
    expect(second).toHaveLength(4);
    expect(second.filter((id) => first.includes(id))).toEqual([]);
  });

  test('leaves out a member who is kept or with whom something stands, and puts first those who meet most wishes', async () => {
    const reader = await makeShownMember(app);
    const [sent, received, accepted] = [await groom('Amal Roy'), await groom('Bijoy Roy'), await groom('Chandan Roy')];
    const kept = await groom('Dipak Roy');
    const short = await makeShownMember(app, { gender: 'Male', name: 'Dulal Roy', height: '150' });
    const tall = await makeShownMember(app, { gender: 'Male', name: 'Haru Roy', height: '180' });
    await reader.client.call('updatewishes', { pid: reader.pid, heightfrom: '170', heightstrength: 'Wish' });
    await ask(reader, 'sendintroduction', sent, { note: '' });
    await ask(received, 'sendintroduction', reader, { note: '' });
    await ask(reader, 'addtoshortlist', kept, { note: '' });
    await becomeAcquainted(reader, accepted);
    await app.pool.query("update showings set shown_at = shown_at - interval '15 days' where profile_id <> all($1)", [
      [sent, received, accepted, kept, short, tall].map(({ pid }) => pid),
    ]);
    const ids = async () => (await today(reader)).people.map(({ member }) => member.memberId);
    await vi.waitFor(async () => expect(await ids()).toEqual(expect.arrayContaining([short.pid, tall.pid])), {
      timeout: 10_000,
    });
    const { people } = await today(reader);
    for (const { pid } of [sent, received, accepted, kept])
      expect(people.map(({ member }) => member.memberId)).not.toContain(pid);
    const met = people.map(({ myWishes }) => myWishes.filter(({ code }) => code === 'wish.met').length);
    expect(met).toEqual([...met].sort((one, other) => other - one));
    expect(people[0]?.member.memberId).toBe(tall.pid);
  });

  test('says what the office has told this account until it has been read', async () => {
    const { pid, client } = bride;
    expect((await today(bride)).office).toBeNull();
    await notify(app.db, { profileId: pid, kind: 'badgeGiven' });
    expect((await today(bride)).office).toMatchObject({ kind: 'badgeGiven' });
    await client.call('notices', { pid });
    expect((await today(bride)).office).toBeNull();
  });

  test('asks as often for a family that has vanished as for none', async () => {
    const [lonely, asked] = [await makeShownMember(app), await makeShownMember(app)];
    const gone = await groom('Sunil Roy');
    await ask(gone, 'sendintroduction', asked, { note: '' });
    await ask(gone, 'blockmember', asked);
    const none = await countQueries(app, () => today(lonely));
    const vanished = await countQueries(app, () => today(asked));
    expect(vanished.queries).toBe(none.queries);
    // A vanished member appears as new to the other, so these fields differ.
    const nobody = { people: [], people_new: false };
    expect({ ...vanished.answer, ...nobody }).toEqual({ ...none.answer, ...nobody });
  });
});

test('names what another family has done until it is read, and how the own profile rests', async () => {
  const [her, him] = [await makeShownMember(app), await groom('Sunil Bose')];
  const home = async () => JSON.parse((await her.client.call('showtoday', { pid: her.pid })).text);
  await becomeAcquainted(her, him);
  expect(await home()).toMatchObject({ family: null, rest: '' });
  await ask(him, 'endacquaintance', her);
  expect(await home()).toMatchObject({
    said_yes: [],
    family: { kind: 'acquaintanceEnded', member: { memberId: him.pid }, closed: '' },
  });
  await her.client.call('notices', { pid: her.pid });
  expect((await home()).family).toBeNull();
  await her.client.call('pauseprofile', { pid: her.pid, kind: 'settled', reason: 'metHere' });
  expect((await home()).rest).toBe('settled');
});
