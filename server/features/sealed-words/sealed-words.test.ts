import { describe, expect, test } from 'vitest';
import {
  openSealedWord,
  SEALED_WORD_DAYS,
  showSealedWord,
  takeBackSealedWord,
  writeSealedWord,
} from '#contract/sealed-words.ts';
import { resetForNewCandidate } from '#server/domain/holders/candidate-choices.queries.ts';
import { removeHolder } from '#server/domain/holders/holders.queries.ts';
import { expireSealedWords } from '#server/domain/sealed-words/sealed-words.queries.ts';
import { routeInLog } from '#server/http/route-in-log.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, makeAcceptedPair } from '#server/testing/meeting.ts';
import { TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { AGREED, makeKnownPair, PROMISED, sealFor, speakWith, unseal } from '#server/testing/sealed-words.ts';

const app = await startTestApp();
const WORDS = 'আমার হাঁপানি আছে, ইনহেলার নিই।';
const query = (text: string, ...values: unknown[]) => app.pool.query(text, values);
const show = async (one: TestMember, other: TestMember) => (await ask(one, 'showsealedword', other)).body;
const rows = async () => (await query('select sender_id from sealed_words')).rows.map(({ sender_id }) => sender_id);
const stands = async ({ pid }: TestMember) => (await rows()).includes(pid);
const nothing = { mine: '', mine_until: '', theirs: '', theirs_until: '', openings_left: 0 };

describe('a word of health for one person', () => {
  test('is sealed by her, opened by him three times after a promise, and then is erased', async () => {
    const [bride, groom] = await makeKnownPair(app);
    expect(await show(bride, groom)).toMatchObject({ ...nothing, possible: true });
    expect((await sealFor(bride, groom, WORDS)).body.msgkey).toBe('sealedWordWritten');
    expect(await show(bride, groom)).toMatchObject({
      ...nothing,
      mine: 'sealed',
      mine_until: expect.stringMatching(/Z$/),
    });
    const { rows: stored } = await query('select * from sealed_words where sender_id = $1', bride.pid);
    expect(JSON.stringify(stored)).not.toContain('হাঁপানি');
    expect(stored).toMatchObject([{ consent_version: AGREED.textversion, consent_language: 'en', promised_at: null }]);

    expect(await show(groom, bride)).toMatchObject({
      ...nothing,
      theirs: 'sealed',
      openings_left: 3,
      theirs_until: stored[0] && expect.any(String),
    });
    for (const left of [2, 1, 0])
      expect((await unseal(groom, bride)).body).toMatchObject({ msgcode: 1, words: WORDS, openings_left: left });
    expect((await unseal(groom, bride)).body).toMatchObject({ msgcode: 2, msgkey: 'sealedWordNothing', words: '' });
    expect(await show(groom, bride)).toMatchObject({ theirs: 'spent', openings_left: 0 });
    expect(await show(bride, groom)).toMatchObject({ mine: 'opened' });
    const { rows: after } = await query('select * from sealed_words where sender_id = $1', bride.pid);
    expect(after).toMatchObject([
      { words: '', openings: 3, promise_version: PROMISED.textversion, promise_language: 'en' },
    ]);
  });

  test('is taken back until it is opened, by nobody but her, and written anew', async () => {
    const [bride, groom] = await makeKnownPair(app);
    await sealFor(bride, groom, WORDS);
    expect((await sealFor(bride, groom, 'another')).body.msgkey).toBe('sealedWordStands');
    expect((await ask(groom, 'takebacksealedword', bride)).body.msgkey).toBe('sealedWordGone');
    expect((await ask(bride, 'takebacksealedword', groom)).body.msgkey).toBe('sealedWordTakenBack');
    expect([await stands(bride), (await unseal(groom, bride)).body.msgkey]).toEqual([false, 'sealedWordNothing']);
    await sealFor(bride, groom, 'another');
    await unseal(groom, bride);
    expect((await ask(bride, 'takebacksealedword', groom)).body.msgkey).toBe('sealedWordOpened');
    // Each candidate can seal a word of their own.
    expect((await sealFor(groom, bride, 'mine')).body.msgcode).toBe(1);
    expect((await unseal(bride, groom)).body).toMatchObject({ words: 'mine' });
  });

  test('is opened or taken back, never both, and counts each opening once', async () => {
    const [bride, groom] = await makeKnownPair(app);
    await sealFor(bride, groom, WORDS);
    const [back, opened] = await Promise.all([ask(bride, 'takebacksealedword', groom), unseal(groom, bride)]);
    expect([back?.body.msgcode, opened?.body.msgcode].sort()).toEqual([1, 2]);
    if (back?.body.msgcode === 1) await sealFor(bride, groom, WORDS);
    await query('update sealed_words set openings = 1, promised_at = now() where sender_id = $1', bride.pid);
    const all = await Promise.all(Array.from({ length: 6 }, () => unseal(groom, bride)));
    expect(all.filter(({ body }) => body.words === WORDS)).toHaveLength(2);
  });

  test('two written at once are one', async () => {
    const [bride, groom] = await makeKnownPair(app);
    const both = await Promise.all([sealFor(bride, groom, 'one'), sealFor(bride, groom, 'two')]);
    expect(both.map(({ body }) => body.msgcode).sort()).toEqual([1, 2]);
  });
});

describe('what is refused', () => {
  test('before the office has spoken with both, without saying with whom; a meeting counts as much', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    const said = { msgcode: 2, msgkey: 'sealedWordNotYet' };
    expect((await sealFor(bride, groom, WORDS)).body).toMatchObject(said);
    await speakWith(app, bride);
    expect((await sealFor(bride, groom, WORDS)).body).toMatchObject(said);
    for (const [one, other] of [
      [bride, groom],
      [groom, bride],
    ] as const)
      expect(await show(one, other)).toMatchObject({ ...nothing, possible: false });
    await query(
      "insert into badges (profile_id, kind, given_by, reason) values ($1, 'met', 'mitra', 'words')",
      groom.pid,
    );
    expect((await sealFor(bride, groom, WORDS)).body.msgcode).toBe(1);
  });

  test('a login of before: nothing is written, opened or counted', async () => {
    const [bride, groom] = await makeKnownPair(app);
    await sealFor(bride, groom, WORDS);
    await query("update sessions set created_at = now() - interval '16 minutes' where profile_id = any($1)", [
      bride.pid,
      groom.pid,
    ]);
    for (const answer of [await unseal(groom, bride), await sealFor(groom, bride, WORDS)])
      expect(answer).toMatchObject({ status: 401, body: { msgkey: 'loginAgain' } });
    // Withdrawing and looking need no fresh login.
    expect(await show(groom, bride)).toMatchObject({ openings_left: 3 });
    expect((await ask(bride, 'takebacksealedword', groom)).body.msgcode).toBe(1);
  });

  test('without the tick, in other words, too long, empty: a sentence at the field, and nothing is kept', async () => {
    const [bride, groom] = await makeKnownPair(app);
    const write = (form: Record<string, string>) =>
      ask(bride, 'writesealedword', groom, { ...AGREED, words: WORDS, ...form });
    const broken: readonly (readonly [string, Record<string, string>])[] = [
      ['agrees', { agrees: '' }],
      ['words', { words: '   ' }],
      ['words', { words: 'a'.repeat(501) }],
      ['words', { words: 'a\0b' }],
      ['lang', { lang: 'xx' }],
    ];
    for (const [field, form] of broken) {
      const { status, body } = await write(form);
      expect([field, status, Object.keys(body.errors ?? {})]).toEqual([field, 422, [field]]);
    }
    expect((await write({ textversion: '2020-01-01' })).body.msgkey).toBe('sealedWordTextChanged');
    expect(await stands(bride)).toBe(false);
    await sealFor(bride, groom, 'a'.repeat(500));
    expect((await ask(groom, 'opensealedword', bride, { ...PROMISED, promises: '' })).status).toBe(422);
    expect((await ask(groom, 'opensealedword', bride, { ...PROMISED, textversion: 'x' })).body.msgkey).toBe(
      'sealedWordTextChanged',
    );
    expect(await show(groom, bride)).toMatchObject({ openings_left: 3 });
  });

  test('strangers, families who have not accepted, and one’s own profile: as if nobody were there', async () => {
    const [bride] = await makeKnownPair(app);
    const [, other] = await makeKnownPair(app);
    for (const about of [other, { pid: 'SV999999999' }, { pid: '' }, bride])
      for (const path of ['showsealedword', 'writesealedword', 'takebacksealedword', 'opensealedword']) {
        const form =
          path === 'writesealedword' ? { ...AGREED, words: WORDS } : path === 'opensealedword' ? PROMISED : {};
        expect([path, (await ask(bride, path, about, form)).status]).toEqual([path, 404]);
      }
  });

  test('guardians on both sides, beside a candidate and without one', async () => {
    const [bride, groom] = await makeKnownPair(app);
    const [father, mother] = [await addHolder(app, bride, 'guardian'), await addHolder(app, groom, 'guardian')];
    await sealFor(bride, groom, WORDS);
    const tries = async (one: TestMember, other: TestMember) => [
      await ask(one, 'showsealedword', other),
      await sealFor(one, other, WORDS),
      await ask(one, 'takebacksealedword', other),
      await unseal(one, other),
    ];
    const refused = { status: 403, body: { msgkey: 'candidateAlone' } };
    for (const answer of [...(await tries(father, groom)), ...(await tries(mother, bride))])
      expect(answer).toMatchObject(refused);
    // A profile whose only holder is a parent.
    const [alone, man] = await makeKnownPair(app);
    await query("update account_profiles set role = 'guardian' where profile_id = $1", alone.pid);
    for (const answer of await tries(alone, man)) expect(answer).toMatchObject(refused);
    expect((await sealFor(man, alone, WORDS)).body.msgkey).toBe('sealedWordNotYet');
  });
});

