import { beforeAll, describe, expect, test, vi } from 'vitest';
import { noticeRuleOf } from '#contract/notice-kinds.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestAnswer, TestClient } from '#server/testing/client.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import { readPdf } from '#server/testing/pdf/read-pdf.ts';
import { readWords } from '#server/testing/pdf/read-words.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp({ readings: { cards: 12, profiles: 50, lists: 50 } });
const helper = await makeStaff(app, ['helper']);
const editor = await makeStaff(app, ['editor']);
const moderator = await makeStaff(app, ['moderator']);

const bride = await makeShownMember(app, { name: 'Ruma Ghosh' });
const grooms = await Promise.all(
  ['Amit Duttasentinel', 'Bimal Roysentinel', 'Kamal Senssentinel'].map((name) =>
    makeShownMember(app, { gender: 'Male', name }),
  ),
);
const [one, other, third] = grooms;
if (!one || !other || !third) throw new Error('no grooms');
const woman = await makeShownMember(app, { name: 'Mina Paul' });

const sheet = (form: Record<string, string>, client: TestClient = helper.client) =>
  client.get(`/api/office/cardsheet?${new URLSearchParams({ member: bride.pid, lang: 'en', ...form })}`);
const own = (form: Record<string, string> = {}) =>
  bride.client.get(`/api/cardsheet?${new URLSearchParams({ pid: bride.pid, lang: 'bn', ...form })}`);
function wordsOf(answer: TestAnswer): string {
  expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  return readWords(answer.bytes);
}
const show = async (form: Record<string, string>) =>
  Object((await helper.client.call('office/showslip', { sheet: '', member: '', other: '', ...form })).body).slip;
const enter = async (form: Record<string, string>) => (await helper.client.call('office/enterslip', form)).body;
const latest = async () =>
  (await app.pool.query('select id from card_sheets order by made_at desc limit 1')).rows[0].id;

const makeAssisted = (pid: string) =>
  app.pool.query("insert into consents (profile_id, kind, text_version, language) values ($1, 'assisted', '1', 'bn')", [
    pid,
  ]);

beforeAll(async () => {
  await makeAssisted(bride.pid);
  await vi.waitFor(
    async () => {
      const { text } = await bride.client.get(`/api/findmatches?${new URLSearchParams({ pid: bride.pid })}`);
      for (const { pid } of grooms) expect(text).toContain(pid);
    },
    { timeout: 20_000, interval: 700 },
  );
});

test('a sheet has the cards that were asked for, as the family may read them, in large letters', async () => {
  const answer = await sheet({ members: `${one.pid} ${other.pid.replace('SV', 'sv ')}, ${one.pid}` });
  const words = wordsOf(answer);
  for (const word of ['Amit', 'Bimal', one.pid, other.pid, `Forthefamilyof${bride.pid}`, 'Notforus'])
    expect(words).toContain(word);
  for (const word of ['sentinel', 'Kamal', third.pid]) expect(words).not.toContain(word);
  const { rows } = await app.pool.query('select phone, email from accounts');
  for (const { phone, email } of rows) for (const secret of [phone, email]) expect(words).not.toContain(secret || '?');
  expect(answer.headers.get('content-disposition')).toContain(`sheet-${bride.pid}-en.pdf`);
  // At least two pages: the slip to return is a separate page.
  expect(readPdf(answer.bytes).find(/\/Type \/Page\n/).length).toBeGreaterThan(1);
  // The same cards on the same day give the same sheet.
  const id = await latest();
  expect((await sheet({ members: `${one.pid} ${other.pid}` })).bytes).toEqual(answer.bytes);
  expect(await latest()).toBe(id);
});

test('without numbers it has the first of the family’s own list', async () => {
  await expect.poll(async () => (await app.client().get('/readyz')).body.lists).toBe('ok');
  const words = wordsOf(await sheet({ lang: 'bn' }));
  for (const { pid } of grooms) expect(words).toContain(pid);
  expect(words).not.toContain(woman.pid);
});

