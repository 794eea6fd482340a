import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Unpacks the files of a Debian package into a folder without installing it. Returns the folder. */
export function unpackDebian(name: string, folder: string): string {
  const to = join(folder, `debian-${name}`);
  mkdirSync(to);
  execFileSync('apt-get', ['download', name], { cwd: to, stdio: 'pipe' });
  for (const file of globSync('*.deb', { cwd: to })) execFileSync('dpkg', ['-x', file, '.'], { cwd: to });
  return to;
}
