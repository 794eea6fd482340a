import { beforeAll, describe, expect, test } from 'vitest';
import { WEEK_MS } from '#contract/durations.ts';
import { mondayInIndia } from '#contract/india-day.ts';
import { settlesAt } from '#contract/weekly-introduction.ts';
import { undoSending } from '#server/domain/interests/undo.queries.ts';
import { loadSeeker } from '#server/ranking/lists.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { introduce, pressIntroduction, stayBeforeSundayEvening } from '#server/testing/introduce.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { tellsFrom } from './tell-introduced.ts';

const app = await startTestApp();
beforeAll(stayBeforeSundayEvening);

const make = ({ client, pid }: TestMember, path: string, form: Record<string, string> = {}) =>
  client.call(path, { pid, ...form });
const json = async (...asked: Parameters<typeof make>) => JSON.parse((await make(...asked)).text);
const introduced = async (one: TestMember) => (await json(one, 'showtoday')).introduced;
const query = (text: string, ...values: unknown[]) => app.pool.query(text, values);
const weeksAgo = (weeks: number) => mondayInIndia(Date.now() - weeks * WEEK_MS);

async function makePair(): Promise<[bride: TestMember, groom: TestMember]> {
  const bride = await makeShownMember(app);
  const groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
  await introduce(app, [bride, groom]);
  return [bride, groom];
}

describe('home', () => {
  test('puts the two before each other with the reasons of both, and says nothing of the other’s press', async () => {
    const [bride, groom] = await makePair();
    await make(groom, 'updatewishes', { agefrom: '20', ageto: '40' });
    for (const [one, other] of [
      [bride, groom],
      [groom, bride],
    ] as const)
      expect(await introduced(one)).toMatchObject({
        match: { member: { memberId: other.pid } },
        press: '',
        isAsked: false,
        isCandidates: false,
        closesAt: new Date(settlesAt(mondayInIndia())).toISOString(),
      });
    const before = JSON.stringify(await introduced(groom));
    for (const what of ['send', 'later', 'no', ''] as const) {
      await pressIntroduction(bride, groom, what);
      expect((await introduced(bride)).press).toBe(what);
      expect(JSON.stringify(await introduced(groom))).toBe(before);
    }
    const { people } = await json(bride, 'showtoday');
    expect(people.some(({ member }: { member: { memberId: string } }) => member.memberId === groom.pid)).toBe(false);
  });

  test('is empty before the round is done, of another week, when it is settled, and for whom something stands already', async () => {
    const [bride, groom] = await makePair();
    await query('update weekly_rounds set done_at = null');
    expect(await introduced(bride)).toBeNull();
    await query('update weekly_rounds set done_at = now()');
    await query('update weekly_pairs set week = week + 7 where bride_id = $1', bride.pid);
    expect(await introduced(bride)).toBeNull();
    await query('update weekly_pairs set week = week - 7, settled_at = now() where bride_id = $1', bride.pid);
    expect(await introduced(bride)).toBeNull();
    await query('update weekly_pairs set settled_at = null where bride_id = $1', bride.pid);
    await becomeAcquainted(bride, groom);
    for (const one of [bride, groom]) expect(await introduced(one)).toBeNull();
  });

  test('who answers *Not for us* finds that family in no list of their own, until it is taken back; the other finds them as ever', async () => {
    const [bride, groom] = await makePair();
    const meets = async (one: TestMember, other: TestMember) =>
      !(await loadSeeker(app, one.pid)).excluded.has(other.pid);
    await pressIntroduction(bride, groom, 'no');
    expect([await meets(bride, groom), await meets(groom, bride)]).toEqual([false, true]);
    await pressIntroduction(bride, groom, '');
    expect(await meets(bride, groom)).toBe(true);
    await pressIntroduction(groom, bride, 'no');
    expect([await meets(bride, groom), await meets(groom, bride)]).toEqual([true, false]);
  });

  test('beside a candidate who accepts alone, somebody else’s *Not for us* keeps nobody away', async () => {
    const [bride, groom] = await makePair();
    const father = await addHolder(app, bride, 'guardian');
    await pressIntroduction(father, groom, 'no');
    expect((await loadSeeker(app, bride.pid)).excluded.has(groom.pid)).toBe(false);
    await ask(groom, 'sendintroduction', bride, { note: '' });
    const answer = 'select answer from introductions where sender_id = $1';
    expect((await query(answer, groom.pid)).rows).toEqual([{ answer: null }]);
  });

  test('an interest that *Not for us* has declined in silence is taken back like one that waits', async () => {
    const undone = async (what: 'no' | 'later') => {
      const [bride, groom] = await makePair();
      await pressIntroduction(bride, groom, what);
      await ask(groom, 'sendintroduction', bride, { note: '' });
      return undoSending(app.db, { senderId: groom.pid, recipientId: bride.pid });
    };
    expect([await undone('no'), await undone('later')]).toEqual([true, true]);
  });

  test('of the two, who hides the other reads of it no more', async () => {
    const [bride, groom] = await makePair();
    await ask(bride, 'hidemember', groom);
    expect(await introduced(bride)).toBeNull();
    expect(await introduced(groom)).not.toBeNull();
  });

  test('asks kindly once every introduction of half a year was answered with not for us', async () => {
    const [bride] = await makePair();
    const asks = async () => (await make(bride, 'showtoday')).body.all_refused;
    await query('delete from weekly_pairs where bride_id = $1', bride.pid);
    for (const weeks of [25, 17, 9, 2]) {
      const groom = await makeShownMember(app, { gender: 'Male' });
      expect(await asks()).toBe(false);
      await introduce(app, [bride, groom], weeksAgo(weeks));
      await query("update weekly_pairs set bride_press = 'no', bride_pressed_at = now(), settled_at = now()");
    }
    expect(await asks()).toBe(true);
    await query("update weekly_pairs set bride_press = 'later' where week = $1", weeksAgo(2));
    expect(await asks()).toBe(false);
  });
});

