import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const client = resolve(import.meta.dirname, '../../dist/client');

interface Manifest {
  [source: string]: { file: string } | undefined;
}

/** Where the browser gets a part of the program that is loaded for itself; the names of chunks are hashes, and the build's manifest knows them. */
export function chunkOf(source: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const file = manifest[`web/${source}`]?.file;
  if (!file) throw new Error(`The build has no part ${source}.`);
  return `**/${file}`;
}