test('whom the family may not see looks like nobody: blocked, paused, unknown, of one’s own gender', async () => {
  const nobody = await sheet({ members: 'SV899999998' });
  expect([nobody.status, nobody.body.msgkey]).toEqual([404, 'sheetNobody']);
  await ask(third, 'blockmember', bride);
  for (const { pid } of [third, woman, bride]) {
    const answer = await sheet({ members: pid });
    expect([answer.status, answer.text]).toEqual([404, nobody.text]);
  }
  // Typed numbers are printed only for assisted families.
  expect((await sheet({ member: woman.pid, members: one.pid })).text).toBe(nobody.text);
  const words = wordsOf(await sheet({ members: `${third.pid} ${one.pid}` }));
  expect(words).not.toContain(third.pid);
  await ask(third, 'unblockmember', bride);
});

test('the office’s own find nothing for a family that is not there, and others may not make one', async () => {
  expect((await sheet({ member: 'SV899999997', members: one.pid })).status).toBe(404);
  expect((await sheet({ lang: 'hi', members: one.pid })).body.errors).toHaveProperty('lang');
  for (const { client } of [editor, moderator]) expect((await sheet({ members: one.pid }, client)).status).toBe(403);
  expect((await sheet({ members: one.pid }, app.client())).status).toBe(401);
  const { rows } = await app.pool.query(
    "select distinct profile_id from office_uses where command = 'office/cardsheet' and outcome = 'done' and subject = 'sheet'",
  );
  expect(rows.map(({ profile_id }) => profile_id)).toContain(one.pid);
});

test('a family prints those whom it keeps, or those whom it names', async () => {
  expect((await own()).body.msgkey).toBe('sheetNobody');
  await ask(bride, 'addtoshortlist', other, { note: 'a private note' });
  const words = wordsOf(await own());
  expect(words).toContain(other.pid);
  expect(words).not.toContain(one.pid);
  expect(words).not.toContain('private');
  expect(wordsOf(await own({ members: one.pid }))).toContain(one.pid);
});

test('a page that comes back is found by its code or by two numbers, and entered once', async () => {
  wordsOf(await sheet({ members: `${one.pid} ${other.pid} ${third.pid}` }));
  const id = (await show({ member: bride.pid, other: third.pid })).sheet;
  const found = await show({ sheet: id });
  expect(found).toMatchObject({ memberId: bride.pid, madeBy: helper.email });
  expect(found.cards.map(({ memberId }: { memberId: string }) => memberId)).toEqual(grooms.map(({ pid }) => pid));
  expect(await show({ member: bride.pid, other: third.pid })).toEqual(found);
  await ask(third, 'blockmember', bride);
  expect(await show({ sheet: id })).toEqual(found);
  await ask(third, 'unblockmember', bride);
  expect(await show({ member: bride.pid, other: woman.pid })).toBeNull();
  expect(await show({ sheet: '999999' })).toBeNull();

  const hidden = async () =>
    (await app.pool.query('select member_id from hidden_members where profile_id = $1', [bride.pid])).rows;
  expect((await enter({ sheet: id, tick1: 'no', tick2: 'later' })).msgkey).toBe('slipEntered');
  expect((await enter({ sheet: id, tick1: 'no', tick2: 'later' })).msgkey).toBe('slipEntered');
  expect(await hidden()).toEqual([{ member_id: one.pid }]);
  expect((await show({ sheet: id })).cards.map(({ tick }: { tick: string }) => tick)).toEqual(['no', 'later', '']);
  const { sheets } = Object(
    (await helper.client.call('office/showslip', { sheet: '', member: bride.pid, other: '' })).body,
  );
  expect(sheets.find((one: { sheet: string }) => one.sheet === id)).toMatchObject({ cards: 3, isBack: true });
  expect(found.cards[0]).toMatchObject({ place: 1, name: 'Amit' });
  // The slip had been read wrongly and is corrected.
  await enter({ sheet: id, tick1: 'later' });
  expect(await hidden()).toEqual([]);
  const { rows } = await app.pool.query("select role, act from acts where profile_id = $1 and act = 'slip'", [
    bride.pid,
  ]);
  expect(rows).toEqual([{ role: 'office', act: 'slip' }]);
  expect((await enter({ sheet: id, tick1: 'maybe' })).errors).toHaveProperty('tick1');
  expect((await enter({ sheet: '999999', tick1: 'no' })).msgkey).toBe('changedMeanwhile');
  expect((await editor.client.call('office/enterslip', { sheet: id, tick1: 'no' })).status).toBe(403);
});

