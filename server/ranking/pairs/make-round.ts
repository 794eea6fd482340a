import type { Kysely } from 'kysely';
import { withGate } from '#matching/wishes/gate.ts';
import { listGated } from '#server/domain/interests/gates.queries.ts';
import { listIntroducible, loadHistories } from '#server/domain/weekly-pairs/introducible.queries.ts';
import { isRoundDone, noteRoundBegun, saveRound } from '#server/domain/weekly-pairs/rounds.queries.ts';
import type { Log } from '#server/log.ts';
import { holdLock, withLongPatience } from '#server/platform/db/hold-lock.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { KeptIndex } from '../lines/keep-index.ts';
import { loadSeekers } from '../lists.ts';
import type { RankingServices } from '../ranking-services.ts';
import { pairAll } from './pair-all.ts';
import { type Asking, numberOf } from './read-market.ts';
import { takeTurns } from './turns.ts';

/** What the introductions of a week are made with. */
export interface RoundServices extends Pick<RankingServices, 'pairSeed'> {
  /** A connection without a pooler, because a lock is held while introductions are made. */
  direct: Kysely<Database>;
  /** The index of this process, because every family is judged. */
  ranking: Pick<KeptIndex, 'isReady' | 'judge'>;
}

/**
 * Makes the introductions of a week (given by its Monday) once, in one of all processes, from the lists in memory. Does
 * nothing if the lists are not ready, if the introductions exist, or if another process is making them. Everything is
 * written at the end in one transaction: a process that is killed leaves no introductions, and the next begins anew.
 */
export async function makeRound(
  { direct, ranking, pairSeed }: RoundServices,
  week: string,
  { log, signal }: { log: Pick<Log, 'info'>; signal?: AbortSignal },
): Promise<void> {
  if (!ranking.isReady() || (await isRoundDone(direct, week))) return;
  await holdLock(direct, lockKeys.weeklyRound, async (connection) => {
    if (await isRoundDone(connection, week)) return;
    const began = performance.now();
    await noteRoundBegun(connection, week);
    await withLongPatience(connection, async () => {
      const turns = takeTurns(await listIntroducible(connection, week));
      const load = (profileIds: readonly string[]) => loadAsking(connection, { profileIds, week });
      const pairs = await pairAll(turns, { ranking, load, on: week, seed: pairSeed(week), signal });
      const figures = {
        brides: turns.brides.length,
        grooms: turns.grooms.length,
        seconds: Math.round((performance.now() - began) / 1000),
      };
      const saved = await saveRound(connection, { week, pairs, figures });
      log.info({ week, ...figures, pairs: saved }, 'the introductions of the week are made');
    });
  });
}

interface Wanted {
  profileIds: readonly string[];
  week: string;
}

/** Loads families by profile id, for the judging. If a family has ticked the gate, the gate's wishes count as musts. */
async function loadAsking(db: Kysely<Database>, { profileIds, week }: Wanted): Promise<Map<string, Asking>> {
  const seekers = await loadSeekers({ db }, profileIds);
  const histories = await loadHistories(db, { profileIds, week });
  const gated = await listGated(db, profileIds);
  return new Map(
    [...seekers].map(([profileId, { person }]) => [
      profileId,
      {
        person: person.wishes && gated.has(profileId) ? { ...person, wishes: withGate(person.wishes) } : person,
        history: new Set((histories.get(profileId) ?? []).map(numberOf)),
      },
    ]),
  );
}
