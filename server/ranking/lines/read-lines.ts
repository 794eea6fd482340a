import type pg from 'pg';
import type { Horizon, RankingIndex } from '#ranking/ranking.ts';
import { timeouts } from '#server/platform/db/timeouts.ts';

/** Whether there are at least `many` candidates. A fast estimate, which also counts profiles that are no candidates. */
export async function hasMany(pool: pg.Pool, many: number): Promise<boolean> {
  const { rowCount } = await pool.query('select from matching_changes limit $1', [many]);
  return rowCount === many;
}

/**
 * Reads every candidate's line. Returns the horizon: the oldest transaction that was still open. The lines contain all
 * transactions before it, and may lack later ones.
 */
export async function readLines(pool: pg.Pool, take: (line: Buffer) => void): Promise<Horizon> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ horizon: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
    );
    // A million members take longer than the timeout of requests.
    await client.query(timeouts.long);
    await copyOut(client, copyStatement(), take);
    return rows[0]?.horizon ?? '0';
  } finally {
    // Closes the session, which also ends the setting.
    client.release(true);
  }
}

/**
 * Returns the COPY statement for the lines of every candidate, or of some profile ids. COPY takes no parameters, so
 * only ids of `SV` and digits are written into its text.
 */
function copyStatement(profileIds?: readonly string[]): string {
  const quotedIds = profileIds?.filter((id) => /^SV\d{1,9}$/.test(id)).map((id) => `'${id}'`);
  const only = quotedIds === undefined ? '' : ` and profile_id in (${quotedIds.join(', ') || "''"})`;
  return `copy (select line || coalesce(e'\\x1f' || line_end, '') from matching_changes where line is not null${only}) to stdout`;
}

interface Change {
  profileId: string;
  version: string;
}

/** The maximum number of profiles whose lines one COPY reads. */
const profilesPerCopy = 500;

/** Returns a function that applies the changes since a horizon to an index, and returns the next horizon. */
export function makeChangeReader(pool: pg.Pool) {
  // The versions read last, by profile id. While a long transaction holds the horizon back, the same changes are found
  // repeatedly.
  let appliedVersions = new Map<string, string>();

  return async (index: Pick<RankingIndex, 'apply'>, horizon: Horizon): Promise<Horizon> => {
    const { next, changes } = await loadChanges(pool, horizon);
    const newChanges = changes.filter(({ profileId, version }) => appliedVersions.get(profileId) !== version);
    for (let from = 0; from < newChanges.length; from += profilesPerCopy) {
      const profileIds = newChanges.slice(from, from + profilesPerCopy).map(({ profileId }) => profileId);
      index.apply({ profileIds, lines: await readSome(pool, profileIds) });
    }
    appliedVersions = new Map(changes.map(({ profileId, version }) => [profileId, version]));
    return next;
  };
}

/** Loads the changes since a horizon, and the horizon for the next call. */
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

/** Reads the lines of those of these members who are candidates. */
async function readSome(pool: pg.Pool, profileIds: readonly string[]): Promise<Buffer[]> {
  const lines: Buffer[] = [];
  const client = await pool.connect();
  try {
    await copyOut(client, copyStatement(profileIds), (line) => lines.push(Buffer.from(line)));
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
  return lines;
}

/** Runs a COPY … TO STDOUT and calls `take` with each line. The buffer is valid only until the next line. */
function copyOut(client: pg.ClientBase, text: string, take: (line: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const ignore = () => {};
    // The parts of pg's Query that its client calls for a COPY.
    const copy = {
      text,
      callback: ignore,
      submit: (connection: { query(sql: string): void }) => connection.query(text),
      handleRowDescription: ignore,
      handleDataRow: ignore,
      handlePortalSuspended: ignore,
      handleEmptyQuery: ignore,
      handleCommandComplete: ignore,
      handleCopyInResponse: ignore,
      handleCopyData(message: { chunk: Buffer }) {
        if (failure !== undefined) return;
        try {
          take(message.chunk);
        } catch (error) {
          failure = error;
        }
      },
      handleError: (error: unknown) => reject(error),
      handleReadyForQuery: () => (failure === undefined ? resolve() : reject(failure)),
    };
    client.query(copy);
  });
}
