import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { propose as putBefore } from '#server/notices/propose.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { proofOf } from '#server/testing/two-of-staff.ts';

const app = await startTestApp();
const query = (text: string, ...values: unknown[]) => app.pool.query(text, values);
const helper = await makeStaff(app, ['helper']);
const administrator = await makeStaff(app, ['administrator']);
const volunteer = await makeStaff(app, ['matchmaker']);
type Person = typeof helper;

const call = async ({ client }: Person, path: string, form: Record<string, string> = {}) => {
  const answer = await client.call(`office/${path}`, form);
  const said: Record<string, unknown> = JSON.parse(answer.text);
  return Object.assign(said, { status: answer.status });
};
const json = async (...asked: Parameters<typeof call>) => Object(await call(...asked));
const sign = (one: Person) => call(one, 'signpromise', { language: 'en', agreed: 'Yes' });
const give = (member: TestMember, to: Person | null, by = helper) =>
  call(by, 'givefamily', { member: member.pid, volunteer: to === null ? '' : String(to.id) });
const propose = (one: TestMember, other: { pid: string }, by = helper, why = 'Both teach.') =>
  call(by, 'propose', { member: one.pid, other: other.pid, why });
const make = ({ client, pid }: TestMember, path: string, form: Record<string, string> = {}) =>
  client.call(path, { pid, ...form });
const read = async (one: TestMember) => JSON.parse((await make(one, 'proposals')).text);

let bride: TestMember;
let groom: TestMember;
beforeAll(() => sign(volunteer));
beforeEach(async () => {
  bride = await makeShownMember(app, { name: 'Ruma Sen' });
  groom = await makeShownMember(app, { gender: 'Male', name: 'Bimal Roy' });
  expect((await make(bride, 'asktrust', { agreed: 'Yes' })).body).toMatchObject({ msgkey: 'trustAsked' });
});

const listed = async (by = helper) =>
  (await json(by, 'listassisted')).families.map(({ shared }: { shared: { memberId: string } }) => shared.memberId);

test('a family asks, the office sees it and its own list as it does itself, and nobody who has not asked', async () => {
  expect((await make(groom, 'asktrust')).status).toBe(422);
  expect(await listed()).toContain(bride.pid);
  expect(await listed()).not.toContain(groom.pid);
  for (const path of ['openassisted', 'assistedlist', 'assistedsearch', 'assistedshortlist'])
    expect({ path, status: (await call(helper, path, { member: groom.pid })).status }).toEqual({ path, status: 404 });
  await expect.poll(async () => (await app.client().get('/readyz')).body.lists).toBe('ok');
  await vi.waitFor(async () => {
    const own = JSON.parse(
      (await bride.client.get(`/api/findmatches?${new URLSearchParams({ pid: bride.pid })}`)).text,
    );
    const theirs = await json(helper, 'assistedlist', { member: bride.pid });
    const ids = (of: { matches: { member: { memberId: string } }[] }) =>
      of.matches.map(({ member }) => member.memberId);
    expect(ids(theirs)).toContain(groom.pid);
    expect(ids(theirs)).toEqual(ids(own));
    expect(theirs.matches[0].myWishes).toEqual(own.matches[0].myWishes);
  }, 20_000);
  const found = await json(helper, 'assistedsearch', { member: bride.pid, agefrom: '18' });
  expect(JSON.stringify(found)).toContain(groom.pid);
  await ask(bride, 'addtoshortlist', groom, { note: 'a note of our own' });
  const kept = await json(helper, 'assistedshortlist', { member: bride.pid });
  expect(kept.matches).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain('a note of our own');
  // The family's own daily limit is not used. The family sees who looked.
  const { looks } = JSON.parse((await make(bride, 'showassisted')).text);
  expect(looks).toEqual([{ name: 'Person', day: expect.any(String) }]);
});

