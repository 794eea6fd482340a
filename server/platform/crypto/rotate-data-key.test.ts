import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadRelatives, saveRelatives } from '#server/domain/family/relatives.queries.ts';
import { insertCheck, loadAnswer } from '#server/domain/haemoglobin/pair-checks.queries.ts';
import { loadResult, saveResult } from '#server/domain/haemoglobin/results.queries.ts';
import { insertDay, listDays } from '#server/domain/together/days.queries.ts';
import { loadNote, saveNote } from '#server/domain/together/notes.queries.ts';
import { listAnswers, passOver, saveAnswer } from '#server/domain/together/questions.queries.ts';
import { openTogether } from '#server/domain/together/together.queries.ts';
import { insertEvents, listEvents } from '#server/http/security-events.queries.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { type DataKey, nextKeyPath, openDataKey, writeKey } from './data-key.ts';
import { placeOfDisability } from './disabilities.queries.ts';
import { makeHealthCipher } from './health-cipher.ts';
import { rotateDataKey } from './rotate-data-key.ts';
import { openPhoneHash, openSecuritySeals } from './sealed-keys.queries.ts';
import { placeOfSealedWord } from './sealed-words.queries.ts';

const { db, pool } = await makeTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'shubho-bibaho-rotation-'));
const path = join(dataDir, 'data-key');
const kept = { dataDir, dataKey: undefined };
afterAll(() => rm(dataDir, { recursive: true }));

const details = 'ডায়াবেটিস 😀';
const stored = async () =>
  (
    await pool.query<{ row: string }>(
      `select r::text as row from relatives r union all select h::text from health_answers h
       union all select b::text from haemoglobin_results b union all select p::text from pair_checks p
       union all select w::text from sealed_words w union all select d::text from disabilities d`,
    )
  ).rows
    .map(({ row }) => row)
    .join('\n');
const read = async (key: DataKey) =>
  (await loadRelatives({ db, cipher: makeHealthCipher(key) }, 'SV7'))['maternal/great_grandfather'];