describe('a press', () => {
  test('is refused without an introduction, for another family, and while somebody says that the profile is their own', async () => {
    const [bride, groom] = await makePair();
    const stranger = await makeShownMember(app, { gender: 'Male' });
    expect((await pressIntroduction(bride, stranger, 'send')).body).toMatchObject({ msgcode: 2, msgkey: 'weeklyOver' });
    expect((await ask(bride, 'pressweekly', groom, { press: 'maybe' })).status).toBe(422);
    await query(
      'insert into whose_claims (profile_id, account_id) select profile_id, account_id from account_profiles where profile_id = $1',
      bride.pid,
    );
    expect((await pressIntroduction(bride, groom, 'send')).status).toBe(409);
    await query('update weekly_pairs set settled_at = now() where bride_id = $1', bride.pid);
    expect((await pressIntroduction(groom, bride, 'send')).body.msgkey).toBe('weeklyOver');
  });

  test('counts neither among three a day nor ten open', async () => {
    const [bride, groom] = await makePair();
    for (let sent = 0; sent < 3; sent++)
      expect(
        (await ask(bride, 'sendintroduction', await makeShownMember(app, { gender: 'Male' }), { note: '' })).body
          .msgcode,
      ).toBe(1);
    expect((await pressIntroduction(bride, groom, 'send')).body.msgcode).toBe(1);
    await app.introductions.settle(settlesAt(mondayInIndia()));
    const { open_sent, outbox } = await json(bride, 'introductions');
    expect([open_sent, outbox.length]).toEqual([3, 4]);
  });
});

