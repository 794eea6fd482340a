import { beforeAll, describe, expect, test, vi } from 'vitest';
import { tell } from '#server/notices/tell.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { countQueries } from '#server/testing/count-queries.ts';
import { ask, makeShownMember, meet } from '#server/testing/meeting.ts';
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
  soonest: { member: { memberId: string; name: string }; daysLeft: number } | null;
  accepted: { member: { memberId: string } } | null;
  accepted_more: number;
  people: { member: { memberId: string }; myWishes: { code: string }[] }[];
  people_new: boolean;
  office: { kind: string } | null;
}

describe('the home of a member', () => {
  test('names the family whose time ends soonest, as strangers see it, with the days that are left', async () => {
    const [early, late] = [await groom('Amit Dutta'), await groom('Bimal Sen')];
    for (const one of [early, late]) await ask(one, 'sendintroduction', bride, { note: '' });
    await app.pool.query(`update introductions set sent_at = sent_at - interval '15 days' where sender_id = $1`, [
      early.pid,
    ]);
    expect((await today(bride)).soonest).toMatchObject({ member: { memberId: early.pid, name: 'Amit' }, daysLeft: 6 });
    await ask(bride, 'declineintroduction', early);
    expect((await today(bride)).soonest).toMatchObject({ member: { memberId: late.pid }, daysLeft: 21 });
    await ask(late, 'blockmember', bride);
    expect((await today(bride)).soonest).toBeNull();
  });

  test('names who has accepted within fourteen days, and whose acquaintance still stands', async () => {
    const [first, second] = [await groom('Kamal Das'), await groom('Nirmal Pal')];
    await meet(bride, first);
    await meet(bride, second);
    expect(await today(bride)).toMatchObject({ accepted: { member: { memberId: second.pid } }, accepted_more: 1 });
    await ask(bride, 'blockmember', second);
    expect(await today(bride)).toMatchObject({ accepted: { member: { memberId: first.pid } }, accepted_more: 0 });
    await app.pool.query(`update introductions set answered_at = now() - interval '15 days' where recipient_id = $1`, [
      first.pid,
    ]);
    expect((await today(bride)).accepted).toBeNull();
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
    await groom('Hari Saha');
    const people = async () => {
      const { people, people_new } = await today(reader);
      return { ids: people.map(({ member }) => member.memberId), isNew: people_new };
    };
    // The index follows within two seconds.
    await vi.waitFor(async () => expect(await people()).toMatchObject({ isNew: true }), { timeout: 10_000 });
    const [memberId = ''] = (await people()).ids;
    // Of those who are shown one alone is new: it comes first, and who fits best stands behind it.
    const aged = await app.pool.query(
      `update showings set shown_at = shown_at - interval '15 days' where profile_id <> $1`,
      [memberId],
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
    await meet(reader, accepted);
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
    await tell(app.db, { profileId: pid, kind: 'badgeGiven' });
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
    // A member who has vanished is new to the other.
    const nobody = { people: [], people_new: false };
    expect({ ...vanished.answer, ...nobody }).toEqual({ ...none.answer, ...nobody });
  });
});

test('names what another family has done until it is read, and how the own profile rests', async () => {
  const [her, him] = [await makeShownMember(app), await groom('Sunil Bose')];
  const home = async () => JSON.parse((await her.client.call('showtoday', { pid: her.pid })).text);
  await meet(her, him);
  expect(await home()).toMatchObject({ family: null, rest: '' });
  await ask(him, 'endacquaintance', her);
  expect(await home()).toMatchObject({
    accepted: null,
    family: { kind: 'acquaintanceEnded', member: { memberId: him.pid }, closed: '' },
  });
  await her.client.call('notices', { pid: her.pid });
  expect((await home()).family).toBeNull();
  await her.client.call('pauseprofile', { pid: her.pid, kind: 'settled', reason: 'metHere' });
  expect((await home()).rest).toBe('settled');
});
