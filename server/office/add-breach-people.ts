import type { Kysely } from 'kysely';
import { type BreachSource, isLargeRegister } from '#contract/staff/breaches.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { beginWork, loadWork } from './breach-works.queries.ts';
import { addPeople, noteDeed, type Sought } from './breaches.queries.ts';

interface PeopleToAdd extends Omit<Sought, 'source'> {
  id: number;
  /** Login of the member of staff who adds the people. */
  by: string;
  source: BreachSource;
}

/**
 * Adds the people of a register to a breach. Returns how many are new, `begun` if the queue does it, or `busy` while
 * other work on the breach is under way.
 */
export async function addBreachPeople(
  db: Kysely<Database>,
  { id, by, source, ...sought }: PeopleToAdd,
): Promise<number | 'begun' | 'busy'> {
  const { who, from, until } = sought;
  if (isLargeRegister(source))
    return (await beginWork(db, { breachId: id, by, register: { source, from, until } })) ? 'begun' : 'busy';
  if ((await loadWork(db, id)) !== undefined) return 'busy';
  const added = await addPeople(db, id, { source, ...sought });
  const times = [from, until].map((moment) => moment?.toISOString());
  const words = [source, who, ...times, `+${added}`].filter(Boolean).join(' · ');
  await noteDeed(db, { id, by, kind: 'people', words });
  return added;
}