describe('nothing of it is left', () => {
  const ends: Record<string, (bride: TestMember, groom: TestMember) => Promise<unknown>> = {
    'the acquaintance ends': (bride, groom) => ask(bride, 'endacquaintance', groom),
    'the other ends it': (bride, groom) => ask(groom, 'endacquaintance', bride),
    'she blocks him': (bride, groom) => ask(bride, 'blockmember', groom),
    'he blocks her': (bride, groom) => ask(groom, 'blockmember', bride),
    'she asks to be deleted': ({ client, pid }) => client.call('deleteprofile', { pid, password: TEST_PASSWORD }),
    'he asks to be deleted': (_, { client, pid }) => client.call('deleteprofile', { pid, password: TEST_PASSWORD }),
    'she takes back that health is kept': ({ client, pid }) => client.call('withdrawhealthconsent', { pid }),
    'somebody else is the bride': ({ pid }) => resetForNewCandidate(app.db, pid),
    'somebody else is the groom': (_, { pid }) => resetForNewCandidate(app.db, pid),
    'her account is gone': ({ phone }) => query('delete from accounts where phone = $1', phone),
    'his account is gone': (_, { phone }) => query('delete from accounts where phone = $1', phone),
    'her account looks after the profile no more': async (bride) => {
      await addHolder(app, bride, 'guardian');
      const { rows: found } = await query('select id from accounts where phone = $1', bride.phone);
      expect(await removeHolder(app.db, { accountId: Number(found[0]?.id), profileId: bride.pid })).toBe(true);
    },
    'she is removed': ({ pid }) => query('delete from members where profile_id = $1', pid),
  };
  test.each(Object.entries(ends))('when %s', async (_, end) => {
    const [bride, groom] = await makeKnownPair(app);
    await sealFor(bride, groom, WORDS);
    await end(bride, groom);
    expect(await stands(bride)).toBe(false);
  });

  test('after thirty days, before the sweep comes by too', async () => {
    const [bride, groom] = await makeKnownPair(app);
    await sealFor(bride, groom, WORDS);
    const age = (days: number) =>
      query(
        "update sealed_words set written_at = now() - make_interval(days => $2) + interval '1 hour' where sender_id = $1",
        bride.pid,
        days,
      );
    await age(SEALED_WORD_DAYS);
    expect(await show(groom, bride)).toMatchObject({ theirs: 'sealed' });
    await query(
      "update sealed_words set written_at = now() - make_interval(days => $2) - interval '1 second' where sender_id = $1",
      bride.pid,
      SEALED_WORD_DAYS,
    );
    expect([await show(groom, bride), await show(bride, groom)]).toMatchObject([nothing, nothing]);
    expect((await unseal(groom, bride)).body.msgkey).toBe('sealedWordNothing');
    expect((await sealFor(bride, groom, 'anew')).body.msgcode).toBe(1);
    expect((await unseal(groom, bride)).body.words).toBe('anew');
    await age(SEALED_WORD_DAYS + 1);
    await expireSealedWords(app.db);
    expect(await stands(bride)).toBe(false);
  });
});

