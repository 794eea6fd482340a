import { beforeAll, describe, expect, test } from 'vitest';
import { endSuspensionOf, suspend } from '#server/office/members.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { introduce, pressIntroduction, stayBeforeSundayEvening, sundayEvening } from '#server/testing/introduce.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
beforeAll(stayBeforeSundayEvening);

const settle = () => app.introductions.settle(sundayEvening());

async function makePair(): Promise<[bride: TestMember, groom: TestMember]> {
  const bride = await makeShownMember(app);
  const groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
  await introduce(app, [bride, groom]);
  return [bride, groom];
}

const make = ({ client, pid }: TestMember, path: string, form: Record<string, string> = {}) =>
  client.call(path, { pid, ...form });
const json = async (...asked: Parameters<typeof make>) => JSON.parse((await make(...asked)).text);
const query = (text: string, ...values: unknown[]) => app.pool.query(text, values);

/** Returns what a family reads about others: the state of its interests, whom it may call, and its notices. */
async function read(one: TestMember) {
  const body = await json(one, 'introductions');
  const states = (list: { state: string }[]) => list.map(({ state }) => state).join();
  const { rows } = await query(
    'select distinct kind from notices where profile_id = $1 and kind like any($2) order by 1',
    ...[one.pid, ['interest%', 'familyActed']],
  );
  return { came: states(body.inbox), sent: states(body.outbox), told: rows.map(({ kind }) => kind).join() };
}
type Read = Partial<Awaited<ReturnType<typeof read>>>;

const nothing = { came: '', sent: '', told: '' };
const waits = { ...nothing, sent: 'waiting' };
const asked = { ...nothing, came: 'waiting', told: 'interestReceived' };
const unwanted = { ...nothing, came: 'declined' };
const yes = { told: 'interestAccepted' };

interface State {
  /** What the two press first, in this order. */
  bride?: 'send' | 'no' | 'later';
  groom?: 'send' | 'no' | 'later';
  /** An event before Sunday evening. */
  meanwhile?: (bride: TestMember, groom: TestMember) => Promise<unknown>;
  brideReads: Read;
  groomReads: Read;
}

const rest = (one: TestMember) =>
  query("insert into rests (profile_id, until, rested_by) values ($1, now() + interval '9 days', 'mitra')", one.pid);
const both = { bride: 'send', groom: 'send' } as const;

