import { crc32 } from 'node:zlib';

export interface ZipEntry {
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
export function writeZip(entries: readonly ZipEntry[]): Buffer {
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
