import { describe, expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { propose } from '#server/notices/propose.ts';
import { endSuspensionOf, suspend } from '#server/office/members.queries.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { introduce } from '#server/testing/introduce.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import { TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const query = (text: string, ...values: unknown[]) => app.pool.query(text, values);
const make = ({ client, pid }: TestMember, path: string, form: Record<string, string> = {}) =>
  client.call(path, { pid, ...form });
const json = async (...asked: Parameters<typeof make>) => JSON.parse((await make(...asked)).text);

const put = (one: TestMember, other: TestMember, origin: 'desk' | 'melan' = 'desk') =>
  app.db.transaction().execute((transaction) =>
    propose(transaction, {
      one: one.pid,
      other: other.pid,
      origin,
      why: 'Both teach.',
      madeBy: null,
      days: 21,
    }),
  );

async function makePair(): Promise<[bride: TestMember, groom: TestMember]> {
  const bride = await makeShownMember(app);
  const groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
  expect(await put(bride, groom)).toBe('opened');
  return [bride, groom];
}

const says = async (one: TestMember, other: TestMember, answer: 'yes' | 'no' | 'later') =>
  (await ask(one, 'answerproposal', other, { answer })).body;

/**
 * Returns what a family reads: open proposals with its own answers, the number of ended ones, interests, and notices.
 */
async function read(one: TestMember) {
  const { proposals = [], ended = [] } = await json(one, 'proposals');
  const { inbox = [], outbox = [] } = await json(one, 'introductions');
  const states = (list: { state: string }[]) => list.map(({ state }) => state).join();
  const { rows } = await query(
    "select distinct kind from notices where profile_id = $1 and kind like any('{interest%,familyActed,proposalAsked}') order by 1",
    one.pid,
  );
  return {
    open: proposals
      .map(({ answer, isAsked }: { answer: string; isAsked: boolean }) => (isAsked ? 'asked' : answer || 'unanswered'))
      .join(),
    ended: ended.length,
    came: states(inbox),
    sent: states(outbox),
    told: rows.map(({ kind }) => kind).join(),
  };
}
type Read = Partial<Awaited<ReturnType<typeof read>>>;

const nothing = { open: '', ended: 0, came: '', sent: '', told: '' };
const open = (answer: string) => ({ ...nothing, open: answer });
const unanswered = open('unanswered');
/** It has ended without a result, as others do. */
const over = { ...nothing, ended: 1 };
const inTouch = { open: '', ended: 0, told: 'interestAccepted' };

interface State {
  bride?: 'yes' | 'no' | 'later';
  groom?: 'yes' | 'no' | 'later';
  meanwhile?: (bride: TestMember, groom: TestMember) => Promise<unknown>;
  brideReads: Read;
  groomReads: Read;
  /** What the two families read after the last day. */
  brideReadsThen?: Read;
  groomReadsThen?: Read;
}

const rest = (one: TestMember) =>
  query("insert into rests (profile_id, until, rested_by) values ($1, now() + interval '9 days', 'mitra')", one.pid);

const STATES: Record<string, State> = {
  'nobody answers': { brideReads: unanswered, groomReads: unanswered, brideReadsThen: over, groomReadsThen: over },
  'both say yes': {
    bride: 'yes',
    groom: 'yes',
    brideReads: inTouch,
    groomReads: inTouch,
    brideReadsThen: { ended: 0 },
  },
  'one says yes': {
    bride: 'yes',
    brideReads: open('yes'),
    groomReads: unanswered,
    brideReadsThen: over,
    groomReadsThen: over,
  },
  'one says yes, the other not for us: nothing tells it': {
    bride: 'yes',
    groom: 'no',
    brideReads: open('yes'),
    groomReads: open('no'),
    brideReadsThen: over,
    groomReadsThen: nothing,
  },
  'one says later, the other yes': { bride: 'later', groom: 'yes', brideReads: open('later'), groomReads: open('yes') },
  'changed from no to yes': {
    bride: 'no',
    groom: 'yes',
    meanwhile: (b, g) => says(b, g, 'yes'),
    brideReads: inTouch,
    groomReads: inTouch,
  },
  'blocked by one': {
    bride: 'yes',
    meanwhile: (b, g) => ask(g, 'blockmember', b),
    brideReads: nothing,
    groomReads: nothing,
    brideReadsThen: over,
  },
  'hidden by one': {
    bride: 'yes',
    meanwhile: (b, g) => ask(g, 'hidemember', b),
    brideReads: open('yes'),
    groomReads: nothing,
    brideReadsThen: over,
  },
  paused: {
    bride: 'yes',
    meanwhile: (_, g) => make(g, 'pauseprofile', { kind: 'paused', reason: 'notNow', words: '' }),
    brideReads: nothing,
    groomReads: nothing,
    brideReadsThen: over,
    groomReadsThen: over,
  },
  'paused and resumed': {
    bride: 'yes',
    async meanwhile(_, g) {
      await make(g, 'pauseprofile', { kind: 'paused', reason: 'notNow', words: '' });
      await make(g, 'resumeprofile');
    },
    brideReads: open('yes'),
    groomReads: unanswered,
  },
  'match settled': {
    bride: 'yes',
    meanwhile: (_, g) => make(g, 'pauseprofile', { kind: 'settled', reason: 'other', words: '' }),
    brideReads: nothing,
    groomReads: nothing,
    brideReadsThen: over,
  },
  engaged: {
    bride: 'yes',
    meanwhile: (_, g) =>
      query("insert into pauses (profile_id, kind, reason) values ($1, 'engaged', 'metHere')", g.pid),
    brideReads: nothing,
    groomReads: nothing,
    brideReadsThen: over,
  },
  'at rest by the office': {
    bride: 'yes',
    meanwhile: (_, g) => rest(g),
    brideReads: nothing,
    groomReads: nothing,
    brideReadsThen: over,
  },
  veto: {
    bride: 'yes',
    async meanwhile(_, g) {
      await query("insert into vetoes (profile_id, safe_way) values ($1, 'sealed')", g.pid);
      await rest(g);
    },
    brideReads: nothing,
    groomReads: nothing,
    brideReadsThen: over,
  },
  'suspended and restored, with a yes of before': {
    groom: 'yes',
    async meanwhile(b, g) {
      await suspend(app.db, g.pid, { reason: 'words' });
      expect(await read(b)).toMatchObject(nothing);
      await endSuspensionOf(app.db, g.pid, 'words');
      expect(await says(b, g, 'yes')).toMatchObject({ msgkey: 'proposalYes' });
    },
    brideReads: open('yes'),
    groomReads: {},
  },
  'asked to be deleted': {
    bride: 'yes',
    meanwhile: (_, g) => make(g, 'deleteprofile', { password: TEST_PASSWORD }),
    brideReads: over,
    groomReads: {},
  },
  deleted: {
    bride: 'yes',
    meanwhile: (_, g) => query('delete from members where profile_id = $1', g.pid),
    brideReads: nothing,
    groomReads: {},
  },
  'the trust is asked to look no longer': {
    bride: 'yes',
    meanwhile: (_, g) => make(g, 'stoptrust'),
    brideReads: open('yes'),
    groomReads: nothing,
    brideReadsThen: over,
    groomReadsThen: nothing,
  },
  'the trust is asked to look no longer, and they write by hand: that is no refusal': {
    async meanwhile(b, g) {
      await make(g, 'stoptrust');
      await ask(b, 'sendintroduction', g, { note: '' });
    },
    brideReads: { open: '', sent: 'waiting' },
    groomReads: { open: '', came: 'waiting', told: 'interestReceived' },
  },
  'the trust is asked to look no longer after a refusal, which holds': {
    groom: 'no',
    async meanwhile(b, g) {
      await make(g, 'stoptrust');
      await ask(b, 'sendintroduction', g, { note: '' });
    },
    brideReads: { open: '', sent: 'waiting' },
    groomReads: { open: '', came: 'declined', told: '' },
  },
  'written by hand meanwhile': {
    bride: 'yes',
    meanwhile: (b, g) => ask(g, 'sendintroduction', b, { note: '' }),
    brideReads: { open: '', came: 'waiting' },
    groomReads: { open: '', sent: 'waiting' },
  },
  'written by hand meanwhile, and accepted': {
    bride: 'yes',
    async meanwhile(b, g) {
      await ask(g, 'sendintroduction', b, { note: '' });
      await ask(b, 'acceptintroduction', g);
    },
    brideReads: { open: '', ended: 0, came: 'accepted' },
    groomReads: { open: '', ended: 0, sent: 'accepted' },
  },
};

const ends = (one: TestMember) =>
  query("update proposals set ends_at = now() - interval '1 minute' where $1 in (one_id, other_id)", one.pid);
const run = () => sweep(app.db, makeFileStore(app.dataDir));

describe('what both read', () => {
  test.each(Object.entries(STATES))('%s', async (_, state) => {
    const [bride, groom] = await makePair();
    if (state.bride) await says(bride, groom, state.bride);
    if (state.groom) await says(groom, bride, state.groom);
    await state.meanwhile?.(bride, groom);
    expect(await read(bride)).toMatchObject(state.brideReads);
    expect(await read(groom)).toMatchObject(state.groomReads);
    if (!state.brideReadsThen) return;
    await ends(bride);
    expect(await read(bride)).toMatchObject(state.brideReadsThen);
    if (state.groomReadsThen) expect(await read(groom)).toMatchObject(state.groomReadsThen);
  });
});

test('an end is swept, told for two weeks, and nobody is proposed once more', async () => {
  const [bride, groom] = await makePair();
  await ends(bride);
  await run();
  expect(
    (await query('select ended_at from proposals where $1 in (one_id, other_id)', bride.pid)).rows[0]?.ended_at,
  ).toBeTruthy();
  expect(await put(groom, bride)).toBe('history');
  expect(await says(bride, groom, 'yes')).toMatchObject({ msgcode: 2, msgkey: 'proposalOver' });
  await query("update proposals set ended_at = now() - interval '15 days' where $1 in (one_id, other_id)", bride.pid);
  expect(await read(bride)).toMatchObject(nothing);
  await query("update proposals set ended_at = now() - interval '13 months' where $1 in (one_id, other_id)", bride.pid);
  await run();
  expect((await query('select from proposals where $1 in (one_id, other_id)', bride.pid)).rows).toEqual([]);
});

test('a refusal holds for an interest that comes: it is declined in silence, and looks like waiting', async () => {
  const [bride, groom] = await makePair();
  await says(groom, bride, 'no');
  expect((await ask(bride, 'sendintroduction', groom, { note: '' })).body).toMatchObject({
    msgkey: 'introductionSent',
  });
  expect(await read(bride)).toMatchObject({ sent: 'waiting' });
  expect(await read(groom)).toMatchObject({ came: 'declined', told: '' });
});

test('home has what may be answered, with why and the reasons, and the page of the family too', async () => {
  const [bride, groom] = await makePair();
  const { proposals } = await json(bride, 'showtoday');
  expect(proposals).toMatchObject([
    { why: 'Both teach.', origin: 'desk', answer: '', match: { member: { memberId: groom.pid } } },
  ]);
  expect(JSON.stringify(proposals)).not.toContain('Dutta');
  const page = await ask(bride, 'member', groom);
  expect(JSON.parse(page.text).proposal).toMatchObject({ why: 'Both teach.' });
  await says(bride, groom, 'yes');
  expect((await json(bride, 'showtoday')).proposals).toEqual([]);
});

describe('beside a bride who looks after her profile', () => {
  test('her father’s yes asks her, and nothing else of his is taken; hers stays', async () => {
    const [father, groom] = await makePair();
    const bride = await addHolder(app, father, 'candidate');
    await says(groom, bride, 'yes');
    expect(await says(father, groom, 'no')).toMatchObject({ msgcode: 2, msgkey: 'proposalCandidates' });
    expect(await says(father, groom, 'yes')).toMatchObject({ msgkey: 'proposalAsked' });
    expect(await says(father, groom, 'yes')).toMatchObject({ msgkey: 'proposalAsked' });
    expect(await read(bride)).toMatchObject({ open: 'asked', told: 'proposalAsked' });
    expect(
      (
        await query(
          "select count(*)::int as n from notices where kind = 'proposalAsked' and profile_id = $1",
          bride.pid,
        )
      ).rows,
    ).toEqual([{ n: 1 }]);
    expect(await says(bride, groom, 'later')).toMatchObject({ msgkey: 'proposalLater' });
    expect(await says(father, groom, 'yes')).toMatchObject({ msgkey: 'proposalCandidates' });
    expect(await says(bride, groom, 'yes')).toMatchObject({ msgkey: 'proposalAccepted' });
  });

  test('a yes of before she came waits for hers', async () => {
    const [father, groom] = await makePair();
    await query("update account_profiles set role = 'guardian' where profile_id = $1", father.pid);
    await says(father, groom, 'yes');
    const bride = await addHolder(app, father, 'candidate');
    expect(await says(groom, bride, 'yes')).toMatchObject({ msgkey: 'proposalYes' });
    expect(await read(bride)).toMatchObject({ open: 'asked' });
    expect(await says(bride, groom, 'yes')).toMatchObject({ msgkey: 'proposalAccepted' });
  });

  test('where accepting is handed over he answers, she is told, and may take it back for a day', async () => {
    const [father, groom] = await makePair();
    const bride = await addHolder(app, father, 'candidate');
    await query(
      'insert into candidate_choices (profile_id, hands_over_accepting, accepts_alone) values ($1, true, false) on conflict (profile_id) do update set hands_over_accepting = true',
      bride.pid,
    );
    await says(father, groom, 'yes');
    expect(await says(groom, bride, 'yes')).toMatchObject({ msgkey: 'proposalAccepted' });
    expect(await read(bride)).toMatchObject({ told: 'familyActed,interestAccepted' });
    const { rows } = await query(
      "select id from acts where profile_id = $1 and act in ('sent', 'accepted')",
      bride.pid,
    );
    expect((await make(bride, 'takebackact', { act: String(rows[0]?.id) })).body).toMatchObject({
      msgkey: 'actUndone',
    });
    expect(await read(groom)).toMatchObject({ sent: 'waiting' });
  });

  test('of a melan both candidates answer, also where accepting is handed over', async () => {
    const father = await makeShownMember(app);
    const groom = await makeShownMember(app, { gender: 'Male' });
    await put(father, groom, 'melan');
    const bride = await addHolder(app, father, 'candidate');
    await query(
      'insert into candidate_choices (profile_id, hands_over_accepting, accepts_alone) values ($1, true, false) on conflict (profile_id) do update set hands_over_accepting = true',
      bride.pid,
    );
    expect(await says(father, groom, 'yes')).toMatchObject({ msgkey: 'proposalAsked' });
    await says(groom, bride, 'yes');
    expect(await says(bride, groom, 'yes')).toMatchObject({ msgkey: 'proposalAccepted' });
    expect(
      (
        await query(
          "select origin from introductions where answer = 'accepted' and $1 in (sender_id, recipient_id)",
          bride.pid,
        )
      ).rows,
    ).toEqual([{ origin: 'melan' }]);
  });

  test('what somebody has answered who leaves goes along', async () => {
    const [father, groom] = await makePair();
    await query("update account_profiles set role = 'guardian' where profile_id = $1", father.pid);
    const mother = await addHolder(app, father, 'guardian');
    await query("update account_profiles set role = 'guardian' where profile_id = $1", father.pid);
    await says(mother, groom, 'yes');
    expect((await make(mother, 'leaveprofile', { password: '' })).status).toBeLessThan(500);
    await query(
      'delete from account_profiles where profile_id = $1 and account_id = (select id from accounts where phone = $2)',
      mother.pid,
      mother.phone,
    );
    expect(await says(groom, father, 'yes')).toMatchObject({ msgkey: 'proposalYes' });
  });
});

test('a family that wanted nothing of the other in a week hears nothing of the proposal, and the other waits', async () => {
  const bride = await makeShownMember(app);
  const groom = await makeShownMember(app, { gender: 'Male' });
  await introduce(app, [bride, groom]);
  await query(
    "update weekly_pairs set bride_press = 'no', bride_pressed_at = now(), settled_at = now() where bride_id = $1",
    bride.pid,
  );
  expect(await put(bride, groom)).toBe('opened');
  expect(await read(bride)).toMatchObject(nothing);
  expect((await query("select from notices where kind = 'deskProposal' and profile_id = $1", bride.pid)).rows).toEqual(
    [],
  );
  expect(await says(groom, bride, 'yes')).toMatchObject({ msgkey: 'proposalYes' });
  expect(await read(groom)).toMatchObject(open('yes'));
  await ends(bride);
  expect([await read(bride), await read(groom)]).toMatchObject([nothing, over]);
});

test('two yeses at the same moment are one acceptance', async () => {
  const [bride, groom] = await makePair();
  const said = await Promise.all([says(bride, groom, 'yes'), says(groom, bride, 'yes')]);
  expect(said.map(({ msgkey }) => msgkey).sort()).toEqual(['proposalAccepted', 'proposalYes']);
  expect(
    (await query('select origin from introductions where $1 in (sender_id, recipient_id)', bride.pid)).rows,
  ).toEqual([{ origin: 'desk' }]);
});

test('a word that is no answer, and a family of which nothing was proposed, change nothing', async () => {
  const [bride, groom] = await makePair();
  expect((await ask(bride, 'answerproposal', groom, { answer: 'perhaps' })).status).toBe(422);
  const other = await makeShownMember(app, { gender: 'Male' });
  expect(await says(bride, other, 'yes')).toMatchObject({ msgkey: 'proposalOver' });
  expect((await ask(bride, 'answerproposal', { pid: 'SV999999999' }, { answer: 'yes' })).body).toMatchObject({
    msgkey: 'proposalOver',
  });
});