describe('while', () => {
  const states: Record<
    string,
    {
      begin: (one: TestMember) => Promise<unknown>;
      end: (one: TestMember) => Promise<unknown>;
      readers: readonly number[];
    }
  > = {
    'he is paused both go on': {
      begin: ({ client, pid }) => client.call('pauseprofile', { pid, kind: 'paused', reason: 'notNow', words: '' }),
      end: ({ client, pid }) => client.call('resumeprofile', { pid }),
      readers: [200, 200],
    },
    'the office lets him rest she reads as of anybody who is not reached': {
      begin: ({ pid }) =>
        query("insert into rests (profile_id, until, rested_by) values ($1, now() + interval '1 day', 'mitra')", pid),
      end: ({ pid }) => query('delete from rests where profile_id = $1', pid),
      readers: [404, 200],
    },
    'he is suspended neither reads': {
      begin: ({ pid }) => query('update members set suspended_at = now() where profile_id = $1', pid),
      end: ({ pid }) => query('update members set suspended_at = null where profile_id = $1', pid),
      readers: [404, 403],
    },
    'somebody says that his profile is theirs, he opens nothing': {
      begin: ({ pid }) =>
        query(
          'insert into whose_claims (profile_id, account_id) select profile_id, account_id from account_profiles where profile_id = $1',
          pid,
        ),
      end: ({ pid }) => query('delete from whose_claims where profile_id = $1', pid),
      readers: [200, 409],
    },
    'his password was set anew, he reads nothing': {
      begin: ({ phone }) => query('update accounts set reset_by_phone_at = now() where phone = $1', phone),
      end: ({ phone }) => query('update accounts set reset_by_phone_at = null where phone = $1', phone),
      readers: [200, 403],
    },
  };
  test.each(Object.entries(states))('%s; afterwards it lies there as before', async (_, { begin, end, readers }) => {
    const [bride, groom] = await makeKnownPair(app);
    await sealFor(bride, groom, WORDS);
    await begin(groom);
    const sees = (await ask(bride, 'showsealedword', groom)).status;
    const opens = (await unseal(groom, bride)).status;
    expect([sees, opens]).toEqual(readers);
    await end(groom);
    expect((await unseal(groom, bride)).body.words).toBe(WORDS);
  });

  test('health is closed to his account he opens nothing that was written before', async () => {
    const [bride, groom] = await makeKnownPair(app);
    await sealFor(bride, groom, WORDS);
    await query('update accounts set health_closed_at = now() where phone = $1', groom.phone);
    expect(await show(groom, bride)).toMatchObject(nothing);
    expect((await unseal(groom, bride)).body.msgkey).toBe('sealedWordNothing');
  });
});

