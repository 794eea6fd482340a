import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import bundled, { inflate } from '@sparticuz/chromium';

export interface Chromium {
  executablePath: string;
  /** What this machine lacks and Chromium therefore needs to be told. */
  env: Record<string, string>;
}

/** No sandbox: it cannot be had as root. The rest keeps the browser from talking to its maker. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--js-flags=--no-opt', // a page lives for seconds: what optimising it costs never comes back
  '--no-first-run',
];

/**
 * Unpacks the bundled Chromium into `folder`, which becomes this process's TMPDIR because the package unpacks nowhere
 * else, readable by its owner alone: so it is done once, into a folder of the caller's own. CHROMIUM_PATH wins.
 */
export async function prepareChromium(folder: string): Promise<Chromium> {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, env: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `There is no bundled Chromium for ${process.platform}-${process.arch}: please install Chromium or Chrome and set CHROMIUM_PATH to its executable.`,
    );
  }
  process.env.TMPDIR = folder;
  const executablePath = await bundled.executablePath();
  return { executablePath, env: await bringWhatLacks(executablePath, ['--version'], folder) };
}

/** Whether the Chromium of 2021 runs here; there is none for other machines. */
export const hasOldChromium = process.platform === 'linux' && process.arch === 'x64';

/** Unpacks a Chromium of July 2021, whose own package would start it in a single process. */
export async function prepareOldChromium(folder: string): Promise<Chromium> {
  process.env.TMPDIR = folder;
  const executablePath = join(folder, 'chromium-92');
  await pipeline(
    createReadStream(packed('chromium-92', 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(executablePath, { mode: 0o700 }),
  );
  await inflate(packed('@sparticuz/chromium', 'fonts.tar.br'));
  // Of `--version` it knows nothing, and would stay.
  const trial = ['--headless', '--disable-gpu', '--dump-dom', 'about:blank'];
  return { executablePath, env: await bringWhatLacks(executablePath, trial, folder) };
}

/** `trial` makes a browser that can start end at once. */
async function bringWhatLacks(executablePath: string, trial: string[], folder: string) {
  const env = existsSync('/etc/fonts/fonts.conf') ? {} : bringFonts(folder);
  if (starts(executablePath, trial, env)) return env;
  // NSS and its relatives, which a bare Debian lacks, come with the package for another system's sake.
  const libraries = await inflate(packed('@sparticuz/chromium', 'al2023.tar.br'));
  const withLibraries = { ...env, LD_LIBRARY_PATH: join(libraries, 'lib') };
  if (starts(executablePath, trial, withLibraries)) return withLibraries;
  throw new Error('The bundled Chromium does not start on this machine: please set CHROMIUM_PATH to one that does.');
}

/** Without a single font on the machine Chromium has nothing to fall back on and ends. */
function bringFonts(folder: string): Record<string, string> {
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>\n`,
  );
  return { FONTCONFIG_FILE: file };
}

const packed = (name: string, file: string) => fileURLToPath(new URL(`../bin/${file}`, import.meta.resolve(name)));

function starts(executablePath: string, trial: string[], env: Record<string, string>): boolean {
  try {
    execFileSync(executablePath, [...trial, '--no-sandbox'], { env: { ...process.env, ...env }, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
