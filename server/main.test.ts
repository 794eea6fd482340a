import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '..');
const rooms: Record<string, string> = packageJson.imports;

/** Returns all files that are loaded statically with this one, without those of `import()`. */
function readWith(path: string, read = new Set<string>()): Set<string> {
  if (read.has(path) || !existsSync(join(root, path))) return read;
  read.add(path);
  const text = readFileSync(join(root, path), 'utf8');
  for (const [, source = ''] of text.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([.#][^']+)'/gm))
    readWith(placeOf(source, path), read);
  return read;
}

function placeOf(source: string, by: string): string {
  const room = Object.keys(rooms).find((name) => source.startsWith(name.slice(0, -1)));
  if (room === undefined) return relative(root, resolve(root, dirname(by), source));
  return join(rooms[room]?.slice(0, -1) ?? '', source.slice(room.length - 1));
}

test('who only starts the workers reads nothing of the program that serves, which would take thirty megabytes', () => {
  const read = readWith('server/main.ts');
  expect(read).toContain('server/http/workers/supervisor.ts');
  expect([...read].filter((path) => /^server\/(serve|app|services|features|office|domain)\b/.test(path))).toEqual([]);
  expect(readWith('server/serve.ts').size).toBeGreaterThan(3 * read.size);
});