test('a page that comes back is a visit of a family for which the trust looks, and of no other', async () => {
  const visited = async () =>
    (
      await app.pool.query(
        "select last_active_on = (now() at time zone 'Asia/Kolkata')::date as now from showings where profile_id = $1",
        [bride.pid],
      )
    ).rows[0].now;
  await app.pool.query('update showings set last_active_on = current_date - 20 where profile_id = $1', [bride.pid]);
  const id = String(await latest());
  await app.pool.query("delete from consents where profile_id = $1 and kind = 'assisted'", [bride.pid]);
  await enter({ sheet: id, tick2: 'no' });
  expect(await visited()).toBe(false);
  await makeAssisted(bride.pid);
  await enter({ sheet: id, tick2: 'later' });
  expect(await visited()).toBe(true);
});

test('where the trust looks for a family, its tick proposes, and a no refuses what is open', async () => {
  const reader = await makeShownMember(app, { name: 'Tia Das' });
  const groom = await makeShownMember(app, { gender: 'Male', name: 'Raja Sen' });
  await makeAssisted(reader.pid);
  await ask(reader, 'addtoshortlist', groom, { note: '' });
  // Her parents answer here. For a bride with an account the office enters no answer that is hers to give.
  await app.pool.query("update account_profiles set role = 'guardian' where profile_id = $1", [reader.pid]);
  const { client } = await makeStaff(app, ['matchmaker']);
  expect((await sheet({ member: reader.pid, members: groom.pid })).status).toBe(200);
  const id = String(await latest());
  const proposals = async () =>
    (
      await app.pool.query(
        'select member_id, answer, heard, ended_at is null as "isOpen" from proposal_sides where profile_id = $1',
        [reader.pid],
      )
    ).rows;
  await enter({ sheet: id, tick1: 'more' });
  expect(await proposals()).toEqual([{ member_id: groom.pid, answer: null, heard: null, isOpen: true }]);
  await enter({ sheet: id, tick1: 'later' });
  expect((await proposals())[0]).toMatchObject({ answer: 'later', heard: 'slip' });
  await enter({ sheet: id, tick1: 'no' });
  expect((await proposals())[0]).toMatchObject({ answer: 'no', heard: 'slip' });
  // The family's own answer after the sheet was printed is newer and counts.
  await ask(reader, 'answerproposal', groom, { answer: 'yes' });
  await enter({ sheet: id, tick1: 'later' });
  expect((await proposals())[0]).toMatchObject({ answer: 'yes', heard: null });
  await ask(reader, 'hidemember', groom);
  await enter({ sheet: id, tick1: 'more' });
  const hidden = await app.pool.query('select from hidden_members where profile_id = $1', [reader.pid]);
  expect(hidden.rows).toHaveLength(1);
  // A volunteer finds neither the family nor its sheet if the family was not given to them.
  await client.call('office/signpromise', { language: 'en', agreed: 'Yes' });
  expect((await sheet({ member: reader.pid, members: groom.pid }, client)).status).toBe(404);
  expect((await client.call('office/enterslip', { sheet: id, tick1: 'more' })).status).toBe(404);
  expect((await client.call('office/showslip', { sheet: id, member: '', other: '' })).status).toBe(404);
});

test('cards on paper are cards of the family’s day', async () => {
  const reader = await makeShownMember(app, { name: 'Tanu Das' });
  const ids = Array.from({ length: 10 }, (_, number) => `SV${899_990_000 + number}`);
  const forReader = (members: readonly string[]) => sheet({ member: reader.pid, members: members.join(' ') });
  await makeAssisted(reader.pid);
  // Typed numbers that are not printed do not use the family's daily limit.
  for (let time = 0; time < 3; time++) expect((await forReader(ids)).status).toBe(404);
  expect(
    (
      await reader.client.get(
        `/api/cardsheet?${new URLSearchParams({ pid: reader.pid, lang: 'en', members: ids.join(' ') })}`,
      )
    ).status,
  ).toBe(404);
  await vi.waitFor(async () => {
    const spent = await forReader([one.pid, other.pid, third.pid]);
    expect([spent.status, spent.body.msgkey]).toEqual([429, 'readingsSpent']);
  }, 20_000);
  expect(
    (
      await reader.client.get(
        `/api/cardsheet?${new URLSearchParams({ pid: reader.pid, lang: 'en', members: third.pid })}`,
      )
    ).status,
  ).toBe(200);
});

