import { nothingWhereDamaged } from '#server/domain/files/file-store.ts';
import { loadFile } from '#server/domain/files/files.queries.ts';
import { listOwnFiles } from '#server/domain/files/waiting-photos.queries.ts';
import { isBesideCandidate, type Who } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { loadEverything, type Sections } from './my-data.queries.ts';
import { makeReadable } from './readable.ts';
import { withoutCandidates } from './without-candidates.ts';
import { withoutHealth } from './without-health.ts';
import { writeZip, type ZipEntry } from './write-zip.ts';

/** Everything of a member as one zip: what they wrote as JSON, their photos and their horoscope. */
export async function makeArchive(services: Services, who: Who): Promise<Buffer> {
  const { db, cipher } = services;
  const everything = await loadEverything(db, cipher, who);
  const own = isBesideCandidate(who) ? withoutCandidates(everything) : everything;
  return packArchive(services, who.profileId, who.member.isHealthClosed ? withoutHealth(own) : own);
}

/** These sections as JSON that people can read, beside the photos and the horoscope. */
export async function packArchive(services: Services, profileId: string, own: Sections): Promise<Buffer> {
  const readable = makeReadable(services.lookups);
  const sections = Object.entries(own).map(([title, rows]) => [
    title,
    Array.isArray(rows) ? rows.map(readable) : readable(rows),
  ]);
  const json = JSON.stringify(Object.fromEntries(sections), null, 2);
  return writeZip([{ name: 'my-data.json', content: Buffer.from(json) }, ...(await loadFiles(services, profileId))]);
}

async function loadFiles({ db, files }: Services, profileId: string): Promise<ZipEntry[]> {
  const photos = await listOwnFiles(db, profileId);
  const horoscope = await loadFile(db, profileId, 'horoscope');
  const stored = [
    ...photos.map(
      (file, index) => ({ folder: 'pictures', file, as: index === 0 ? 'picture' : `photo-${index + 1}` }) as const,
    ),
    ...(horoscope === null ? [] : [{ folder: 'horoscopes', file: horoscope, as: 'horoscope' } as const]),
  ];
  const entries: ZipEntry[] = [];
  for (const { folder, file, as } of stored) {
    const content = await files.read(folder, file).catch(nothingWhereDamaged);
    if (content) entries.push({ name: `${as}${file.name.slice(file.name.lastIndexOf('.'))}`, content });
  }
  return entries;
}