test('both families get the proposal, say yes, and have accepted each other; the office learns that and no refusal', async () => {
  expect(await propose(bride, groom)).toMatchObject({ msgkey: 'proposalMade' });
  expect(await propose(bride, groom)).toMatchObject({ msgcode: 2, msgkey: 'proposalOpen' });
  expect((await read(groom)).proposals).toMatchObject([{ why: 'Both teach.', by: 'Person', answer: '' }]);
  const state = async () => (await json(helper, 'openassisted', { member: bride.pid })).proposals[0];
  await ask(groom, 'answerproposal', bride, { answer: 'no' });
  const refused = await state();
  expect(refused).toMatchObject({ state: 'open', saidYes: false, otherId: groom.pid });
  await ask(groom, 'answerproposal', bride, { answer: 'later' });
  expect(await state()).toEqual(refused);
  await ask(groom, 'answerproposal', bride, { answer: 'yes' });
  expect(await state()).toEqual(refused);
  expect((await ask(bride, 'answerproposal', groom, { answer: 'yes' })).body).toMatchObject({
    msgkey: 'proposalAccepted',
  });
  const accepted = await state();
  expect(accepted).toMatchObject({ state: 'inTouch' });
  expect((await json(helper, 'listassisted')).figures).toMatchObject({ yeses: 1, meetings: 0, marriages: 0 });
  await ask(groom, 'blockmember', bride);
  expect({ ...(await state()), other: null }, 'a block is told to nobody').toEqual({ ...accepted, other: null });
});

test('two of the office propose one pair from either side at the same moment: one of them does', async () => {
  await make(groom, 'asktrust', { agreed: 'Yes' });
  const other = await makeStaff(app, ['helper']);
  const said = await Promise.all([propose(bride, groom), propose(groom, bride, other)]);
  expect(said.map(({ msgkey }) => msgkey).sort()).toEqual(['proposalMade', 'proposalOpen']);
});

test('two of the office propose one pair at the same moment: one of them does', async () => {
  const other = await makeStaff(app, ['helper']);
  const said = await Promise.all([propose(bride, groom), propose(bride, groom, other)]);
  expect(said.map(({ msgkey }) => msgkey).sort()).toEqual(['proposalMade', 'proposalOpen']);
});

test('at most two are open for a family, on either side, whatever was answered', async () => {
  const grooms = [
    groom,
    await makeShownMember(app, { gender: 'Male' }),
    await makeShownMember(app, { gender: 'Male' }),
  ];
  for (const one of grooms.slice(0, 2)) expect(await propose(bride, one)).toMatchObject({ msgkey: 'proposalMade' });
  await ask(bride, 'answerproposal', groom, { answer: 'no' });
  expect(await propose(bride, grooms[2] ?? groom)).toMatchObject({ msgcode: 2, msgkey: 'proposalsFull' });
  const brides = [await makeShownMember(app), await makeShownMember(app)];
  for (const one of brides) await make(one, 'asktrust', { agreed: 'Yes' });
  expect(await propose(brides[0] ?? bride, groom)).toMatchObject({ msgkey: 'proposalMade' });
  expect(await propose(brides[1] ?? bride, groom)).toMatchObject({ msgcode: 2, msgkey: 'proposalsFullThere' });
});

test('why is at most 300 letters, without a number or an address, and each sentence names the field', async () => {
  const said = async (why: string) => Object(await propose(bride, groom, helper, why));
  expect(await said('x'.repeat(301))).toMatchObject({ status: 422, errors: { why: expect.any(String) } });
  expect(await said('Call them at 98300 12345')).toMatchObject({ status: 422, errors: { why: expect.any(String) } });
  expect(await said('ফোন করুন ৯৮৩০০ ১২৩৪৫')).toMatchObject({ status: 422 });
  expect(await said('x'.repeat(300))).toMatchObject({ msgkey: 'proposalMade' });
});

const STATES: Record<string, (one: TestMember) => Promise<unknown>> = {
  hidden: (one) => query('delete from showings where profile_id = $1', one.pid),
  blocked: (one) => ask(one, 'blockmember', bride),
  resting: (one) =>
    query("insert into rests (profile_id, until, rested_by) values ($1, now() + interval '1 day', 'x')", one.pid),
  suspended: (one) => query('update members set suspended_at = now() where profile_id = $1', one.pid),
  deleted: (one) => query('delete from members where profile_id = $1', one.pid),
  paused: (one) => query("insert into pauses (profile_id, kind, reason) values ($1, 'paused', 'notNow')", one.pid),
  engaged: (one) => query("insert into pauses (profile_id, kind, reason) values ($1, 'engaged', 'metHere')", one.pid),
};
test.each(Object.entries(STATES))('who is %s is not proposed, in one sentence for all', async (_, change) => {
  await change(groom);
  expect(await propose(bride, groom)).toMatchObject({ msgcode: 2, msgkey: 'proposalImpossible' });
});