test('of an accepted family the office prints nothing, and the family itself no more than of a stranger', async () => {
  const groom = await makeShownMember(app, { gender: 'Male', name: 'Dipu Kunduzz' });
  const reader = await makeShownMember(app, { name: 'Shila Das' });
  await becomeAcquainted(reader, groom);
  expect((await sheet({ member: reader.pid, members: groom.pid })).body.msgkey).toBe('sheetNobody');
  const form = new URLSearchParams({ pid: reader.pid, lang: 'en', members: groom.pid });
  const words = wordsOf(await reader.client.get(`/api/cardsheet?${form}`));
  expect(words).toContain('Dipu');
  expect(words).not.toContain('Kunduzz');
});

describe('a family for which the trust does not look, and that has an account of its own', async () => {
  const reader = await makeShownMember(app, { name: 'Uma Das' });
  const groom = await makeShownMember(app, { gender: 'Male', name: 'Nirmal Sen' });
  const blocker = await makeShownMember(app, { gender: 'Male', name: 'Ratan Sen' });
  let id = '';
  const between = async () =>
    (
      await app.pool.query(
        'select answer, heard, asked from proposal_sides where profile_id in ($1, $2) and member_id in ($1, $2) and ended_at is null',
        [reader.pid, groom.pid],
      )
    ).rows;
  const told = async (pid: string) =>
    (
      await app.pool.query(
        "select kind, about_id from notices where profile_id = $1 and kind in ('slipWish', 'deskProposal', 'wishCarried') order by kind, about_id",
        [pid],
      )
    ).rows.map(({ kind, about_id }) => `${kind} ${about_id}`);
  const tasks = async () =>
    (
      await app.pool.query(
        "select words, due_on - (now() at time zone 'Asia/Kolkata')::date as days from staff_tasks where profile_id = $1 and kind = 'call' and done_at is null",
        [reader.pid],
      )
    ).rows;
  const carry = (place: number, client = helper.client) =>
    client.call('office/carrywish', { sheet: id, place: String(place) });
  const spoke = (client = helper.client) =>
    client.call('office/logcall', { member: reader.pid, outcome: 'spoke', words: '', again: '' });

  test('is told that its tick was read and is called; nothing goes to anybody, and nothing is an interest', async () => {
    for (const other of [groom, blocker]) await ask(reader, 'addtoshortlist', other, { note: '' });
    wordsOf(await reader.client.get(`/api/cardsheet?${new URLSearchParams({ pid: reader.pid, lang: 'en' })}`));
    id = String(await latest());
    const { cards, isLookedFor } = await (async () => {
      const slip = await show({ sheet: id });
      return { cards: slip.cards, isLookedFor: slip.isLookedFor };
    })();
    expect([isLookedFor, cards.length]).toEqual([false, 2]);
    // A block since then changes nothing of what the office reads.
    await ask(blocker, 'blockmember', reader);
    expect((await enter({ sheet: id, tick1: 'more', tick2: 'more' })).msgkey).toBe('slipEnteredToCall');
    expect((await enter({ sheet: id, tick1: 'more', tick2: 'more' })).msgkey).toBe('slipEnteredToCall');
    const [task, ...others] = await tasks();
    expect(others).toEqual([]);
    expect(task?.days).toBe(2);
    for (const { pid } of [groom, blocker]) expect(task?.words).toContain(pid);
    expect(await told(reader.pid)).toEqual([groom.pid, blocker.pid].sort().map((pid) => `slipWish ${pid}`));
    expect(await told(groom.pid)).toEqual([]);
    expect(await between()).toEqual([]);
    const { rows } = await app.pool.query('select from introductions where sender_id = $1', [reader.pid]);
    expect(rows).toEqual([]);
    // The family is notified only about members whom it still sees.
    const { notices } = Object((await reader.client.call('notices', { pid: reader.pid })).body);
    const wishes = notices.filter(({ kind }: { kind: string }) => kind === 'slipWish');
    expect(wishes.map(({ member }: { member: { memberId: string } }) => member.memberId)).toEqual([groom.pid]);
  });

  test('carries its wish to both only after a call of that day, and each answers for itself', async () => {
    const placeOf = async (pid: string) =>
      (await show({ sheet: id })).cards.find(({ memberId }: { memberId: string }) => memberId === pid)?.place ?? 0;
    const [toGroom, toBlocker] = [await placeOf(groom.pid), await placeOf(blocker.pid)];
    expect((await carry(toGroom)).status).toBe(409);
    // Another member of staff has spoken with them.
    const colleague = await makeStaff(app, ['helper']);
    await spoke(colleague.client);
    expect((await carry(toGroom)).status).toBe(409);
    await spoke();
    expect(await tasks()).toEqual([]);
    const volunteer = await makeStaff(app, ['matchmaker']);
    expect((await carry(toGroom, volunteer.client)).status).toBe(403);
    expect((await carry(9)).body.msgkey).toBe('changedMeanwhile');
    const said = [await carry(toGroom), await carry(toBlocker)];
    // The answer about a member who has blocked the family is identical.
    expect(said[0]?.text).toBe(said[1]?.text);
    expect(said[0]?.body.msgkey).toBe('wishCarried');
    expect((await carry(toGroom)).body.msgkey).toBe('changedMeanwhile');
    expect(await between()).toEqual([
      { answer: null, heard: null, asked: false },
      { answer: null, heard: null, asked: false },
    ]);
    expect(await told(groom.pid)).toEqual([`deskProposal ${reader.pid}`]);
    expect(await told(reader.pid)).toContain(`deskProposal ${groom.pid}`);
    // The family is notified of what was done in its name, with a way to object, but not about members who are hidden
    // from it.
    expect((await told(reader.pid)).filter((line) => line.startsWith('wishCarried'))).toEqual([
      `wishCarried ${groom.pid}`,
    ]);
    for (const kind of ['slipWish', 'wishCarried'] as const)
      expect(noticeRuleOf(kind).channels).toEqual(['email', 'sms', 'push']);
    expect(await told(blocker.pid)).toEqual([]);
    expect((await show({ sheet: id })).cards.every(({ carriedAt }: { carriedAt: string }) => carriedAt !== '')).toBe(
      true,
    );
    // The office cannot answer yes for the family. The family itself can.
    const heard = {
      member: reader.pid,
      other: groom.pid,
      answer: 'yes',
      heard: 'call',
      word: 'candidate',
      reason: 'called',
    };
    expect((await helper.client.call('office/noteanswer', heard)).status).toBe(404);
    await ask(groom, 'answerproposal', reader, { answer: 'yes' });
    expect(
      (await app.pool.query('select from introductions where sender_id in ($1, $2)', [reader.pid, groom.pid])).rowCount,
    ).toBe(0);
    await ask(reader, 'answerproposal', groom, { answer: 'yes' });
    const { rows } = await app.pool.query(
      "select origin from introductions where answer = 'accepted' and $1 in (sender_id, recipient_id)",
      [reader.pid],
    );
    expect(rows).toEqual([{ origin: 'desk' }]);
  });

  test('nothing is carried during a claim, or of a tick that was taken back', async () => {
    const last = await makeShownMember(app, { gender: 'Male', name: 'Sujit Sen' });
    await ask(reader, 'addtoshortlist', last, { note: '' });
    const form = new URLSearchParams({ pid: reader.pid, lang: 'en', members: last.pid });
    wordsOf(await reader.client.get(`/api/cardsheet?${form}`));
    id = String(await latest());
    await enter({ sheet: id, tick1: 'more' });
    await enter({ sheet: id, tick1: 'no' });
    expect((await carry(1)).body.msgkey).toBe('changedMeanwhile');
    await enter({ sheet: id, tick1: 'more' });
    await app.pool.query(
      'insert into whose_claims (profile_id, account_id) select profile_id, account_id from account_profiles where profile_id = $1',
      [reader.pid],
    );
    expect((await carry(1)).body.msgkey).toBe('slipInClaim');
    await app.pool.query("update whose_claims set ended_at = now(), ended_how = 'refused' where profile_id = $1", [
      reader.pid,
    ]);
    expect(await told(last.pid)).toEqual([]);
  });
});

