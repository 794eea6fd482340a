import { todayInIndia } from '#server/door/answer.ts';
import type { Log } from '#server/log.ts';
import { tell } from '#server/notices/tell.queries.ts';
import { loadSeeker } from '#server/ranking/lists.ts';
import type { Services } from '#server/services.ts';
import { hasNewcomer, listWhoWants, tryToWrite } from './weekly.queries.ts';

/** So many of the newest are looked at: whether one of them is of this week. */
const LOOKED_AT = 20;
const HOUR_MS = 3_600_000;

/** Tells whoever asked for it that new people have come who fit; once a week, while the lists are in order. */
export async function tellWeekly(services: Services): Promise<void> {
  const { db, ranking } = services;
  if (!ranking.isReady()) return;
  await db.transaction().execute(async (transaction) => {
    if (!(await tryToWrite(transaction))) return;
    for (const profileId of await listWhoWants(transaction)) {
      const { person, excluded, mayList } = await loadSeeker({ db: transaction }, profileId);
      if (!mayList) continue;
      const placed = ranking.list(person, todayInIndia(), 'newest', { count: LOOKED_AT, excluded });
      const ids = placed.map(({ id }) => `SV${id}`);
      if (await hasNewcomer(transaction, ids)) await tell(transaction, { kind: 'weeklyFits', profileId });
    }
  });
}

/** Looks every hour whether it is Monday (in India). The answer ends it. */
export function startWeekly(services: Services, log: Pick<Log, 'error'>): () => void {
  const timer = setInterval(() => {
    if (new Date(todayInIndia()).getUTCDay() !== 1) return;
    tellWeekly(services).catch((error: unknown) => log.error({ err: error }, 'the letters of the week failed'));
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