test('it leaves no notice, act, count, consent in the list of consents, or line of the log; her own download has it, nobody else’s', async () => {
  const [bride, groom] = await makeKnownPair(app);
  const father = await addHolder(app, bride, 'guardian');
  const countAll = async () => {
    const tables = [
      'notices',
      'acts',
      'consents',
      'later_changes',
      'security_events',
      'office_uses',
      'readings',
      'interest_days',
    ];
    const counts = await Promise.all(tables.map((table) => query(`select count(*)::int as many from ${table}`)));
    return counts.map(({ rows: [row] }) => row.many);
  };
  await sealFor(bride, groom, WORDS);
  const read = async ({ client }: TestMember) =>
    JSON.parse(String(readZip(Buffer.from((await client.get('/files/my-data.zip')).bytes)).get('my-data.json')));
  expect((await read(bride))['sealed words']).toMatchObject([{ 'to member': groom.pid, words: WORDS }]);
  expect(JSON.stringify(await read(father))).not.toMatch(/sealed|হাঁপানি/);
  expect(await read(groom)).toMatchObject({ 'sealed words': [] });
  await ask(bride, 'takebacksealedword', groom);
  const before = await countAll();
  await sealFor(bride, groom, WORDS);
  await unseal(groom, bride);
  await ask(bride, 'takebacksealedword', groom);
  expect(await countAll()).toEqual(before);
  for (const { path } of [showSealedWord, writeSealedWord, takeBackSealedWord, openSealedWord])
    expect(routeInLog(`/api/${path}`)).toBe('apart');
});
