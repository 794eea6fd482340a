import { crc32 } from 'node:zlib';
import { STEP_NAMES, stepRule } from '#contract/together.ts';
import { disabilityInDownload } from '#server/domain/disability/disability.queries.ts';
import { nothingWhereDamaged } from '#server/domain/files/file-store.ts';
import { loadFile } from '#server/domain/files/files.queries.ts';
import { listOwnFiles } from '#server/domain/files/waiting-photos.queries.ts';
import { sealedWordsInDownload } from '#server/domain/sealed-words/sealed-words.queries.ts';
import { isBesideCandidate, type Who } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { loadEverything, type Sections } from './my-data.queries.ts';
import { makeReadable } from './readable.ts';
import { withoutHealth } from './without-health.ts';

interface ZipEntry {
  name: string;
  content: Buffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAME = 0x0800;
/** Midnight of 1 January 1980, where the format's calendar begins: when it was made is nobody's business. */
const NO_DATE = 0x0021;

/** A zip that every telephone opens. Pictures do not shrink, so nothing is compressed. */
function writeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const bytes = Buffer.from(name);
    const facts = describe(bytes, content);
    const local = [makeHeader(LOCAL), facts, bytes, content];
    const central = [makeHeader(CENTRAL), Buffer.from([VERSION, 0]), facts, makeTail(offset), bytes];
    parts.push(...local);
    directory.push(...central);
    offset += sizeOf(local);
  }
  return Buffer.concat([...parts, ...directory, makeEnd(entries.length, sizeOf(directory), offset)]);
}

const sizeOf = (parts: readonly Buffer[]): number => parts.reduce((sum, part) => sum + part.length, 0);

function makeHeader(signature: number): Buffer {
  const header = Buffer.alloc(4);
  header.writeUInt32LE(signature);
  return header;
}

// What the header before a file and the one in the directory say alike.
function describe(name: Buffer, content: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(UTF8_NAME, 2);
  facts.writeUInt16LE(NO_DATE, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

function makeTail(offset: number): Buffer {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  return tail;
}

function makeEnd(count: number, directoryBytes: number, directoryAt: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(directoryAt, 16);
  return end;
}

/** Everything of a member as one zip: what they wrote as JSON, their photos and their horoscope. */
export async function makeArchive(services: Services, who: Who): Promise<Buffer> {
  const { db, cipher } = services;
  const everything = await loadEverything(db, cipher, who);
  // Of the account that has sealed them alone, and in no copy that the office makes.
  if (who.role === 'candidate') everything['sealed words'] = await sealedWordsInDownload(db, cipher, who);
  if (!isBesideCandidate(who))
    everything['told of a disability'] = await disabilityInDownload({ db, cipher }, who.profileId);
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

/** What of a profile is the candidate's alone, by its title in the download. */
const CANDIDATES: ReadonlySet<string> = new Set([
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

/** What a guardian downloads where the candidate has an account. */
function withoutCandidates(sections: Sections): Sections {
  const shared = Object.entries(sections).filter(([title]) => !CANDIDATES.has(title));
  return Object.fromEntries(
    shared.map(([title, rows]) => {
      const isTold = TOLD_OF[title];
      return [title, isTold && Array.isArray(rows) ? rows.filter(isTold) : rows];
    }),
  );
}

/** Of these sections a guardian reads some rows. */
const TOLD_OF: Readonly<Record<string, (row: Record<string, unknown>) => boolean>> = {
  consents: (row) => isShared(row),
  'steps of two families': ({ step }) => !STEP_NAMES.some((name) => name === step && stepRule(name).isPrivate),
};

/** Of what tells of health a guardian reads the own consent. */
const isShared = ({ kind, by }: Record<string, unknown>): boolean =>
  kind !== 'pairCheck' && ((kind !== 'health' && kind !== 'disability') || by === 'me');
