import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '..');
const styleFiles = globSync('web/**/*.module.css', { cwd: project }).sort();

// Two signs, the first a letter behind b: what begins with ad is hidden by those who block advertisements.
const signsOf = (which: number): string => (12 * 36 + which).toString(36);

/** In which file a generated class is written; nothing of other words. */
export const fileOf = (name: string): string => styleFiles[Number.parseInt(name.slice(0, 2), 36) - 12 * 36] ?? '';

const namesIn = (css: string): string[] => [
  ...new Set(Array.from(css.matchAll(/(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g), ([, each = '']) => each)),
];

/** A class by which file it is of, in two signs, and its place there: each page carries the names twice, and words were a seventh of them. */
export function generateScopedName(name: string, file: string, css: string): string {
  const which = styleFiles.indexOf(relative(project, file));
  const place = namesIn(css).indexOf(name);
  if (which < 0 || place < 0) throw new Error(`${file} has no class or keyframes ${name} that can be seen.`);
  return signsOf(which) + place.toString(36);
}

/** The name as its file writes it, wherever that file is; undefined for a word that was not generated. */
export function writtenName(generated: string): string | undefined {
  const file = /^[a-z0-9]{3,4}$/.test(generated) ? fileOf(generated) : '';
  if (file === '') return undefined;
  return namesIn(readFileSync(join(project, file), 'utf8'))[Number.parseInt(generated.slice(2), 36)];
}
