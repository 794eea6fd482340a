import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { todayInIndia } from '#contract/india-day.ts';
import { RESULT_DAYS } from '#contract/pair-check.ts';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeAcceptedPair, makeReadyToCheck, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { LETTERS } from '#words/letters.ts';

const app = await startTestApp({ powerLinkKey: 'a key of the office, long' });

const save = ({ client, pid }: TestMember, status: string, testedon = '2024-05-06') =>
  client.call('updatehaemoglobin', { pid, status, testedon });
/** Saves a result and makes it count. */
async function record(member: TestMember, status: string, testedon?: string) {
  const answer = await save(member, status, testedon);
  await makeReadyToCheck(app, member);
  return answer;
}
const show = ({ client, pid }: TestMember) => client.call('showhaemoglobin', { pid });
const agree = (one: TestMember, other: TestMember, textversion = PAIR_CHECK_CONSENT.version) =>
  ask(one, 'agreetopaircheck', other, { textversion, lang: 'bn' });
const look = async (one: TestMember, other: TestMember) => (await ask(one, 'showpaircheck', other)).body;
async function letDaysPass(days: number) {
  await app.pool.query('update pair_checks set checked_at = checked_at - make_interval(days => $1)', [days]);
  await app.pool.query('update consents set given_at = given_at - make_interval(days => $1)', [days]);
}

// The hash of the text of each version. To change the text, add a version here.
const VERSIONS: Record<string, string> = {
  '2026-11-20': '2b5fcf81ad18e88d',
  '2026-11-22': 'e39a8a8dc7a0f8a6',
  '2026-11-23': 'd9df1e1a41ae2529',
  '2026-11-24': '3f0baa9a6423a0cf',
  '2026-11-25': '0a18b42b9dc0da0e',
  '2026-11-26': '52a2c71a1e17c2bd',
  '2026-11-28': '0cb28fb8b14ed3b0',
};

test('the words that members agree to change with their version alone', () => {
  const { version, en, bn } = PAIR_CHECK_CONSENT;
  expect(createHash('sha256').update(`${en}\n${bn}`).digest('hex').slice(0, 16)).toBe(VERSIONS[version]);
  expect(bn).toBe(bn.normalize('NFC'));
});

describe('the haemoglobin result', () => {
  const nothing = { locked_until: '', counts_from: '' };

  test('is kept for its owner, encrypted', async () => {
    const member = await makeShownMember(app);
    expect((await show(member)).body).toEqual({ ...nothing, status: '', tested_on: '' });
    await record(member, 'beta');
    expect((await show(member)).body).toEqual({ ...nothing, status: 'beta', tested_on: '2024-05-06' });
    const { rows } = await app.pool.query('select * from haemoglobin_results where profile_id = $1', [member.pid]);
    expect(JSON.stringify(rows)).not.toMatch(/beta|2024/);
    await record(member, '', '');
    expect((await show(member)).body).toEqual({ ...nothing, status: '', tested_on: '' });
  });

  test('has no date in the future and no status but those of the list', async () => {
    const member = await makeShownMember(app);
    expect((await record(member, 'beta', '2999-01-01')).body.errors).toHaveProperty('testedon');
    expect((await record(member, 'carrier')).body.errors).toHaveProperty('status');
  });
});