test('two pages of two families that stand on each other’s are entered at once, in either order', async () => {
  const [reader, groom] = [
    await makeShownMember(app, { name: 'Anu Das' }),
    await makeShownMember(app, { gender: 'Male', name: 'Bapi Sen' }),
  ];
  const pages: { client: TestClient; id: string }[] = [];
  for (const [mine, theirs] of [
    [reader, groom],
    [groom, reader],
  ] as const) {
    await makeAssisted(mine.pid);
    await ask(mine, 'addtoshortlist', theirs, { note: '' });
    expect((await sheet({ member: mine.pid, members: theirs.pid })).status).toBe(200);
    // Two members of staff, because the acts of one person run one after the other.
    const { client, id } = await makeStaff(app, ['matchmaker']);
    await client.call('office/signpromise', { language: 'en', agreed: 'Yes' });
    await app.pool.query('insert into given_families (profile_id, staff_id, given_by) values ($1, $2, $3)', [
      mine.pid,
      id,
      helper.email,
    ]);
    pages.push({ client, id: String(await latest()) });
  }
  for (let time = 0; time < 12; time++) {
    const order = time % 2 === 0 ? pages : pages.toReversed();
    const tick1 = time % 3 === 0 ? 'later' : 'no';
    const said = await Promise.all(
      order.map(({ client, id }) => client.call('office/enterslip', { sheet: id, tick1 })),
    );
    expect(said.map(({ body }) => body.msgkey)).toEqual(['slipEntered', 'slipEntered']);
  }
});

