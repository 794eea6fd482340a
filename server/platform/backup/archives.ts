import { DAY_MS } from '#contract/durations.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { isArchive, momentOf } from './backup-folder.ts';
import { pruneLines } from './later-lines.ts';

/** Returns the names of all archives in a store, the oldest first. */
export async function listArchives(place: ObjectStore): Promise<string[]> {
  const names: string[] = [];
  for await (const page of place.list('site-')) names.push(...page.map(({ path }) => path).filter(isArchive));
  return names.sort();
}

/** Returns the newest archive. An archive dated after `now` was named by a fast clock and is ignored. */
export async function findNewest(place: ObjectStore, now: Date): Promise<string | undefined> {
  return (await listArchives(place)).filter((name) => momentOf(name) <= now.getTime()).at(-1);
}

/**
 * Removes expired archives and the later changes that no remaining archive needs. Returns the number of archives
 * removed.
 */
export async function pruneArchives(place: ObjectStore, now: Date): Promise<number> {
  const names = await listArchives(place);
  const kept = whichToKeep(names, now);
  const old = names.filter((name) => !kept.has(name));
  for (const name of old) await place.remove(name);
  if (kept.size > 0) await pruneLines(place, Math.min(...[...kept].map(momentOf)));
  return old.length;
}

/** The number of last days, weeks (from Monday) and months that keep their newest archive; the newest day keeps all. */
const KEPT = { days: 7, weeks: 4, months: 12 };
/** The first Monday after 1970-01-01, in days from it. */
const FIRST_MONDAY = 4;

/**
 * Returns the archives to keep. Days without an archive do not count, so neither an outage nor a fast clock costs any.
 * An archive dated after `now` is kept and takes no other archive's place.
 */
export function whichToKeep(names: readonly string[], now: Date): Set<string> {
  const newestFirst = names
    .filter((name) => momentOf(name) <= now.getTime())
    .sort()
    .reverse();
  const kept = new Set(names.filter((name) => momentOf(name) > now.getTime()));
  const newestDay = dayOf(newestFirst[0] ?? '');
  for (const name of newestFirst) if (dayOf(name) === newestDay) kept.add(name);
  for (const [periodOf, count] of [
    [dayOf, KEPT.days],
    [weekOf, KEPT.weeks],
    [monthOf, KEPT.months],
  ] as const) {
    const seen = new Set<string>();
    for (const name of newestFirst) {
      if (seen.has(periodOf(name)) || seen.size === count) continue;
      seen.add(periodOf(name));
      kept.add(name);
    }
  }
  return kept;
}

// The day, month and week in the name of an archive, e.g. `site-2026-11-21-034500.bak`.
const dayOf = (name: string): string => name.slice(5, 15);
const monthOf = (name: string): string => name.slice(5, 12);
const weekOf = (name: string): string => String(Math.floor((Date.parse(dayOf(name)) / DAY_MS + FIRST_MONDAY - 1) / 7));
