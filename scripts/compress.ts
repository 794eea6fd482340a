import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TOO_SMALL_BYTES = 512;

/** Writes a brotli and a gzip sibling of every text file below a folder, as small as they get. */
export function compressFolder(folder: string): void {
  for (const path of globSync('**/*.{js,css,svg,json,txt,xml,webmanifest}', { cwd: folder })) {
    const file = join(folder, path);
    const content = readFileSync(file);
    if (content.length < TOO_SMALL_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
