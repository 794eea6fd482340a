import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Unpacks the files of a Debian package into a folder without installing it. Returns the folder. */
export function unpackDebian(name: string, folder: string): string {
  const target = join(folder, `debian-${name}`);
  mkdirSync(target);
  execFileSync('apt-get', ['download', name], { cwd: target, stdio: 'pipe' });
  for (const file of globSync('*.deb', { cwd: target })) execFileSync('dpkg', ['-x', file, '.'], { cwd: target });
  return target;
}
