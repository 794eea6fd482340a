import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { packageName } from '#server/platform/db/embedded/binaries.ts';
import { placeNewSite } from '#server/platform/db/embedded/new-site.ts';
import { makeBuildFolder, putBuildInPlace, readStamp } from './build-place.ts';
import { compressFolder } from './compress.ts';

const projectDir = resolve(import.meta.dirname, '..');
const dist = join(projectDir, 'dist');
/** All files on which a build depends. */
const sources = [
  '{web,words,contract,matching}/**/*',
  'vite.config.ts',
  'scripts/{build,build-place,class-names,compress,slim-parts,style-sheets,floor/floor}.ts',
  'package-lock.json',
];

/**
 * Builds the web pages unless `dist` was built from the current sources, even while another process does the same; also
 * packs the database of a new site.
 */
export function buildIfStale(): void {
  const stamp = hashSources(sources);
  if (readStamp(dist) !== stamp) build(stamp);
  const hasPostgres = existsSync(join(projectDir, 'node_modules', packageName));
  if (hasPostgres && !existsSync(placeNewSite()))
    spawnSync(process.execPath, ['scripts/new-site.ts'], { cwd: projectDir, stdio: 'inherit' });
}

/** Builds the pages for the browser and for the server, and puts both in place; ends the process if Vite fails. */
function build(stamp: string): void {
  const vite = findVite();
  const folder = makeBuildFolder(dist);
  for (const args of [
    ['--outDir', join(folder, 'client'), '--logLevel', 'warn'],
    ['--outDir', join(folder, 'server'), '--ssr', 'web/entry.server.tsx', '--logLevel', 'warn'],
  ]) {
    // Otherwise a build started by a test would be a development build.
    const env = { ...process.env, NODE_ENV: 'production' };
    const { status } = spawnSync(process.execPath, [vite, 'build', ...args], {
      cwd: projectDir,
      stdio: 'inherit',
      env,
    });
    if (status !== 0) fail('The web pages could not be built.');
  }
  compressFolder(join(folder, 'client'));
  putBuildInPlace(dist, { folder, stamp });
  warmUp();
}

/** Loads the server's program once, so that its first start finds it compiled (see launch.mjs). */
function warmUp(): void {
  const program = ['main', 'app'].map((name) => `await import('#server/${name}.ts');`).join('');
  spawnSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: projectDir, stdio: 'inherit' });
}

/** Returns the path of Vite's program; ends the process if it is not installed. */
function findVite(): string {
  try {
    const manifest = createRequire(import.meta.url).resolve('vite/package.json');
    return join(dirname(manifest), 'bin/vite.js');
  } catch {
    return fail(
      'The web pages are not built and the build tools are not installed: run npm ci without NODE_ENV=production, or bring dist.',
    );
  }
}

/** Returns one hash of the paths and contents of all files that match. */
function hashSources(patterns: string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: projectDir, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(`${path.slice(projectDir.length)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (import.meta.main) buildIfStale();
