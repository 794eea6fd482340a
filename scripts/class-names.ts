import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '..');
const styleFiles = globSync('web/**/*.module.css', { cwd: project }).sort();

// A generated name has two digits in base 36 for the file, then one or two for the position in it. The first digit is a
// letter from c on, because ad blockers hide names that begin with ad.
const RADIX = 36;
const FIRST_FILE = 12 * RADIX;
const GENERATED = /^[a-z0-9]{3,4}$/;

/** Returns the file that defines a generated class, and an empty string for other words. */
export function findStyleFile(name: string): string {
  if (!GENERATED.test(name)) return '';
  const fileIndex = Number.parseInt(name.slice(0, 2), RADIX) - FIRST_FILE;
  return styleFiles[fileIndex] ?? '';
}

/** Lists the classes and keyframes of a style sheet, each once, in the order of their first use. */
const listNames = (css: string): string[] => [
  ...new Set(Array.from(css.matchAll(/(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g), ([, name = '']) => name)),
];

/**
 * Returns a short class name made of the file and the position of the name in it. Each page contains the names twice:
 * written out, they would be a seventh of it. Throws if the file or its text does not have the name.
 */
export function generateScopedName(name: string, file: string, css: string): string {
  const fileIndex = styleFiles.indexOf(relative(project, file));
  const nameIndex = listNames(css).indexOf(name);
  if (fileIndex < 0 || nameIndex < 0) throw new Error(`${file} has no class or keyframes ${name} that can be seen.`);
  return (FIRST_FILE + fileIndex).toString(RADIX) + nameIndex.toString(RADIX);
}

/** Returns the name as written in its file, and undefined for a word that was not generated. */
export function findWrittenName(generated: string): string | undefined {
  const file = findStyleFile(generated);
  if (file === '') return undefined;
  const nameIndex = Number.parseInt(generated.slice(2), RADIX);
  return listNames(readFileSync(join(project, file), 'utf8'))[nameIndex];
}
