import type pg from 'pg';
import { FOLDER_OF_FILE } from './tables.queries.ts';

/** SQL for the files that rows reference: the path and the checksum of each picture, small picture and horoscope. */
const NAMED_FILES = `select ${FOLDER_OF_FILE} || name as path, sha256 from files
  union all select ${FOLDER_OF_FILE} || small_name, small_sha256 from files where small_name is not null`;

/** Returns the paths that rows reference and that have a prefix, e.g. `pictures/a`. */
export async function listFilesIn(client: pg.ClientBase, beginning: string): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>(
    `select path from (${NAMED_FILES}) named where starts_with(path, $1)`,
    [beginning],
  );
  return rows.map(({ path }) => path);
}

/** Returns a random sample of `count` referenced files. The checksum is null in rows from older versions. */
export async function sampleFiles(
  client: pg.ClientBase,
  count: number,
): Promise<{ path: string; sha256: Buffer | null }[]> {
  const { rows } = await client.query(`select path, sha256 from (${NAMED_FILES}) named order by random() limit $1`, [
    count,
  ]);
  return rows;
}

/** Returns up to `count` stored blood groups, which are encrypted. */
export async function sampleAnswers(
  client: pg.ClientBase,
  count: number,
): Promise<{ profileId: string; answer: string }[]> {
  const { rows } = await client.query(
    `select profile_id as "profileId", blood_group as answer from health_answers where blood_group <> '' limit $1`,
    [count],
  );
  return rows;
}