test('nobody is proposed to themselves, to a number that nobody has, or to whom they are in touch with', async () => {
  expect(await propose(bride, bride)).toMatchObject({ msgcode: 2 });
  expect(await propose(bride, { pid: 'SV999999999' })).toMatchObject({ msgkey: 'proposalImpossible' });
  await becomeAcquainted(bride, groom);
  expect(await propose(bride, groom)).toMatchObject({ msgkey: 'proposalAcquainted' });
});

describe('the consent', () => {
  test.each(['by a guardian', 'heard by the office'])('%s is asked anew of a bride who joins', async (by) => {
    if (by === 'by a guardian')
      await query("update account_profiles set role = 'guardian' where profile_id = $1", bride.pid);
    else await query('update consents set account_id = null where profile_id = $1', bride.pid);
    expect(await listed()).toContain(bride.pid);
    const own = await addHolder(app, bride, 'candidate');
    expect(JSON.parse((await make(own, 'showassisted')).text)).toMatchObject({ since: '' });
    expect(await listed()).not.toContain(bride.pid);
    for (const path of ['openassisted', 'assistedlist'])
      expect((await call(helper, path, { member: bride.pid })).status, path).toBe(404);
    const again = {
      member: bride.pid,
      language: 'en',
      read: 'Yes',
      reason: 'She came to the counter.',
      word: 'candidate',
    };
    if (by === 'by a guardian') await make(own, 'asktrust', { agreed: 'Yes' });
    else {
      const ofFather = await call(helper, 'noteasking', { ...again, word: 'family' });
      expect(ofFather).toMatchObject({ msgcode: 2, msgkey: 'proposalCandidates' });
      expect(await call(helper, 'noteasking', again)).toMatchObject({ msgkey: 'saved' });
    }
    expect(await listed()).toContain(bride.pid);
    expect(JSON.parse((await make(own, 'showassisted')).text)).not.toMatchObject({ since: '' });
  });

  test('is the candidate’s to give, and anybody’s who looks after the profile to take back; then all that is open ends', async () => {
    const father = groom;
    const son = await addHolder(app, father, 'candidate');
    expect((await make(father, 'asktrust', { agreed: 'Yes' })).body).toMatchObject({ msgkey: 'candidateAlone' });
    expect((await make(son, 'asktrust', { agreed: 'Yes' })).body).toMatchObject({ msgkey: 'trustAsked' });
    expect(await propose(son, bride)).toMatchObject({ msgkey: 'proposalMade' });
    await give(son, volunteer);
    const asked = await read(bride);
    expect(asked.proposals).toHaveLength(1);
    expect((await make(father, 'stoptrust')).body).toMatchObject({ msgkey: 'trustStopped' });
    expect(await listed()).not.toContain(son.pid);
    expect(await listed(volunteer)).not.toContain(son.pid);
    expect(await read(son)).toEqual({ proposals: [], ended: [] });
    expect(await read(bride), 'the other family is not told who has asked').toEqual(asked);
    expect((await ask(bride, 'answerproposal', son, { answer: 'yes' })).body).toMatchObject({ msgkey: 'proposalYes' });
    expect((await ask(son, 'answerproposal', bride, { answer: 'yes' })).body).toMatchObject({ msgkey: 'proposalOver' });
    await query("update proposals set ends_at = now() - interval '1 minute' where $1 in (one_id, other_id)", son.pid);
    expect(await read(son)).toEqual({ proposals: [], ended: [] });
    expect(await read(bride)).toEqual({ proposals: [], ended: [{ madeAt: expect.any(String) }] });
    expect(await propose(son, bride)).toMatchObject({ status: 404 });
  });

  test('is written down by the office with a reason, counts as a visit, and is taken back there', async () => {
    await query('update showings set last_active_on = current_date - 60 where profile_id = $1', groom.pid);
    const form = { member: groom.pid, language: 'bn', reason: 'He came to the counter.', word: 'candidate' };
    expect((await call(helper, 'noteasking', form)).status).toBe(422);
    expect((await call(helper, 'noteasking', { ...form, reason: '', read: 'Yes' })).status).toBe(422);
    expect(await call(helper, 'noteasking', { ...form, read: 'Yes' })).toMatchObject({ msgkey: 'saved' });
    expect(await call(helper, 'noteasking', { ...form, read: 'Yes' })).toMatchObject({ msgkey: 'changedMeanwhile' });
    const { rows } = await query(
      'select c.language, c.account_id, s.last_active_on >= current_date - 1 as "isHere" from consents c join showings s using (profile_id) where c.kind = \'assisted\' and profile_id = $1',
      groom.pid,
    );
    expect(rows).toEqual([{ language: 'bn', account_id: null, isHere: true }]);
    expect(await call(helper, 'stopasking', { member: groom.pid, reason: 'They called.' })).toMatchObject({
      msgkey: 'saved',
    });
    expect(await listed()).not.toContain(groom.pid);
    expect((await call(helper, 'noteasking', { ...form, member: 'SV999999999', read: 'Yes' })).status).toBe(404);
  });
});

