import { crc32 } from 'node:zlib';
import { expect } from 'vitest';

// The record at the end of a zip. The numbers below are offsets of the zip format.
const END_BYTES = 22;
const END_SIGNATURE = 0x06054b50;

/** Reads a zip of uncompressed files by its directory, and verifies the checksum of each file. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.length - END_BYTES;
  expect(bytes.readUInt32LE(end)).toBe(END_SIGNATURE);
  const files = new Map<string, Buffer>();
  let entry = bytes.readUInt32LE(end + 16);
  for (let filesLeft = bytes.readUInt16LE(end + 10); filesLeft > 0; filesLeft -= 1) {
    const [size, nameLength, local] = [
      bytes.readUInt32LE(entry + 24),
      bytes.readUInt16LE(entry + 28),
      bytes.readUInt32LE(entry + 42),
    ];
    const name = bytes.toString('utf8', entry + 46, entry + 46 + nameLength);
    const start = local + 30 + bytes.readUInt16LE(local + 26);
    const content = bytes.subarray(start, start + size);
    expect(crc32(content), name).toBe(bytes.readUInt32LE(entry + 16));
    files.set(name, content);
    entry += 46 + nameLength;
  }
  return files;
}
