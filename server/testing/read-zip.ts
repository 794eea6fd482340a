import { crc32 } from 'node:zlib';
import { expect } from 'vitest';

// Offsets and sizes of the zip format: the record at the end, an entry of the directory, and a file's own header.
const END_BYTES = 22;
const END_SIGNATURE = 0x06054b50;
const COUNT_IN_END = 10;
const DIRECTORY_OFFSET_IN_END = 16;
const CHECKSUM_IN_ENTRY = 16;
const SIZE_IN_ENTRY = 24;
const NAME_LENGTH_IN_ENTRY = 28;
const HEADER_OFFSET_IN_ENTRY = 42;
const ENTRY_BYTES = 46;
const NAME_LENGTH_IN_HEADER = 26;
const HEADER_BYTES = 30;

/** Returns the files of a zip by name, read by its directory. They must be uncompressed. Verifies each checksum. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.length - END_BYTES;
  expect(bytes.readUInt32LE(end)).toBe(END_SIGNATURE);
  const files = new Map<string, Buffer>();
  let entry = bytes.readUInt32LE(end + DIRECTORY_OFFSET_IN_END);
  for (let filesLeft = bytes.readUInt16LE(end + COUNT_IN_END); filesLeft > 0; filesLeft -= 1) {
    const size = bytes.readUInt32LE(entry + SIZE_IN_ENTRY);
    const nameStart = entry + ENTRY_BYTES;
    const nameEnd = nameStart + bytes.readUInt16LE(entry + NAME_LENGTH_IN_ENTRY);
    const name = bytes.toString('utf8', nameStart, nameEnd);
    const header = bytes.readUInt32LE(entry + HEADER_OFFSET_IN_ENTRY);
    const start = header + HEADER_BYTES + bytes.readUInt16LE(header + NAME_LENGTH_IN_HEADER);
    const content = bytes.subarray(start, start + size);
    expect(crc32(content), name).toBe(bytes.readUInt32LE(entry + CHECKSUM_IN_ENTRY));
    files.set(name, content);
    entry = nameEnd;
  }
  return files;
}