describe('who is shown to those alone whom they write to', () => {
  test('is put before nobody without a tick of their own, and is seen with it until the interest is over', async () => {
    const [bride, groom] = await makePair();
    await query('insert into chosen_showings (profile_id) values ($1)', bride.pid);
    expect((await make(bride, 'showweekly')).body).toMatchObject({ introduced: false, shown_to_chosen: true });
    expect(await introduced(groom)).toBeNull();
    expect((await ask(groom, 'member', bride)).status).toBe(404);
    expect((await make(bride, 'updateweekly', { introduced: 'Yes', shownto: 'Chosen' })).body.msgkey).toBe('weeklyOn');
    expect((await introduced(groom)).match.member.memberId).toBe(bride.pid);
    expect((await ask(groom, 'member', bride)).status).toBe(200);
    await pressIntroduction(groom, bride, 'send');
    await app.introductions.settle(settlesAt(mondayInIndia()));
    expect((await ask(groom, 'member', bride)).status).toBe(200);
    expect((await make(groom, 'introductions')).body.outbox).toMatchObject([{ state: 'waiting' }]);
    await query("update introductions set sent_at = now() - interval '22 days' where sender_id = $1", groom.pid);
    expect((await ask(groom, 'member', bride)).status).toBe(404);
  });
});

test('a page drawn before another audience was chosen gives no tick, whichever way it changed, and says why', async () => {
  const bride = await makeShownMember(app);
  const tick = (shownTo: string) => make(bride, 'updateweekly', { introduced: 'Yes', shownto: shownTo });
  const refused = { status: 409, body: { msgkey: 'weeklyAudienceChanged' } };
  await query('insert into chosen_showings (profile_id) values ($1)', bride.pid);
  expect(await tick('Members')).toMatchObject(refused);
  expect((await make(bride, 'showweekly')).body).toMatchObject({ introduced: false, shown_to_chosen: true });
  expect((await make(bride, 'updateweekly', { introduced: 'Yes' })).status).toBe(422);
  await query('delete from chosen_showings where profile_id = $1', bride.pid);
  expect(await tick('Chosen')).toMatchObject(refused);
  const { rows } = await query('select from weekly_choices where profile_id = $1', bride.pid);
  expect(rows).toEqual([]);
  expect((await tick('Members')).body.msgkey).toBe('weeklyOn');
});

test('the switch is on, is the candidate’s alone where there is one, and has two sides', async () => {
  const bride = await makeShownMember(app);
  expect((await make(bride, 'showweekly')).body).toMatchObject({ introduced: true, shown_to_chosen: false });
  const father = await addHolder(app, bride, 'guardian');
  expect(await make(father, 'updateweekly', { introduced: 'No', shownto: 'Members' })).toMatchObject({
    status: 403,
    body: { msgkey: 'candidateAlone' },
  });
  expect((await make(bride, 'updateweekly', { introduced: '', shownto: 'Members' })).status).toBe(422);
  expect((await make(bride, 'updateweekly', { introduced: 'No', shownto: 'Members' })).body.msgkey).toBe('weeklyOff');
  expect((await make(father, 'showweekly')).body).toMatchObject({ introduced: false });
});

test('both are told on Monday at ten, once, without a name outside the site; who has answered already is not', async () => {
  const [bride, groom] = await makePair();
  const [other, man] = await makePair();
  await pressIntroduction(man, other, 'later');
  const monday = mondayInIndia();
  const told = async () =>
    (
      await query("select profile_id as id from notices where kind = 'weeklyIntroduction' order by made_at, id")
    ).rows.map(({ id }) => id);
  expect(await app.introductions.tell(tellsFrom(monday) - 1)).toBe(false);
  expect(await told()).toEqual([]);
  expect(await app.introductions.tell(tellsFrom(monday))).toBe(true);
  await Promise.all([app.introductions.tell(tellsFrom(monday)), app.introductions.tell(tellsFrom(monday) + 1)]);
  const all = await told();
  expect(all.filter((id) => [bride, groom, other, man].some(({ pid }) => pid === id)).sort()).toEqual(
    [bride, groom, other].map(({ pid }) => pid).sort(),
  );
});