describe('the pair check', () => {
  test('is for families who have accepted each other; for others there is none', async () => {
    const [bride, groom] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
    for (const path of ['showpaircheck', 'agreetopaircheck', 'withdrawfrompaircheck']) {
      const form = { textversion: PAIR_CHECK_CONSENT.version, lang: 'en' };
      const answer = await ask(bride, path, groom, form);
      const unknown = await ask(bride, path, { pid: 'SV999999998' }, form);
      expect(answer.status).toBe(404);
      expect(answer.text).toBe(unknown.text);
    }
  });

  test('is answered when both have agreed, the same to both', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await record(bride, 'clear');
    await record(groom, 'clear');
    const mine = { possible: true, has_result: true, counts_from: '', until: '' };
    expect(await look(bride, groom)).toEqual({ ...mine, state: 'open', answer: '', checks_left: 3 });
    await agree(bride, groom);
    expect(await look(bride, groom)).toMatchObject({ state: 'waiting', answer: '', checks_left: 2 });
    expect(await look(groom, bride)).toMatchObject({ state: 'asked', answer: '', checks_left: 3 });
    await agree(groom, bride);
    expect(await look(bride, groom)).toMatchObject({ state: 'answered', answer: 'A', checks_left: 2 });
    expect(await look(groom, bride)).toMatchObject({ state: 'answered', answer: 'A', checks_left: 2 });
  });

  test('waits until the office has spoken with both, and does not tell with whom it has not', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    for (const one of [bride, groom]) await record(one, 'clear');
    const forget = ({ pid }: TestMember) => app.pool.query('delete from spoken_calls where profile_id = $1', [pid]);
    const notYet = { msgcode: 2, msgkey: 'pairCheckNotYet' };
    const seen: string[] = [];
    for (const unknown of [bride, groom]) {
      await forget(unknown);
      seen.push((await ask(bride, 'showpaircheck', groom)).text);
      for (const [one, other] of [
        [bride, groom],
        [groom, bride],
      ] as const) {
        expect(await look(one, other)).toMatchObject({ possible: false, state: 'open', checks_left: 3 });
        expect((await agree(one, other)).body).toMatchObject(notYet);
      }
      await makeReadyToCheck(app, unknown);
    }
    expect(new Set(seen).size).toBe(1);
    await agree(bride, groom);
    await agree(groom, bride);
    expect((await look(bride, groom)).answer).toBe('A');
  });

  test('of a bride without an account the office speaks with her about this family first', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    for (const one of [bride, groom]) await record(one, 'clear');
    await app.pool.query("update account_profiles set role = 'guardian' where profile_id = $1", [bride.pid]);
    expect((await agree(groom, bride)).body.msgkey).toBe('pairCheckNotYet');
    expect((await agree(bride, groom)).body.msgkey).toBe('pairCheckNotYet');
    const { rows } = await app.pool.query('select kind, about_id from desk_hints where profile_id = $1', [bride.pid]);
    expect(rows).toEqual([{ kind: 'speakFirst', about_id: groom.pid }]);
    await app.pool.query(
      "insert into spoken_calls (profile_id, about_id, phone, spoken_by, spoken_name, words) values ($1, $2, '9830012345', 'mita', 'Mita', 'she agrees')",
      [bride.pid, groom.pid],
    );
    expect((await agree(bride, groom)).body.msgkey).toBe('pairCheckAgreed');
  });

  test.each([
    ['beta', 'hbe', '2024-05-06'],
    ['clear', 'beta', '2024-05-06'],
    ['clear', 'notSaid', '2024-05-06'],
    ['clear', 'clear', ''],
  ])('of %s and %s on the day %j sends both to a counsellor', async (hers, his, day) => {
    const [bride, groom] = await makeAcceptedPair(app);
    await record(bride, hers);
    await record(groom, his, day);
    await Promise.all([agree(bride, groom), agree(groom, bride)]);
    expect((await look(bride, groom)).answer).toBe('B');
    expect((await look(groom, bride)).answer).toBe('B');
  });

  test('of two clear tests made after the acceptance answers clearly, seven days after each was entered', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    for (const one of [bride, groom]) await save(one, 'clear', todayInIndia());
    for (const [one, other] of [
      [bride, groom],
      [groom, bride],
    ] as const) {
      const from = String((await show(one)).body.counts_from);
      expect(Math.round((Date.parse(from) - Date.now()) / 86_400_000)).toBe(RESULT_DAYS);
      expect((await agree(one, other)).body).toMatchObject({ msgcode: 2, msgkey: 'resultTooNew' });
      expect(await look(one, other)).toMatchObject({ state: 'open', checks_left: 3, counts_from: from });
      // The result is not locked.
      expect((await show(one)).body.locked_until).toBe('');
    }
    await makeReadyToCheck(app, bride, groom);
    await agree(bride, groom);
    await agree(groom, bride);
    expect((await look(bride, groom)).answer).toBe('A');
  });

  test('waits anew after each change, of the date too, and takes back a consent that waits; the same once more changes nothing', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await record(bride, 'beta');
    await record(groom, 'clear');
    await agree(bride, groom);
    await save(bride, 'beta');
    expect(await look(bride, groom)).toMatchObject({ state: 'waiting', counts_from: '' });
    for (const [status, day] of [
      ['clear', '2024-05-06'],
      ['clear', '2024-05-07'],
    ] as const) {
      await save(bride, status, day);
      expect(await look(groom, bride)).toMatchObject({ state: 'open' });
      expect((await agree(bride, groom)).body.msgkey).toBe('resultTooNew');
      await makeReadyToCheck(app, bride);
      await agree(bride, groom);
      expect(await look(groom, bride)).toMatchObject({ state: 'asked' });
    }
  });

  test('that is asked for tells the other, once, without a word of health, until it is answered or taken back', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await record(bride, 'clear');
    await record(groom, 'clear');
    const asks = async () => {
      const { text } = await groom.client.call('notices', { pid: groom.pid });
      const { inbox } = JSON.parse((await groom.client.call('introductions', { pid: groom.pid })).text);
      const told = JSON.parse(text).notices.filter(({ kind }: { kind: string }) => kind === 'pairCheckAsked').length;
      expect(inbox).toMatchObject([{ hasAsked: told > 0 }]);
      return told;
    };
    expect(await asks()).toBe(0);
    await agree(bride, groom);
    expect(await asks()).toBe(1);
    const until = String((await look(groom, bride)).until);
    expect(Math.round((Date.parse(until) - Date.now()) / 86_400_000)).toBe(30);
    await ask(bride, 'withdrawfrompaircheck', groom);
    expect(await asks()).toBe(0);
    await agree(bride, groom);
    expect(await asks()).toBe(1);
    await agree(groom, bride);
    expect(await asks()).toBe(0);
    expect(JSON.stringify(LETTERS.pairCheckAsked)).not.toMatch(/health|blood|check|haemoglobin|thalass|স্বাস্থ্য|রক্ত/i);
  });

  test('needs a result of one’s own: without it nothing is agreed, used up or locked', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await record(groom, 'beta');
    await makeReadyToCheck(app, bride);
    await agree(groom, bride);
    expect((await look(bride, groom)).has_result).toBe(false);
    expect((await agree(bride, groom)).body).toMatchObject({
      msgcode: 2,
      msg: 'Please enter your own thalassaemia test result first. This did not count as one of your checks.',
    });
    expect(await look(bride, groom)).toMatchObject({ state: 'asked', answer: '', checks_left: 3 });
    expect((await show(bride)).body.locked_until).toBe('');
    // Erasing the result also withdraws the consents that wait for it.
    await record(groom, '', '');
    expect(await look(bride, groom)).toMatchObject({ state: 'open' });
    expect(await look(groom, bride)).toMatchObject({ state: 'open', checks_left: 3 });
  });

  test('records the consent: which words, in which language, and when', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await record(bride, 'clear');
    await makeReadyToCheck(app, groom);
    expect((await agree(bride, groom, 'another')).body.msg).toMatch(/^The text you agreed to has changed/);
    await agree(bride, groom);
    const rows = await app.db
      .selectFrom('consents')
      .selectAll()
      .where('profile_id', '=', bride.pid)
      .where('kind', '=', 'pairCheck')
      .execute();
    expect(rows).toMatchObject([
      { kind: 'pairCheck', about_id: groom.pid, text_version: PAIR_CHECK_CONSENT.version, language: 'bn' },
    ]);
    expect(Date.now() - (rows[0]?.given_at.getTime() ?? 0)).toBeLessThan(60_000);
  });

  test('keeps its answer, and no status, until either takes the consent back', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await record(bride, 'beta');
    await record(groom, 'beta');
    await agree(bride, groom);
    await agree(groom, bride);
    const stored = await app.db.selectFrom('pair_checks').selectAll().where('answer', '!=', '').execute();
    expect(Object.keys(stored[0] ?? {}).sort()).toEqual(['answer', 'checked_at', 'id', 'one_id', 'other_id']);
    expect(stored.every(({ answer }) => answer.length > 20)).toBe(true);
    await ask(groom, 'withdrawfrompaircheck', bride);
    for (const [one, other] of [
      [bride, groom],
      [groom, bride],
    ] as const)
      expect(await look(one, other)).toMatchObject({ state: 'open', answer: '' });
    expect((await look(bride, groom)).checks_left).toBe(2);
    const left = await app.db
      .selectFrom('pair_checks')
      .select('answer')
      .where((eb) => eb.or([eb('one_id', '=', bride.pid), eb('other_id', '=', bride.pid)]))
      .execute();
    expect(left).toEqual([{ answer: '' }]);
  });

  test('ends at once with a block, and does not come back with its lifting', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await Promise.all([record(bride, 'clear'), record(groom, 'clear')]);
    await agree(bride, groom);
    await agree(groom, bride);
    await ask(bride, 'blockmember', groom);
    expect((await ask(groom, 'showpaircheck', bride)).status).toBe(404);
    await ask(bride, 'unblockmember', groom);
    await becomeAcquainted(bride, groom);
    expect(await look(groom, bride)).toMatchObject({ state: 'open', answer: '' });
  });

  test('that a block has ended looks from the other side like one whose other family has paused', async () => {
    const [[bride, groom], [pausing, twin]] = [await makeAcceptedPair(app), await makeAcceptedPair(app)];
    for (const [one, other] of [
      [bride, groom],
      [pausing, twin],
    ] as const) {
      await Promise.all([record(one, 'clear'), record(other, 'clear')]);
      await agree(one, other);
      await agree(other, one);
    }
    const seenBy = async (member: TestMember) => {
      const other = await makeShownMember(app);
      await becomeAcquainted(member, other);
      return [(await look(member, other)).checks_left, await countStanding(member.pid)];
    };
    await ask(bride, 'blockmember', groom);
    await pausing.client.call('pauseprofile', { pid: pausing.pid, kind: 'paused', reason: 'notNow' });
    expect(await seenBy(groom)).toEqual(await seenBy(twin));
    expect(await countStanding(bride.pid)).toBe(0);
    expect(await countStanding(groom.pid)).toBe(1);
  });

  const countStanding = async (pid: string) =>
    (
      await app.pool.query(
        `select from consents where profile_id = $1 and kind = 'pairCheck' and withdrawn_at is null`,
        [pid],
      )
    ).rowCount;

  test('locks both results for thirty days', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    await Promise.all([record(bride, 'clear'), record(groom, 'clear')]);
    await agree(bride, groom);
    await agree(groom, bride);
    for (const one of [bride, groom]) {
      expect((await record(one, 'hbe')).body).toMatchObject({ msgcode: 2, msg: expect.stringMatching(/thirty days/) });
      expect((await show(one)).body.locked_until).not.toBe('');
    }
    await ask(bride, 'withdrawfrompaircheck', groom);
    expect((await record(bride, 'hbe')).body.msgcode).toBe(2);
    await letDaysPass(31);
    expect((await record(bride, 'hbe')).body.msgcode).toBe(1);
  });

  test('is made at most three times in thirty days, also of fifty consents at once', async () => {
    const bride = await makeShownMember(app);
    const grooms = await Promise.all(Array.from({ length: 5 }, () => makeShownMember(app, { gender: 'Male' })));
    await record(bride, 'clear');
    for (const groom of grooms) {
      await record(groom, 'clear');
      await becomeAcquainted(groom, bride);
      await agree(groom, bride);
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => agree(bride, grooms[index % 5] ?? bride)),
    );
    expect(answers.filter(({ body }) => body.msg.startsWith('You can have three')).length).toBeGreaterThan(0);
    const checks = await app.db
      .selectFrom('pair_checks')
      .select('id')
      .where((eb) => eb.or([eb('one_id', '=', bride.pid), eb('other_id', '=', bride.pid)]))
      .execute();
    expect(checks).toHaveLength(3);
    await letDaysPass(31);
    const states = await Promise.all(grooms.map((groom) => look(bride, groom)));
    const open = grooms.filter((_, index) => states[index]?.state === 'asked');
    expect((await agree(bride, open[0] ?? bride)).body.msgcode).toBe(1);
  });

  test('and the result are closed to a session of the Power Link', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    const office = app.client();
    await office.call('securitykeycheck', { securitykey: 'a key of the office, long' });
    await office.call('regphonecheck', { phone: bride.phone });
    const form = { pid: bride.pid, member: groom.pid, textversion: PAIR_CHECK_CONSENT.version, lang: 'en' };
    for (const path of [
      'showhaemoglobin',
      'updatehaemoglobin',
      'showpaircheck',
      'agreetopaircheck',
      'withdrawfrompaircheck',
    ])
      expect((await office.call(path, form)).status, path).toBe(403);
  });
});
