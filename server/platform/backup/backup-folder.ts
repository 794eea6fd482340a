import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#contract/durations.ts';

/** The number of newest archives that are always kept, so that a clock that jumps ahead cannot remove all of them. */
const KEPT_ALWAYS = 7;
/** The name of an archive: the day and the time in Kolkata. */
const ARCHIVE = /^site-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.bak$/;

const inKolkata = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns the file name of an archive, from Kolkata time, so that names sort by age. */
export function nameArchive(at: Date): string {
  return `site-${inKolkata.format(at).replace(' ', '-').replaceAll(':', '')}.bak`;
}

/** Returns the time in an archive's name, in milliseconds since 1970; NaN if the name is not an archive's. */
export function momentOf(name: string): number {
  const [, day, hour, minute, second] = ARCHIVE.exec(name) ?? [];
  return Date.parse(`${day}T${hour}:${minute}:${second}+05:30`);
}

export const isArchive = (name: string): boolean => ARCHIVE.test(name);

/** Removes archives older than this many days, but never the newest (`KEPT_ALWAYS`). Returns the number removed. */
export async function removeOldArchives(folder: string, days: number, now = new Date()): Promise<number> {
  const archives = (await readdir(folder)).filter(isArchive).sort();
  const old = archives.slice(0, -KEPT_ALWAYS).filter((name) => now.getTime() - dayStart(name) > days * DAY_MS);
  await Promise.all(old.map((name) => rm(join(folder, name))));
  return old.length;
}

/** Returns the start of the day in an archive's name, in milliseconds since 1970. */
const dayStart = (name: string): number => Date.parse(ARCHIVE.exec(name)?.[1] ?? '');
