import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const client = resolve(import.meta.dirname, '../../dist/client');

interface Manifest {
  [source: string]: { file: string } | undefined;
}

/** Returns a glob for the URL of a lazily loaded chunk, whose hashed name is read from the build's manifest. */
export function chunkOf(source: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const file = manifest[`web/${source}`]?.file;
  if (!file) throw new Error(`The build has no part ${source}.`);
  return `**/${file}`;
}
