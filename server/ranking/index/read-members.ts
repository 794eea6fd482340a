import type pg from 'pg';
import { timeouts } from '#server/platform/db/timeouts.ts';
import { copyOut } from './copy-out.ts';
import type { Dictionaries } from './dictionaries.ts';
import { type Filled, gatherMembers, type Members } from './members.ts';
import type { TieRanks } from './tie-ranks.ts';

/** The oldest transaction that was under way: all before it are seen, and what comes from it on may not be. */
export type Horizon = string;

/** Whether there are so many candidates at least, as far as can be said at once. */
export async function hasMany(pool: pg.Pool, many: number): Promise<boolean> {
  const { rowCount } = await pool.query('select from matching_changes limit $1', [many]);
  return rowCount === many;
}

/** Reads every candidate and hands out both stores; what changed meanwhile lies behind the horizon. */
export async function gatherAll(
  pool: pg.Pool,
  { dictionaries, tieRanks }: { dictionaries: Dictionaries; tieRanks: TieRanks },
  handOut: (filled: Filled) => void,
): Promise<Horizon> {
  const client = await pool.connect();
  const { take, finish } = gatherMembers(dictionaries, tieRanks);
  let horizon: Horizon;
  try {
    const { rows } = await client.query<{ horizon: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
    );
    horizon = rows[0]?.horizon ?? '0';
    // A million members take longer than a request may.
    await client.query(timeouts.long);
    await copyOut(client, copyLines(), take);
  } finally {
    // Ends the session and with it the setting.
    client.release(true);
  }
  await finish(handOut);
  return horizon;
}

/** Streams the lines of every candidate, or of those of some ids (`SV` and digits only, as members have them). */
function copyLines(profileIds?: readonly string[]): string {
  const these = profileIds?.filter((id) => /^SV\d{1,9}$/.test(id)).map((id) => `'${id}'`);
  const only = these === undefined ? '' : ` and profile_id in (${these.join(', ') || "''"})`;
  return `copy (select line || coalesce(e'\\x1f' || line_end, '') from matching_changes where line is not null${only}) to stdout`;
}

interface Change {
  profileId: string;
  version: string;
}

const changesAtOnce = 500;

/** Brings members up to date from a horizon on, and gives the next. */
export function makeChangeReader(pool: pg.Pool): (members: Members, horizon: Horizon) => Promise<Horizon> {
  // A long transaction elsewhere holds the horizon back, and then the same changes come again and again.
  let known = new Map<string, string>();

  return async (members, horizon) => {
    const { next, changes } = await loadChanges(pool, horizon);
    const fresh = changes.filter(({ profileId, version }) => known.get(profileId) !== version);
    for (let from = 0; from < fresh.length; from += changesAtOnce) {
      await readSome(
        pool,
        members,
        fresh.slice(from, from + changesAtOnce).map(({ profileId }) => profileId),
      );
    }
    known = new Map(changes.map(({ profileId, version }) => [profileId, version]));
    return next;
  };
}

async function loadChanges(pool: pg.Pool, horizon: Horizon): Promise<{ next: Horizon; changes: Change[] }> {
  const { rows } = await pool.query<{ next: string; profileId: string | null; version: string | null }>({
    name: 'matching-changes',
    text: `select now.horizon as next, c.profile_id as "profileId", c.version::text as version
      from (select pg_snapshot_xmin(pg_current_snapshot())::text as horizon) now
      left join matching_changes c on c.version >= $1::xid8`,
    values: [horizon],
  });
  const changes = rows.flatMap(({ profileId, version }) =>
    profileId === null || version === null ? [] : [{ profileId, version }],
  );
  return { next: rows[0]?.next ?? horizon, changes };
}

async function readSome(pool: pg.Pool, members: Members, profileIds: string[]): Promise<void> {
  const lines: Buffer[] = [];
  const client = await pool.connect();
  try {
    await copyOut(client, copyLines(profileIds), (line) => lines.push(Buffer.from(line)));
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
  // At once, so that no list sees somebody gone who is only being changed.
  for (const profileId of profileIds) members.drop(Number(profileId.slice(2)));
  for (const line of lines) members.take(line);
}
