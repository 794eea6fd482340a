import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { isArchive, momentOf } from './backup-folder.ts';
import { pruneLines } from './later-lines.ts';
import { whichToKeep } from './which-to-keep.ts';

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