describe('what the office has heard', () => {
  const heard = (form: Record<string, string>) =>
    call(helper, 'noteanswer', {
      member: bride.pid,
      other: groom.pid,
      answer: 'yes',
      heard: 'call',
      word: 'candidate',
      reason: 'They called.',
      ...form,
    });

  const put = (one: TestMember, other: TestMember, origin: 'desk' | 'melan') =>
    app.db.transaction().execute((transaction) =>
      putBefore(transaction, {
        one: one.pid,
        other: other.pid,
        origin,
        why: '',
        madeBy: null,
        days: 9,
      }),
    );
  const accepted = async () =>
    (await query("select from introductions where answer = 'accepted' and $1 in (sender_id, recipient_id)", bride.pid))
      .rows;

  test('is the family’s answer, recorded as heard; a yes makes the acceptance', async () => {
    await propose(bride, groom);
    expect(await heard({ heard: 'slip', answer: 'later' })).toMatchObject({ msgkey: 'saved' });
    expect((await read(bride)).proposals).toMatchObject([{ answer: 'later', heard: 'slip' }]);
    await ask(groom, 'answerproposal', bride, { answer: 'yes' });
    expect(await heard({})).toMatchObject({ msgkey: 'saved' });
    const { rows } = await query(
      'select answer, origin from introductions where $1 in (sender_id, recipient_id)',
      bride.pid,
    );
    expect(rows).toEqual([{ answer: 'accepted', origin: 'desk' }]);
    expect(await heard({})).toMatchObject({ msgkey: 'changedMeanwhile' });
  });

  test('beside a bride who looks after her profile a word of the family asks her', async () => {
    await propose(bride, groom);
    const own = await addHolder(app, bride, 'candidate');
    await make(own, 'asktrust', { agreed: 'Yes' });
    expect(await heard({ word: 'family' })).toMatchObject({ msgkey: 'proposalAsked' });
    expect(await heard({ word: 'family', answer: 'no' })).toMatchObject({ msgcode: 2, msgkey: 'proposalCandidates' });
    expect(await heard({ word: 'candidate' })).toMatchObject({ msgkey: 'saved' });
    // After her own word on the call the parents cannot answer for her, as with an account of her own.
    expect(await heard({ word: 'family', answer: 'no' })).toMatchObject({ msgcode: 2, msgkey: 'proposalCandidates' });
    await ask(groom, 'answerproposal', bride, { answer: 'yes' });
    expect(await accepted()).toHaveLength(1);
  });

  test.each(['desk', 'melan'] as const)(
    'from a family before the bride had an account waits for her (%s), and her own of then does not',
    async (origin) => {
      await query("update account_profiles set role = 'guardian' where profile_id = $1", bride.pid);
      await put(bride, groom, origin);
      expect(await heard({ word: 'family' })).toMatchObject({ msgkey: 'saved' });
      expect((await read(bride)).proposals).toMatchObject([{ answer: 'yes', isAsked: false, heard: 'call' }]);
      const other = await makeShownMember(app, { gender: 'Male' });
      await put(bride, other, origin);
      expect(await heard({ other: other.pid, word: 'candidate' })).toMatchObject({ msgkey: 'saved' });
      const own = await addHolder(app, bride, 'candidate');
      await ask(groom, 'answerproposal', bride, { answer: 'yes' });
      expect(await accepted()).toEqual([]);
      expect((await read(own)).proposals).toMatchObject([
        { answer: 'yes', isAsked: false, isCandidates: true },
        { answer: '', isAsked: true, isCandidates: false },
      ]);
      await make(own, 'asktrust', { agreed: 'Yes' });
      // Who named each other at a melan is visible to the two families only.
      const { family, proposals } = await json(helper, 'openassisted', { member: bride.pid });
      expect([family.open, proposals]).toMatchObject(
        origin === 'desk' ? [2, [{ saidYes: true }, { saidYes: false }]] : [0, []],
      );
      expect((await ask(own, 'answerproposal', groom, { answer: 'yes' })).body.msgkey).toBe('proposalAccepted');
      expect((await ask(other, 'answerproposal', bride, { answer: 'yes' })).body.msgkey).toBe('proposalAccepted');
    },
  );

  test('beside a bride who has handed accepting over is undone like her father’s, and counts no more once she takes it back', async () => {
    await propose(bride, groom);
    const own = await addHolder(app, bride, 'candidate');
    await make(own, 'asktrust', { agreed: 'Yes' });
    const handOver = (isOver: boolean) =>
      query(
        'insert into candidate_choices (profile_id, hands_over_accepting) values ($1, $2) on conflict (profile_id) do update set hands_over_accepting = $2',
        ...[bride.pid, isOver],
      );
    await handOver(true);
    expect(await heard({ word: 'family' })).toMatchObject({ msgkey: 'saved' });
    await handOver(false);
    await ask(groom, 'answerproposal', bride, { answer: 'yes' });
    expect(await accepted()).toEqual([]);
    await handOver(true);
    await ask(groom, 'answerproposal', bride, { answer: 'yes' });
    expect(await accepted()).toHaveLength(1);
    expect(
      (await query("select distinct kind from notices where profile_id = $1 and kind = 'familyActed'", bride.pid)).rows,
    ).toHaveLength(1);
    const { rows } = await query(
      "select id from acts where profile_id = $1 and act in ('sent', 'accepted')",
      bride.pid,
    );
    expect((await make(own, 'takebackact', { act: String(rows[0]?.id) })).body).toMatchObject({ msgkey: 'actUndone' });
    expect(await accepted()).toEqual([]);
  });

  test('leaves what the bride has answered herself, and nothing is written down while she is claimed', async () => {
    await propose(bride, groom);
    await ask(bride, 'answerproposal', groom, { answer: 'no' });
    expect(await heard({})).toMatchObject({ msgcode: 2, msgkey: 'proposalCandidates' });
    expect((await read(bride)).proposals).toMatchObject([{ answer: 'no' }]);
    const other = await makeShownMember(app, { gender: 'Male' });
    await propose(bride, other);
    await query(
      'insert into whose_claims (profile_id, account_id) select profile_id, account_id from account_profiles where profile_id = $1',
      bride.pid,
    );
    expect(await heard({ other: other.pid })).toMatchObject({ msgcode: 2, msgkey: 'proposalCandidates' });
  });

  test.each(['blockmember', 'pauseprofile'])('is saved as if the other waited, also after its %s', async (path) => {
    await propose(bride, groom);
    const waiting = await heard({});
    await (path === 'blockmember'
      ? ask(groom, path, bride)
      : make(groom, path, { kind: 'paused', reason: 'notNow', words: '' }));
    const { rows } = await query('select ended_at from proposals where $1 in (one_id, other_id)', bride.pid);
    expect(rows).toEqual([{ ended_at: null }]);
    expect(await heard({ answer: 'later' })).toEqual(waiting);
    expect(await heard({})).toEqual(waiting);
    expect(await accepted()).toEqual([]);
  });

  test('is written down for assisted families alone', async () => {
    expect((await heard({ member: groom.pid, other: bride.pid })).status).toBe(404);
  });
});

