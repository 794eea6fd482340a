import type { Shelf } from '#server/platform/storage/shelf.ts';
import { isArchive, momentOf } from './backup-folder.ts';
import { thinOutLines } from './later-lines.ts';
import { whichToKeep } from './which-to-keep.ts';

/** The archives of a place. */
export async function listArchives(place: Shelf): Promise<string[]> {
  const names: string[] = [];
  for await (const page of place.list('site-')) names.push(...page.map(({ path }) => path).filter(isArchive));
  return names.sort();
}

/** The newest archive that is not of later than now. */
export async function findNewest(place: Shelf, now: Date): Promise<string | undefined> {
  return (await listArchives(place)).filter((name) => momentOf(name) <= now.getTime()).at(-1);
}

/** Removes the archives that have had their time, and the later changes that none of the others needs; gives how many archives. */
export async function thinOut(place: Shelf, now: Date): Promise<number> {
  const names = await listArchives(place);
  const kept = whichToKeep(names, now);
  const old = names.filter((name) => !kept.has(name));
  for (const name of old) await place.remove(name);
  if (kept.size > 0) await thinOutLines(place, Math.min(...[...kept].map(momentOf)));
  return old.length;
}
