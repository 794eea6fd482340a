import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '..');
const styleFiles = globSync('web/**/*.module.css', { cwd: project }).sort();

// Two characters, the first a letter from b on, because ad blockers hide names that begin with ad.
const signsOf = (which: number): string => (12 * 36 + which).toString(36);

const GENERATED = /^[a-z0-9]{3,4}$/;

/** The file that defines a generated class; undefined for other words. */
export const fileOf = (name: string): string =>
  GENERATED.test(name) ? (styleFiles[Number.parseInt(name.slice(0, 2), 36) - 12 * 36] ?? '') : '';

const namesIn = (css: string): string[] => [
  ...new Set(Array.from(css.matchAll(/(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g), ([, each = '']) => each)),
];

/**
 * A class name of four characters, for file and position: each page contains the names twice, and words were a seventh
 * of it.
 */
export function generateScopedName(name: string, file: string, css: string): string {
  const which = styleFiles.indexOf(relative(project, file));
  const place = namesIn(css).indexOf(name);
  if (which < 0 || place < 0) throw new Error(`${file} has no class or keyframes ${name} that can be seen.`);
  return signsOf(which) + place.toString(36);
}

/** The name as written in its file; undefined for a word that was not generated. */
export function writtenName(generated: string): string | undefined {
  const file = fileOf(generated);
  if (file === '') return undefined;
  return namesIn(readFileSync(join(project, file), 'utf8'))[Number.parseInt(generated.slice(2), 36)];
}