describe('a volunteer', () => {
  test('opens nothing before the promise is signed, nor once it is a year old, nor in other words', async () => {
    const fresh = await makeStaff(app, ['matchmaker']);
    await give(bride, fresh);
    expect(await json(fresh, 'listassisted')).toMatchObject({ families: [], signed_until: '', volunteer: true });
    for (const path of ['openassisted', 'assistedlist', 'assistedsearch', 'assistedshortlist'])
      expect(await call(fresh, path, { member: bride.pid })).toMatchObject({ status: 403 });
    expect((await call(fresh, 'propose', { member: bride.pid, other: groom.pid, why: '' })).status).toBe(403);
    expect((await call(fresh, 'signpromise', { language: 'bn' })).status).toBe(422);
    expect(await sign(fresh)).toMatchObject({ msgkey: 'promiseSigned' });
    expect(await listed(fresh)).toEqual([bride.pid]);
    await query("update matchmaker_promises set signed_at = now() - interval '366 days' where staff_id = $1", fresh.id);
    expect((await call(fresh, 'openassisted', { member: bride.pid })).status).toBe(403);
    await sign(fresh);
    await query("update matchmaker_promises set text_version = '2026-01-01' where staff_id = $1", fresh.id);
    expect(await listed(fresh)).toEqual([]);
  });

  test('sees the families that were given to them, and no other; who leaves gives all back', async () => {
    const one = await makeStaff(app, ['matchmaker']);
    await sign(one);
    expect(await listed(one)).toEqual([]);
    expect((await call(one, 'openassisted', { member: bride.pid })).status).toBe(404);
    expect((await propose(bride, groom, one)).status).toBe(404);
    expect(await give(bride, one, administrator)).toMatchObject({ msgkey: 'saved' });
    expect(await listed(one)).toEqual([bride.pid]);
    expect((await json(helper, 'listassisted')).volunteers).toContainEqual({
      id: one.id,
      name: expect.any(String),
      families: 1,
    });
    expect(await give(bride, helper)).toMatchObject({ status: 422 });
    expect((await call(one, 'givefamily', { member: bride.pid, volunteer: '' })).status).toBe(403);
    await call(administrator, 'changestaffroles', {
      id: String(one.id),
      roles: 'editor',
      ...(await proofOf(app, administrator)),
    });
    expect((await query('select from given_families where staff_id = $1', one.id)).rows).toEqual([]);
    const two = await makeStaff(app, ['matchmaker']);
    await give(bride, two);
    await call(administrator, 'endstaff', { id: String(two.id), ...(await proofOf(app, administrator)) });
    expect((await query('select from given_families where staff_id = $1', two.id)).rows).toEqual([]);
    await give(bride, volunteer);
    await give(bride, null);
    expect(await listed(volunteer)).not.toContain(bride.pid);
  });

  test('proposes at most ten in a week, all families together', async () => {
    const one = await makeStaff(app, ['matchmaker']);
    await sign(one);
    await give(bride, one);
    await query(
      `insert into proposals (one_id, other_id, origin, made_by, ends_at, ended_at)
       select least(a.profile_id collate "C", b.profile_id), greatest(a.profile_id collate "C", b.profile_id), 'desk', $1, now(), now()
       from members a, members b where a.profile_id <> b.profile_id and $2 not in (a.profile_id, b.profile_id) limit 9`,
      ...[one.id, bride.pid],
    );
    expect((await json(one, 'listassisted')).left).toMatchObject({ proposals: 1 });
    const other = await makeShownMember(app, { gender: 'Male' });
    const said = await Promise.all([propose(bride, groom, one), propose(bride, other, one)]);
    expect(said.map(({ msgkey }) => msgkey).sort()).toEqual(['proposalMade', 'proposalsAWeek']);
    expect(await propose(bride, said[0]?.msgkey === 'proposalMade' ? other : groom)).toMatchObject({
      msgkey: 'proposalMade',
    });
  });

  test('learns of no interest and no refusal from a card, and of nobody with whom a family is in touch', async () => {
    const one = await makeStaff(app, ['matchmaker']);
    await sign(one);
    await give(bride, one);
    await ask(bride, 'addtoshortlist', groom, { note: 'a note of our own' });
    const cards = () => call(one, 'assistedshortlist', { member: bride.pid });
    const before = await cards();
    expect(before).toMatchObject({ matches: [{ between: '', hasNote: false, member: { memberId: groom.pid } }] });
    await ask(bride, 'sendintroduction', groom, { note: '' });
    expect(await cards()).toEqual(before);
    await ask(groom, 'declineintroduction', bride);
    expect(await cards()).toEqual(before);
    const [known, blocked] = [
      await makeShownMember(app, { gender: 'Male' }),
      await makeShownMember(app, { gender: 'Male' }),
    ];
    await becomeAcquainted(bride, known);
    await ask(blocked, 'blockmember', bride);
    expect(await propose(bride, known, one)).toEqual(await propose(bride, blocked, one));
  });

  test('tries no more than ten times in a week, whatever came of it', async () => {
    const one = await makeStaff(app, ['matchmaker']);
    await sign(one);
    await give(bride, one);
    await ask(groom, 'blockmember', bride);
    const left = async () => (await json(one, 'listassisted')).left.proposals;
    for (let tries = 1; tries <= 10; tries += 1) {
      expect(await propose(bride, groom, one)).toMatchObject({ msgkey: 'proposalImpossible' });
      expect(await left()).toBe(10 - tries);
    }
    expect(await propose(bride, groom, one)).toMatchObject({ msgkey: 'proposalsAWeek' });
    await query('update staff set tried_in = tried_in - 7 where id = $1', one.id);
    expect(await left()).toBe(10);
    expect(await propose(bride, groom, one)).toMatchObject({ msgkey: 'proposalImpossible' });
    expect(await left()).toBe(9);
  });

  test('reads 150 others in a day, for all families together, and is named where they are read', async () => {
    const one = await makeStaff(app, ['matchmaker']);
    await sign(one);
    await give(bride, one);
    await ask(bride, 'addtoshortlist', groom, { note: '' });
    await query(
      `with made as (insert into members (profile_id, name, gender)
         select 'SV' || (800000000 + n), 'Somebody', 'Male' from generate_series(1, 150) n returning profile_id)
       insert into desk_readings (for_id, member_id, staff_id, day)
       select $1, profile_id, $2, (now() at time zone 'Asia/Kolkata')::date from made`,
      ...[bride.pid, one.id],
    );
    expect((await json(one, 'listassisted')).left).toMatchObject({ cards: 0 });
    expect(await call(one, 'assistedshortlist', { member: bride.pid })).toMatchObject({ status: 429 });
    await query('update desk_readings set day = day - 1 where staff_id = $1', one.id);
    expect((await call(one, 'assistedshortlist', { member: bride.pid })).status).toBe(200);
  });

  test('says who their kin are: these are not given to them, and not proposed by them', async () => {
    const one = await makeStaff(app, ['matchmaker']);
    await sign(one);
    await give(bride, one);
    expect((await call(one, 'saykin', { kin: 'nobody' })).status).toBe(422);
    expect((await call(one, 'saykin', { kin: 'SV999999999' })).status).toBe(422);
    expect(await call(one, 'saykin', { kin: groom.pid.toLowerCase() })).toMatchObject({ msgkey: 'saved' });
    expect(await propose(bride, groom, one)).toMatchObject({ msgcode: 2, msgkey: 'proposalOfKin' });
    // A volunteer who is also a helper has the same kin.
    await query("update staff set roles = '{matchmaker,helper}' where id = $1", one.id);
    expect(await propose(bride, groom, one)).toMatchObject({ msgcode: 2, msgkey: 'proposalOfKin' });
    await query("update staff set roles = '{matchmaker}' where id = $1", one.id);
    expect(await call(one, 'saykin', { kin: bride.pid.slice(2) })).toMatchObject({ msgkey: 'saved' });
    expect(await listed(one)).toEqual([]);
    expect(await give(bride, one)).toMatchObject({ msgcode: 2, msgkey: 'kinNotGiven' });
    expect((await json(one, 'listassisted')).kin).toEqual([bride.pid, groom.pid].sort());
  });

  test('cannot search by phone, open a member, or read what waits', async () => {
    for (const [path, form] of [
      ['findmembers', { asked: bride.phone, after: '' }],
      ['member', { member: bride.pid }],
      ['today', {}],
      ['listcalls', {}],
      [
        'noteanswer',
        { member: bride.pid, other: groom.pid, answer: 'yes', heard: 'call', word: 'family', reason: 'x' },
      ],
      ['noteasking', { member: groom.pid, language: 'en', word: 'family', read: 'Yes', reason: 'x' }],
    ] as const)
      expect([403, 404]).toContain((await call(volunteer, path, form)).status);
  });
});
