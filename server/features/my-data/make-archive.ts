import type { AccountProfile } from '#server/db/tables.ts';
import { loadFileName } from '#server/files/files.queries.ts';
import type { Services } from '#server/services.ts';
import { loadEverything } from './my-data.queries.ts';
import { makeReadable } from './readable.ts';
import { writeZip, type ZipEntry } from './write-zip.ts';

const FILES = [
  { kind: 'picture', folder: 'pictures' },
  { kind: 'horoscope', folder: 'horoscopes' },
] as const;

/** Everything of a member as one zip: what they wrote as JSON, their picture and their horoscope. */
export async function makeArchive(services: Services, who: AccountProfile): Promise<Buffer> {
  const { db, cipher, lookups } = services;
  const readable = makeReadable(lookups);
  const sections = Object.entries(await loadEverything(db, cipher, who)).map(([title, rows]) => [
    title,
    Array.isArray(rows) ? rows.map(readable) : readable(rows),
  ]);
  const json = JSON.stringify(Object.fromEntries(sections), null, 2);
  return writeZip([
    { name: 'my-data.json', content: Buffer.from(json) },
    ...(await loadFiles(services, who.profileId)),
  ]);
}

async function loadFiles({ db, files }: Services, profileId: string): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  for (const { kind, folder } of FILES) {
    const stored = await loadFileName(db, profileId, kind);
    const content = stored ? await files.read(folder, stored) : null;
    if (content) entries.push({ name: `${kind}${stored.slice(stored.lastIndexOf('.'))}`, content });
  }
  return entries;
}
