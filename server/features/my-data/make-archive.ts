import { STEP_NAMES, stepRule } from '#contract/together.ts';
import { disabilityInDownload } from '#server/domain/disability/disability.queries.ts';
import { nothingWhereDamaged } from '#server/domain/files/file-store.ts';
import { loadFile } from '#server/domain/files/files.queries.ts';
import { listOwnFiles } from '#server/domain/files/waiting-photos.queries.ts';
import { sealedWordsInDownload } from '#server/domain/sealed-words/sealed-words.queries.ts';
import { isBesideCandidate, type Who } from '#server/http/session.ts';
import { makeZip, type Zip, type ZipEntry } from '#server/platform/zip.ts';
import type { Services } from '#server/services.ts';
import { loadEverything, type Sections } from './my-data.queries.ts';
import { makeReadable } from './readable.ts';
import { withoutHealth } from './without-health.ts';

/**
 * Makes a zip of the data of a profile that this holder may download: the sections as JSON, the photos and the
 * horoscope.
 */
export async function makeDownload(services: Services, who: Who): Promise<Zip> {
  const { db, cipher } = services;
  const everything = await loadEverything(db, cipher, who);
  // Only for the account that sealed the words, and in no copy that the office makes.
  if (who.role === 'candidate') everything['sealed words'] = await sealedWordsInDownload(db, cipher, who);
  if (!isBesideCandidate(who))
    everything['told of a disability'] = await disabilityInDownload({ db, cipher }, who.profileId);
  const permitted = isBesideCandidate(who) ? withoutCandidates(everything) : everything;
  return packArchive(services, who.profileId, who.member.isHealthClosed ? withoutHealth(permitted) : permitted);
}

/** Makes a zip of these sections as readable JSON, with the photos and the horoscope. */
export async function packArchive(services: Services, profileId: string, data: Sections): Promise<Zip> {
  const readable = makeReadable(services.lookups);
  const sections = Object.entries(data).map(([title, rows]) => [
    title,
    Array.isArray(rows) ? rows.map(readable) : readable(rows),
  ]);
  const json = Buffer.from(JSON.stringify(Object.fromEntries(sections), null, 2));
  const jsonEntry = { name: 'my-data.json', bytes: json.length, read: async () => json };
  return makeZip([jsonEntry, ...(await listFiles(services, profileId))]);
}

/**
 * Lists the member's photos and horoscope. Each file is read once before the answer begins, so that a damaged one is
 * left out and any other failure refuses the whole download. No content is kept in memory.
 */
async function listFiles({ db, files }: Services, profileId: string): Promise<ZipEntry[]> {
  const photos = await listOwnFiles(db, profileId);
  const horoscope = await loadFile(db, profileId, 'horoscope');
  const storedFiles = [
    ...photos.map(
      (file, index) => ({ folder: 'pictures', file, name: index === 0 ? 'picture' : `photo-${index + 1}` }) as const,
    ),
    ...(horoscope === null ? [] : [{ folder: 'horoscopes', file: horoscope, name: 'horoscope' } as const]),
  ];
  const entries: ZipEntry[] = [];
  for (const { folder, file, name } of storedFiles) {
    const bytes = (await files.read(folder, file).catch(nothingWhereDamaged))?.length;
    if (bytes === undefined) continue;
    const extension = file.name.slice(file.name.lastIndexOf('.'));
    entries.push({ name: `${name}${extension}`, bytes, read: () => files.read(folder, file) });
  }
  return entries;
}

/** Titles of the sections that only the candidate may download. */
const CANDIDATES_ONLY: ReadonlySet<string> = new Set([
  'health details',
  'haemoglobin result',
  'pair checks',
  'reports made',
  'who may act for us',
  'blocked members',
  'blocked phones',
  'badges',
  'suspensions',
  'papers seen',
  'notes of the office',
  'calls of the office',
  'what the office has to do',
  'filed near',
  'when the office looked',
]);

/** Whether a guardian gets a consent. Of consents about health or a disability a guardian gets only their own. */
function isShared({ kind, by }: Record<string, unknown>): boolean {
  if (kind === 'pairCheck') return false;
  const isAboutHealth = kind === 'health' || kind === 'disability';
  return !isAboutHealth || by === 'me';
}

/** Sections of which a guardian gets some rows, with the condition for a row. */
const FOR_GUARDIAN: Readonly<Record<string, (row: Record<string, unknown>) => boolean>> = {
  consents: isShared,
  'steps of two families': ({ step }) => !STEP_NAMES.some((name) => name === step && stepRule(name).isPrivate),
};

/** Returns the sections that a guardian downloads if the candidate has an account. */
function withoutCandidates(sections: Sections): Sections {
  const shared = Object.entries(sections).filter(([title]) => !CANDIDATES_ONLY.has(title));
  return Object.fromEntries(
    shared.map(([title, rows]) => {
      const isForGuardian = FOR_GUARDIAN[title];
      return [title, isForGuardian && Array.isArray(rows) ? rows.filter(isForGuardian) : rows];
    }),
  );
}
