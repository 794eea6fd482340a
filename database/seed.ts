import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { contentFolder } from './content-seeds.ts';
import { loadLookupSeeds, lookupFolder } from './lookup-seeds.ts';
import { writeContents } from './write-contents.ts';

/** A part of the seeds with a checksum of its own: it is written when a file of its folder has changed. */
type Part = { name: string; folder: string; write: (client: pg.ClientBase) => Promise<void> };

const parts: readonly Part[] = [
  { name: 'lookups', folder: lookupFolder, write: writeLookups },
  { name: 'contents', folder: contentFolder, write: writeContents },
];
// The number of the advisory lock, which differs from our other locks. Of two processes that start together, one waits
// until the other has seeded.
const seedingLock = 5_301_956;

/** Updates the seeded tables from database/seeds in one transaction; does nothing if no file has changed. */
export async function seedDatabase(pool: pg.Pool): Promise<void> {
  const currentParts = parts.map((part) => ({ ...part, checksum: checksumOf(part.folder) }));
  if ((await findStale(pool, currentParts)).length === 0) return;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [seedingLock]);
    for (const { name, checksum, write } of await findStale(client, currentParts)) {
      await write(client);
      await client.query(
        `insert into seed_checksums (name, checksum) values ($1, $2)
         on conflict (name) do update set checksum = excluded.checksum, seeded_at = now()`,
        [name, checksum],
      );
    }
    await client.query('commit');
    client.release();
  } catch (error) {
    // A broken connection cannot roll back; closing it has the same effect.
    client.release(true);
    throw error;
  }
}

/** Returns the parts whose checksum differs from the stored one. */
async function findStale<P extends Part & { checksum: string }>(database: pg.Pool | pg.ClientBase, allParts: P[]) {
  const { rows } = await database.query<{ name: string; checksum: string }>(
    'select name, checksum from seed_checksums',
  );
  return allParts.filter(({ name, checksum }) => !rows.some((row) => row.name === name && row.checksum === checksum));
}

/** Returns the SHA-256 of a folder's files: of their paths in it and their contents. */
function checksumOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
    hash.update(path.slice(folder.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Adds and renames entries; never deletes one, because a member may have chosen it. */
async function writeLookups(client: pg.ClientBase): Promise<void> {
  const { lookups, countries, states } = loadLookupSeeds();
  const rows = lookups.flatMap(({ kind, entries }) =>
    entries.map((entry, index) => ({ ...entry, kind, aliases: entry.aliases ?? [], position: index + 1 })),
  );
  await client.query(
    `insert into lookups (kind, id, name, name_bn, aliases, position)
     select kind, id, en, bn, aliases, position
       from json_to_recordset($1) as seed (kind text, id int, en text, bn text, aliases text[], position int)
     on conflict (kind, id) do update
        set name = excluded.name, name_bn = excluded.name_bn, aliases = excluded.aliases, position = excluded.position`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `insert into countries (id, code, name, name_bn, position)
     select id, code, en, bn, case code when 'IN' then 1 when 'BD' then 2 else 3 end
       from json_to_recordset($1) as seed (id int, code text, en text, bn text)
     on conflict (id) do update
        set code = excluded.code, name = excluded.name, name_bn = excluded.name_bn, position = excluded.position`,
    [JSON.stringify(countries)],
  );
  await client.query(
    `insert into states (id, country_id, name, name_bn)
     select id, "countryId", en, coalesce(bn, en)
       from json_to_recordset($1) as seed (id int, "countryId" int, en text, bn text)
     on conflict (id) do update set name = excluded.name, name_bn = excluded.name_bn`,
    [JSON.stringify(states)],
  );
}