test('who may not look for a family holds nobody up by its page', async () => {
  const reader = await makeShownMember(app, { name: 'Keya Das' });
  await makeAssisted(reader.pid);
  await ask(reader, 'addtoshortlist', one, { note: '' });
  expect((await sheet({ member: reader.pid, members: one.pid })).status).toBe(200);
  const sheetId = String(await latest());
  const { client } = await makeStaff(app, ['matchmaker']);
  await client.call('office/signpromise', { language: 'en', agreed: 'Yes' });
  const holding = await app.pool.connect();
  await holding.query('begin');
  await holding.query('select from members where profile_id = $1 for update', [reader.pid]);
  const asked = client.call('office/enterslip', { sheet: sheetId, tick1: 'no' }).then(({ status }) => status);
  const late = new Promise((resolve) => setTimeout(resolve, 2000, 'waits for the lock'));
  const first = await Promise.race([asked, late]);
  await holding.query('rollback');
  holding.release();
  expect(first).toBe(404);
});

test('while somebody says that the profile is their own, no page of it is entered', async () => {
  const reader = await makeShownMember(app, { name: 'Juthi Das' });
  await makeAssisted(reader.pid);
  await ask(reader, 'addtoshortlist', one, { note: '' });
  expect((await sheet({ member: reader.pid, members: one.pid })).status).toBe(200);
  const id = String(await latest());
  await app.pool.query(
    'insert into whose_claims (profile_id, account_id) select profile_id, account_id from account_profiles where profile_id = $1',
    [reader.pid],
  );
  expect(await enter({ sheet: id, tick1: 'no' })).toMatchObject({ msgcode: 2, msgkey: 'slipInClaim' });
  expect((await show({ sheet: id })).cards[0].tick).toBe('');
  await app.pool.query("update whose_claims set ended_at = now(), ended_how = 'refused' where profile_id = $1", [
    reader.pid,
  ]);
  expect((await enter({ sheet: id, tick1: 'no' })).msgkey).toBe('slipEntered');
});