/** The table in this folder's README, line by line. */
const STATES: Record<string, State> = {
  'both send': { ...both, brideReads: yes, groomReads: yes },
  'one sends': { bride: 'send', brideReads: waits, groomReads: asked },
  'one sends, the other says later': { bride: 'send', groom: 'later', brideReads: waits, groomReads: asked },
  'one sends, the other does not want it': { bride: 'send', groom: 'no', brideReads: waits, groomReads: unwanted },
  'nobody sends': { bride: 'later', groom: 'no', brideReads: nothing, groomReads: nothing },
  'taken back': {
    bride: 'send',
    meanwhile: (b, g) => pressIntroduction(b, g, ''),
    brideReads: nothing,
    groomReads: nothing,
  },
  'changed to no': {
    ...both,
    meanwhile: (b, g) => pressIntroduction(b, g, 'no'),
    brideReads: unwanted,
    groomReads: waits,
  },
  paused: {
    ...both,
    meanwhile: (_, g) => make(g, 'pauseprofile', { kind: 'paused', reason: 'notNow', words: '' }),
    brideReads: nothing,
    groomReads: nothing,
  },
  'paused and resumed': {
    ...both,
    async meanwhile(_, g) {
      await make(g, 'pauseprofile', { kind: 'paused', reason: 'notNow', words: '' });
      await make(g, 'resumeprofile');
    },
    brideReads: yes,
    groomReads: yes,
  },
  'match settled': {
    ...both,
    meanwhile: (_, g) => make(g, 'pauseprofile', { kind: 'settled', reason: 'other', words: '' }),
    brideReads: nothing,
    groomReads: nothing,
  },
  'at rest by the office': { ...both, meanwhile: (_, g) => rest(g), brideReads: nothing, groomReads: nothing },
  veto: {
    ...both,
    async meanwhile(_, g) {
      await query("insert into vetoes (profile_id, safe_way) values ($1, 'sealed')", g.pid);
      await rest(g);
    },
    brideReads: nothing,
    groomReads: nothing,
  },
  'suspended and restored': {
    ...both,
    async meanwhile(_, g) {
      await suspend(app.db, g.pid, { reason: 'words' });
      await endSuspensionOf(app.db, g.pid, 'words');
    },
    brideReads: waits,
    groomReads: {},
  },
  'asked to be deleted': {
    ...both,
    meanwhile: (_, g) =>
      query(
        "update members set deletion_due_at = now() + interval '7 days', deletion_receipt = 'z' || profile_id where profile_id = $1",
        g.pid,
      ),
    brideReads: nothing,
    groomReads: {},
  },
  deleted: {
    ...both,
    meanwhile: (_, g) => query('delete from members where profile_id = $1', g.pid),
    brideReads: nothing,
    groomReads: {},
  },
  'blocked by card': {
    ...both,
    meanwhile: (b, g) => ask(g, 'blockmember', b),
    brideReads: nothing,
    groomReads: nothing,
  },
  'blocked by number, after it was pressed': {
    ...both,
    meanwhile: (b, g) => make(g, 'blockphone', { phone: b.phone }),
    // A family that has blocked a number does not learn whose it is.
    brideReads: nothing,
    groomReads: waits,
  },
  'blocked by number, before it is pressed': {
    bride: 'send',
    async meanwhile(b, g) {
      await make(g, 'blockphone', { phone: b.phone });
      await pressIntroduction(g, b, 'send');
    },
    brideReads: yes,
    groomReads: yes,
  },
  hidden: { ...both, meanwhile: (b, g) => ask(g, 'hidemember', b), brideReads: waits, groomReads: unwanted },
  'an interest by hand meanwhile, from the other': {
    bride: 'send',
    meanwhile: (b, g) => ask(g, 'sendintroduction', b, { note: '' }),
    brideReads: { sent: '', came: 'accepted' },
    groomReads: { sent: 'accepted', told: 'interestAccepted' },
  },
  'an interest by hand meanwhile, and no press of the other': {
    groom: 'send',
    meanwhile: (b, g) => ask(g, 'sendintroduction', b, { note: '' }),
    brideReads: asked,
    groomReads: waits,
  },
  'an interest by hand to who does not want it': {
    bride: 'no',
    meanwhile: (b, g) => ask(g, 'sendintroduction', b, { note: '' }),
    brideReads: unwanted,
    groomReads: waits,
  },
  'an interest by hand that is withdrawn': {
    ...both,
    async meanwhile(b, g) {
      await ask(g, 'sendintroduction', b, { note: '' });
      await ask(g, 'withdrawintroduction', b);
    },
    brideReads: { came: '', sent: 'waiting' },
    groomReads: { came: 'waiting', sent: 'withdrawn' },
  },
  'an interest by hand that is declined': {
    ...both,
    async meanwhile(b, g) {
      await ask(g, 'sendintroduction', b, { note: '' });
      await ask(b, 'declineintroduction', g);
    },
    brideReads: { came: 'declined', sent: '' },
    groomReads: waits,
  },
  'accepted by hand and ended': {
    ...both,
    async meanwhile(b, g) {
      await ask(g, 'sendintroduction', b, { note: '' });
      await ask(b, 'acceptintroduction', g);
      await ask(b, 'endacquaintance', g);
    },
    brideReads: { came: '', sent: '' },
    groomReads: { came: '', sent: '' },
  },
  'somebody says that the profile is their own': {
    ...both,
    meanwhile: (_, g) =>
      query(
        'insert into whose_claims (profile_id, account_id) select profile_id, account_id from account_profiles where profile_id = $1',
        g.pid,
      ),
    brideReads: waits,
    groomReads: asked,
  },
  'not shown any more': {
    ...both,
    meanwhile: (_, g) => query('delete from showings where profile_id = $1', g.pid),
    brideReads: nothing,
    groomReads: nothing,
  },
};