describe('a rotation of the application key', () => {
  let former: DataKey;

  beforeEach(async () => {
    await pool.query('delete from members; delete from accounts; delete from data_key_check; delete from sealed_keys');
    for (const file of await readdir(dataDir)) await rm(join(dataDir, file));
    former = await openDataKey(kept, pool);
    const cipher = makeHealthCipher(former);
    await pool.query(
      `insert into members (profile_id, name, phone, gender, password_hash)
       select 'SV' || n, 'Ruma', 9830000000 + n, 'Female', 'x' from generate_series(1, 9) n`,
    );
    for (const column of ['blood_group', 'disease_report'])
      await pool.query(
        `insert into health_answers (profile_id, ${column}) values ('SV7', $1)
         on conflict (profile_id) do update set ${column} = excluded.${column}`,
        [cipher.encrypt(column, { profileId: 'SV7', owner: 'self', column })],
      );
    await pool.query(
      `with made as (insert into accounts (phone, password_hash) values ('9830000107', 'x'), ('9830000108', 'x') returning id)
       insert into sealed_words (sender_id, recipient_id, sender_account, recipient_account, words, consent_version, consent_hash, consent_language)
       select 'SV7', 'SV8', min(id), max(id), $1, 'x', 'x', 'en' from made`,
      [cipher.encrypt('asthma', placeOfSealedWord('SV7', 'SV8'))],
    );
    await pool.query(
      "insert into disabilities (profile_id, told, audience, agreed) values ('SV7', $1, 'Members', 'candidate')",
      [cipher.encrypt('a ramp', placeOfDisability('SV7'))],
    );
    await saveResult(db, cipher, 'SV7', { status: 'hbe', testedOn: '2024-05-06' });
    await insertCheck(db, cipher, ['SV8', 'SV7'], 'B');
    await insertCheck(db, cipher, ['SV7', 'SV9'], 'A');
    await pool.query(`update pair_checks set answer = '' where other_id = 'SV9'`);
    await saveRelatives({ db, cipher }, 'SV7', [
      {
        side: 'maternal',
        generation: 'great_grandfather',
        name: 'অমল',
        bloodGroup: 'B-',
        lifeExpectancy: '86',
        chronicDisease: 'Yes',
        chronicDiseaseDetails: details,
      },
      { side: 'paternal', generation: 'parent', name: 'Hari' },
    ]);
  });

  test('recognizes a reported phone afterwards', async () => {
    const before = (await openPhoneHash(db, makeHealthCipher(former)))('9830000001');
    await rotateDataKey(db, { former, secret: randomBytes(32), dataDir });
    const next = await openDataKey(kept, pool);
    expect((await openPhoneHash(db, makeHealthCipher(next)))('9830000001')).toEqual(before);
  });

  test('keeps the register of security events readable by re-encrypting its key', async () => {
    const event = {
      ...({ kind: 'login', outcome: 'done' } as const),
      who: 'SV7',
      about: ['SV7'],
      address: '203.0.113.7',
    };
    await insertEvents(db, await openSecuritySeals(db, makeHealthCipher(former)), [event]);
    await rotateDataKey(db, { former, secret: randomBytes(32), dataDir });
    const seals = await openSecuritySeals(db, makeHealthCipher(await openDataKey(kept, pool)));
    expect(await listEvents(db, seals, { profileId: 'SV7', day: '', most: 2 })).toMatchObject([event]);
    await expect(openSecuritySeals(db, makeHealthCipher(former))).rejects.toThrow('another key');
  });

  test('re-encrypts every answer, and the next start uses the new key', async () => {
    const before = await stored();
    const keyId = /1\.([0-9a-f]{8})\./.exec(before)?.[1] ?? '';
    await pool.query('delete from later_changes');
    expect(await rotateDataKey(db, { former, secret: randomBytes(32), dataDir })).toBe(9);
    // It records no later changes, because a restore need not replay a rotation.
    expect((await pool.query('select from later_changes')).rowCount).toBe(0);
    expect(keyId).not.toBe('');
    expect(await stored()).not.toContain(keyId);
    const next = await openDataKey(kept, pool);
    expect(await read(next)).toMatchObject({
      name: 'অমল',
      bloodGroup: 'B-',
      lifeExpectancy: '86',
      chronicDisease: 'Yes',
      chronicDiseaseDetails: details,
    });
    const cipher = makeHealthCipher(next);
    expect(await loadResult(db, cipher, 'SV7')).toEqual({
      status: 'hbe',
      testedOn: '2024-05-06',
      countsFrom: expect.any(Date),
      waits: false,
      isWrittenBlind: false,
    });
    expect(await loadAnswer(db, cipher, ['SV7', 'SV8'])).toBe('B');
    expect(await loadAnswer(db, cipher, ['SV7', 'SV9'])).toBe('');
    const { rows: told } = await pool.query('select told from disabilities');
    expect(told.map((row) => cipher.decrypt(row.told, placeOfDisability('SV7')))).toEqual(['a ramp']);
    const { rows: words } = await pool.query('select words from sealed_words');
    expect(words.map((row) => cipher.decrypt(row.words, placeOfSealedWord('SV7', 'SV8')))).toEqual(['asthma']);
    await expect(read(former)).rejects.toThrow('another key');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).toEqual(['data-key']);
  });

  test('re-encrypts what two families keep: answers, notes and days, and leaves what is empty', async () => {
    const pair = { togetherId: await openTogether(db, 'SV7', 'SV8'), profileId: 'SV7' };
    const { rows } = await pool.query<{ id: number }>(
      "update account_profiles set role = 'candidate' where profile_id = 'SV7' returning account_id as id",
    );
    const accountId = Number(rows[0]?.id);
    const before = { db, cipher: makeHealthCipher(former) };
    await saveAnswer(before, { ...pair, accountId, question: 'where' }, { choice: 'abroad', words: details });
    await passOver(db, { ...pair, accountId, question: 'money' });
    await saveNote(before, { ...pair, kind: 'pandit' }, details);
    const day = { ...pair, kind: 'test', day: '2027-02-03', isShared: false } as const;
    await insertDay(before, { ...day, note: details });
    await insertDay(before, { ...day, note: '' });
    await rotateDataKey(db, { former, secret: randomBytes(32), dataDir });
    const after = { db, cipher: makeHealthCipher(await openDataKey(kept, pool)) };
    expect(await listAnswers(after, pair.togetherId)).toMatchObject([
      { question: 'where', choice: 'abroad', words: details },
      { question: 'money', isPassedOver: true },
    ]);
    expect(await loadNote(after, { ...pair, kind: 'pandit' })).toBe(details);
    expect((await listDays(after, pair)).map(({ note }) => note)).toEqual([details, '']);
    await expect(listAnswers(before, pair.togetherId)).rejects.toThrow('another key');
  });

  test('with DATA_KEY does not change the data folder', async () => {
    const before = await readFile(path, 'utf8');
    const secret = randomBytes(32);
    await rotateDataKey(db, { former, secret, dataDir: undefined });
    expect(await readFile(path, 'utf8')).toBe(before);
    const next = await openDataKey({ dataDir, dataKey: secret }, pool);
    expect(await read(next)).toMatchObject({ chronicDiseaseDetails: details });
  });

  test('interrupted before its transaction has no effect', async () => {
    await writeKey(nextKeyPath(path), randomBytes(32));
    expect(await read(await openDataKey(kept, pool))).toMatchObject({ chronicDiseaseDetails: details });
    expect(await readdir(dataDir)).toEqual(['data-key']);
  });

  test('interrupted after its transaction is completed by the next start', async () => {
    const secret = randomBytes(32);
    await rotateDataKey(db, { former, secret, dataDir: undefined });
    await writeKey(nextKeyPath(path), secret);
    expect(await read(await openDataKey(kept, pool))).toMatchObject({ chronicDiseaseDetails: details });
    expect(await readdir(dataDir)).toEqual(['data-key']);
  });

  test('changes nothing if one answer does not decrypt', async () => {
    await pool.query(`update relatives set blood_group = chronic_disease where generation = 'great_grandfather'`);
    const before = await stored();
    await expect(rotateDataKey(db, { former, secret: randomBytes(32), dataDir })).rejects.toThrow();
    expect(await stored()).toBe(before);
    await openDataKey(kept, pool);
  });
});
