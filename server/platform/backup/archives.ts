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

/**
 * Returns the name of the newest archive; undefined if there is none. An archive dated after `now` was named by a fast
 * clock and is ignored.
 */
export async function findNewest(place: ObjectStore, now: Date): Promise<string | undefined> {
  return (await listArchives(place)).filter((name) => momentOf(name) <= now.getTime()).at(-1);
}

/**
 * Removes expired archives and the later changes that no remaining archive needs. Returns the number of archives
 * removed.
 */
export async function pruneArchives(place: ObjectStore, now: Date): Promise<number> {
  const names = await listArchives(place);
  const keptNames = whichToKeep(names, now);
  const expiredNames = names.filter((name) => !keptNames.has(name));
  for (const name of expiredNames) await place.remove(name);
  const oldestKept = Math.min(...[...keptNames].map(momentOf));
  if (keptNames.size > 0) await pruneLines(place, oldestKept);
  return expiredNames.length;
}

/** The number of last days, weeks (from Monday) and months that keep their newest archive; the newest day keeps all. */
const KEPT_PERIODS = { days: 7, weeks: 4, months: 12 };
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
    [dayOf, KEPT_PERIODS.days],
    [weekOf, KEPT_PERIODS.weeks],
    [monthOf, KEPT_PERIODS.months],
  ] as const) {
    const coveredPeriods = new Set<string>();
    for (const name of newestFirst) {
      if (coveredPeriods.has(periodOf(name)) || coveredPeriods.size === count) continue;
      coveredPeriods.add(periodOf(name));
      kept.add(name);
    }
  }
  return kept;
}

// The day, month and week in the name of an archive, e.g. `site-2026-11-21-034500.bak`. A week is a number, which
// increases on Mondays.
const dayOf = (name: string): string => name.slice(5, 15);
const monthOf = (name: string): string => name.slice(5, 12);
const weekOf = (name: string): string => String(Math.floor((Date.parse(dayOf(name)) / DAY_MS + FIRST_MONDAY - 1) / 7));
