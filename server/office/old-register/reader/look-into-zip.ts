const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MOST_COMMENT = 65_535;

interface Inside {
  names: string[];
  /** Total size in bytes after unpacking, as the zip declares it. */
  bytes: number;
}

/** Reads a zip's directory without unpacking any file. Returns undefined if the file is no zip. */
export function lookIntoZip(file: Buffer): Inside | undefined {
  let end = file.length - END_BYTES;
  const least = Math.max(0, end - MOST_COMMENT);
  while (end >= least && file.readUInt32LE(end) !== END) end -= 1;
  if (end < least) return undefined;
  const [count, offset] = [file.readUInt16LE(end + 10), file.readUInt32LE(end + 16)];
  const inside: Inside = { names: [], bytes: 0 };
  for (let at = offset, left = count; left > 0; left -= 1) {
    if (at + ENTRY_BYTES > file.length || file.readUInt32LE(at) !== ENTRY) return undefined;
    const [size, name, extra, comment] = [
      file.readUInt32LE(at + 24),
      file.readUInt16LE(at + 28),
      file.readUInt16LE(at + 30),
      file.readUInt16LE(at + 32),
    ];
    inside.names.push(file.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + name));
    inside.bytes += size;
    at += ENTRY_BYTES + name + extra + comment;
  }
  return inside;
}