describe('on Sunday evening', () => {
  test.each(Object.entries(STATES))('%s', async (_, { meanwhile, brideReads, groomReads, ...pressed }) => {
    const [bride, groom] = await makePair();
    if (pressed.bride) expect((await pressIntroduction(bride, groom, pressed.bride)).body.msgcode).toBe(1);
    if (pressed.groom) expect((await pressIntroduction(groom, bride, pressed.groom)).body.msgcode).toBe(1);
    await meanwhile?.(bride, groom);
    await settle();
    if (Object.keys(brideReads).length > 0) expect(await read(bride)).toMatchObject(brideReads);
    if (Object.keys(groomReads).length > 0) expect(await read(groom)).toMatchObject(groomReads);
    // Run again, as by another process or after a crash: nothing is repeated.
    await query('update weekly_pairs set settled_at = settled_at');
    await settle();
    const { rows } = await query(
      'select count(*)::int as many from introductions where $1 in (sender_id, recipient_id) and origin = $2',
      ...[bride.pid, 'weekly'],
    );
    expect(rows[0].many).toBeLessThanOrEqual(1);
  });

  test('an acceptance of the week opens what every acceptance opens, and counts among none of a day', async () => {
    const [bride, groom] = await makePair();
    await pressIntroduction(bride, groom, 'send');
    await pressIntroduction(groom, bride, 'send');
    expect(await read(bride)).toMatchObject(nothing);
    await settle();
    for (const [one, other] of [
      [bride, groom],
      [groom, bride],
    ] as const) {
      expect((await ask(one, 'member', other)).body).toMatchObject({ standing: 'accepted' });
      expect((await make(one, 'showtoday')).body.said_yes).toMatchObject([{ member: { memberId: other.pid } }]);
      expect((await make(one, 'introductions')).body).toMatchObject({ sent_today: 0, open_sent: 0 });
    }
    const { rows } = await query(
      'select origin, answer from introductions where $1 in (sender_id, recipient_id)',
      bride.pid,
    );
    expect(rows).toEqual([{ origin: 'weekly', answer: 'accepted' }]);
  });

  test('is not before six, and as good late', async () => {
    const [bride, groom] = await makePair();
    await pressIntroduction(bride, groom, 'send');
    await app.introductions.settle(sundayEvening() - 1);
    expect(await read(groom)).toMatchObject(nothing);
    await app.introductions.settle(sundayEvening() + 3 * 86_400_000);
    expect(await read(groom)).toMatchObject(asked);
  });

  test('settles many at once from two processes without one twice', async () => {
    const pairs = await Promise.all(Array.from({ length: 4 }, makePair));
    for (const [bride, groom] of pairs)
      await Promise.all([pressIntroduction(bride, groom, 'send'), pressIntroduction(groom, bride, 'send')]);
    await Promise.all([settle(), settle(), settle()]);
    await settle();
    for (const [bride] of pairs) {
      const { inbox, outbox } = await json(bride, 'introductions');
      expect(inbox.length + outbox.length).toBe(1);
    }
  });
});

