import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes a brotli and a gzip version, at the highest level, beside every text file of a folder that they make smaller. */
export function compressFolder(folder: string): void {
  for (const path of globSync('**/*.{js,css,svg,json,txt,xml,webmanifest}', { cwd: folder })) {
    const file = join(folder, path);
    const content = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const packed = {
      br: brotliCompressSync(content, { params }),
      gz: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
    };
    for (const [ending, bytes] of Object.entries(packed)) {
      if (bytes.length < content.length) writeFileSync(`${file}.${ending}`, bytes);
    }
  }
}
