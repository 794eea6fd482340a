import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { findAlikePhotos } from '#server/office/approvals/doubles.queries.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { makeFace } from '#server/testing/images.ts';
import { checkPicture } from './check-picture.ts';
import { makeFileStore } from './file-store.ts';
import { startFingerprints } from './fill-fingerprints.ts';

const { db, pool } = await makeTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'fingerprints-'));
afterAll(() => rm(folder, { recursive: true }));
const files = makeFileStore(folder);
const setting = { db, files, log: createLog('silent') };

const rows = async () =>
  (
    await pool.query<{ profile_id: string; fingerprint: string | null; has_no_fingerprint: boolean }>(
      "select profile_id, fingerprint::text, has_no_fingerprint from files where kind <> 'horoscope' order by profile_id",
    )
  ).rows;

test('photos of before get the fingerprint that they would get today, damaged ones none, and each is looked at once', async () => {
  const { large, fingerprint } = await checkPicture({ fileName: 'face.jpg', content: await makeFace(1) });
  const stored = await files.put('pictures', 'jpg', large);
  const broken = await files.put('pictures', 'jpg', Buffer.from('no picture at all'));
  await pool.query(
    `insert into members (profile_id, name, gender) select 'SV' || n, 'Ruma', 'Female' from generate_series(1, 4) n`,
  );
  for (const [profileId, kind, name] of [
    ['SV1', 'picture', stored.name],
    ['SV2', 'waitingFirst', broken.name],
    ['SV3', 'picture', 'nothing-lies-there.jpg'],
    ['SV4', 'horoscope', 'a-chart.jpg'],
  ])
    await pool.query(
      "insert into files (profile_id, kind, name, small_name) values ($1, $2, $3, case $2 when 'horoscope' then null else 'small-' || $3 end)",
      [profileId, kind, name],
    );

  const stop = startFingerprints(setting);
  await expect.poll(rows).toEqual([
    { profile_id: 'SV1', fingerprint, has_no_fingerprint: false },
    { profile_id: 'SV2', fingerprint: null, has_no_fingerprint: true },
    { profile_id: 'SV3', fingerprint: null, has_no_fingerprint: true },
  ]);
  await stop();
  expect(fingerprint).toMatch(/^[01]{64}$/);
  expect(await findAlikePhotos(db, String(fingerprint))).toEqual(['SV1']);
});

test('ended in the middle, it goes on with what is left', async () => {
  await pool.query('update files set fingerprint = null, has_no_fingerprint = false');
  await startFingerprints(setting)();
  expect((await rows()).filter((row) => row.fingerprint || row.has_no_fingerprint)).toHaveLength(0);
  const stop = startFingerprints(setting);
  await expect.poll(async () => (await rows()).every((row) => row.fingerprint || row.has_no_fingerprint)).toBe(true);
  await stop();
});