describe('beside a candidate', () => {
  async function makeFamily() {
    const [bride, groom] = await makePair();
    const father = await addHolder(app, bride, 'guardian');
    return { bride, groom, father };
  }

  test.each([true, false])(
    'a guardian’s press asks her, whether the other has sent (%s) or not, and alone sends nothing',
    async (hasSent) => {
      const { bride, groom, father } = await makeFamily();
      if (hasSent) await pressIntroduction(groom, bride, 'send');
      const before = await make(father, 'showtoday');
      expect((await pressIntroduction(father, groom, 'send')).body).toMatchObject({
        msgcode: 1,
        msgkey: 'weeklyAsked',
      });
      expect(before.body.introduced).toMatchObject({ press: '', isAsked: false });
      expect((await make(father, 'showtoday')).body.introduced).toMatchObject({ press: '', isAsked: true });
      const { rows } = await query(
        "select account_id from notices where kind = 'weeklyAsked' and profile_id = $1",
        bride.pid,
      );
      expect(rows).toHaveLength(1);
      await settle();
      expect(await read(bride)).toMatchObject(hasSent ? asked : nothing);
      expect(await read(groom)).toMatchObject(hasSent ? waits : nothing);
    },
  );

  test('her own press is hers: it makes of his a yes, or takes it back, and he does not change it', async () => {
    const { bride, groom, father } = await makeFamily();
    await pressIntroduction(father, groom, 'send');
    expect((await pressIntroduction(bride, groom, 'no')).body.msgkey).toBe('weeklyNo');
    expect((await make(father, 'showtoday')).body.introduced).toMatchObject({ press: 'no', isCandidates: true });
    expect((await pressIntroduction(father, groom, 'send')).body).toMatchObject({
      msgcode: 2,
      msgkey: 'weeklyCandidates',
    });
    await pressIntroduction(bride, groom, 'send');
    await pressIntroduction(groom, bride, 'send');
    await settle();
    expect(await read(bride)).toMatchObject(yes);
  });

  test('where she has handed accepting over, his press is one, which she is told of and may take back', async () => {
    const { bride, groom, father } = await makeFamily();
    await make(bride, 'reserveaccepting', { reserve: 'No' });
    expect((await pressIntroduction(father, groom, 'send')).body.msgkey).toBe('weeklySend');
    await pressIntroduction(groom, bride, 'send');
    await settle();
    expect(await read(bride)).toMatchObject({ told: 'familyActed,interestAccepted' });
    const { acts } = JSON.parse((await bride.client.get(`/api/showholders?pid=${bride.pid}`)).text);
    const { id } = acts.find(({ act }: { act: string }) => act === 'accepted');
    expect((await make(bride, 'takebackact', { act: String(id) })).body.msgkey).toBe('actUndone');
    expect(await read(groom)).toMatchObject({ sent: 'waiting' });
  });

  /** Returns another holder's act from the candidate's list. */
  async function findAct(one: TestMember, wanted: string) {
    const { acts } = JSON.parse((await one.client.get(`/api/showholders?pid=${one.pid}`)).text);
    return acts.find(({ act }: { act: string }) => act === wanted);
  }
  const takeBack = async (one: TestMember, wanted: string) =>
    (await make(one, 'takebackact', { act: String((await findAct(one, wanted))?.id) })).body.msgkey;
  const handOver = (one: TestMember) => make(one, 'reserveaccepting', { reserve: 'No' });

  test.each(['sent', 'accepted'])(
    'where others have pressed on both sides, the candidate who reads *%s* takes it back: the other’s waits as an interest',
    async (wanted) => {
      const { bride, groom, father } = await makeFamily();
      const mother = await addHolder(app, groom, 'guardian');
      await Promise.all([handOver(bride), handOver(groom)]);
      await pressIntroduction(father, groom, 'send');
      await pressIntroduction(mother, bride, 'send');
      await settle();
      const [one, other] = (await findAct(bride, wanted)) ? [bride, groom] : [groom, bride];
      expect(await read(one)).toMatchObject({ told: 'familyActed,interestAccepted' });
      expect(await takeBack(one, wanted)).toBe('actUndone');
      expect(await read(one)).toMatchObject({ ...nothing, came: 'waiting', told: 'familyActed' });
      expect(await read(other)).toMatchObject({ ...waits, told: 'familyActed' });
      expect((await ask(one, 'member', other)).body).toMatchObject({ standing: 'received' });
      expect((await ask(other, 'member', one)).body).toMatchObject({ standing: 'waiting' });
      // The interest is the other family's. It can be accepted, and there is no act to undo.
      expect(await takeBack(one, wanted)).toBe('actStays');
      expect((await ask(one, 'acceptintroduction', other)).body.msgcode).toBe(1);
      expect(await read(other)).toMatchObject({ sent: 'accepted', came: '' });
    },
  );

  test('an interest that one sent alone and the other accepted by hand is not taken back', async () => {
    const { bride, groom, father } = await makeFamily();
    await handOver(bride);
    await pressIntroduction(father, groom, 'send');
    await settle();
    await ask(groom, 'acceptintroduction', bride);
    expect(await takeBack(bride, 'sent')).toBe('actStays');
    expect((await ask(bride, 'member', groom)).body).toMatchObject({ standing: 'accepted' });
  });

  test.each([true, false])(
    'another’s *Not for us* where accepting is handed over is told to the candidate on Sunday, whether the other has sent (%s) or not, and taken back within a day',
    async (hasSent) => {
      const { bride, groom, father } = await makeFamily();
      await handOver(bride);
      await pressIntroduction(father, groom, 'no');
      if (hasSent) await pressIntroduction(groom, bride, 'send');
      expect(await read(bride)).toMatchObject(nothing);
      await settle();
      expect(await read(bride)).toMatchObject({ told: 'familyActed' });
      const before = await read(groom);
      expect(await findAct(father, 'refusedWeekly')).toMatchObject({ member: { memberId: groom.pid } });
      expect(await takeBack(bride, 'refusedWeekly')).toBe('actUndone');
      expect(await read(bride)).toMatchObject({ came: hasSent ? 'waiting' : '' });
      expect(await read(groom)).toEqual(before);
      // The refusal does not apply to an interest sent by hand.
      if (!hasSent) await ask(groom, 'sendintroduction', bride, { note: '' });
      expect(await read(bride)).toMatchObject({ came: 'waiting' });
      expect(await takeBack(bride, 'refusedWeekly')).toBe('actStays');
    },
  );

  test('where the candidate accepts alone another’s *Not for us* is nobody’s word, and leaves nothing; nor does her own', async () => {
    const { bride, groom, father } = await makeFamily();
    await pressIntroduction(father, groom, 'no');
    await settle();
    expect([await read(bride), await findAct(bride, 'refusedWeekly')]).toMatchObject([nothing, undefined]);
    const { bride: other, groom: man } = await makeFamily();
    await pressIntroduction(other, man, 'no');
    await settle();
    expect([await read(other), await findAct(other, 'refusedWeekly')]).toMatchObject([nothing, undefined]);
  });

  test('*Not for us* by an account that a restore has lost is the family’s word still; one that has left takes it along', async () => {
    const { bride, groom, father } = await makeFamily();
    await handOver(bride);
    await pressIntroduction(father, groom, 'no');
    await query('update weekly_pairs set bride_pressed_by = null where bride_id = $1', bride.pid);
    await ask(groom, 'sendintroduction', bride, { note: '' });
    expect(await read(bride)).toMatchObject(unwanted);

    const family = await makeFamily();
    await handOver(family.bride);
    await pressIntroduction(family.father, family.groom, 'no');
    expect((await make(family.father, 'leaveprofile')).body.msgcode).toBe(1);
    await ask(family.groom, 'sendintroduction', family.bride, { note: '' });
    expect(await read(family.bride)).toMatchObject({ came: 'waiting' });
  });

  test('what somebody pressed who looks after the profile no longer is nothing; nor what was pressed before she came', async () => {
    const { bride, groom, father } = await makeFamily();
    await make(bride, 'reserveaccepting', { reserve: 'No' });
    await pressIntroduction(father, groom, 'send');
    await query("delete from account_profiles where profile_id = $1 and role = 'guardian'", bride.pid);
    await settle();
    expect(await read(groom)).toMatchObject(nothing);

    const [other, man] = await makePair();
    await query("update account_profiles set role = 'guardian' where profile_id = $1", other.pid);
    await pressIntroduction(other, man, 'send');
    const she = await addHolder(app, other, 'candidate');
    expect((await make(she, 'showtoday')).body.introduced).toMatchObject({ press: '', isAsked: true });
    await settle();
    expect(await read(man)).toMatchObject(nothing);
  });
});
