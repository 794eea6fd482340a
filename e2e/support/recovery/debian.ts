import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#scripts/run-command.ts';

/**
 * Installs missing Debian packages. Stops and disables the units of each installed package (the values of `packages`),
 * because a drill starts its own.
 */
export function installDebian(packages: Readonly<Record<string, readonly string[]>>): void {
  const missing = Object.keys(packages).filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env, stdio: 'inherit' });
  for (const name of missing) {
    assert.ok(isInstalled(name), `${name} cannot be installed: this drill needs it`);
    for (const unit of packages[name] ?? []) spawnSync('systemctl', ['disable', '--now', unit], { stdio: 'ignore' });
  }
}

const isInstalled = (name: string): boolean =>
  spawnSync('dpkg', ['-s', name], { encoding: 'utf8' }).stdout.includes('install ok installed');

/** Returns the program folder of Debian's newest PostgreSQL. */
export function findPostgres(): string {
  const folder = '/usr/lib/postgresql';
  const newest = Math.max(...readdirSync(folder).map(Number).filter(Number.isFinite));
  return join(folder, String(newest), 'bin');
}

/** Returns a command line that runs as user postgres, because PostgreSQL refuses root. */
export const asPostgres = (...command: string[]): [string, string[]] => [
  'runuser',
  ['-u', 'postgres', '--', ...command],
];

/** Returns a file of `ops/` with some texts replaced. Throws if one of the texts is missing. */
export function readOps(name: string, changes: Readonly<Record<string, string>>): string {
  let text = readFileSync(join(projectFolder, 'ops', name), 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    assert.ok(text.includes(from), `ops/${name} has no "${from}"`);
    text = text.replaceAll(from, to);
  }
  return text;
}
