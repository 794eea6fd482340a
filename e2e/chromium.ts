import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
  const env = existsSync('/etc/fonts/fonts.conf') ? {} : bringFonts(folder);
  if (starts(executablePath, env)) return { executablePath, env };
  const withLibraries = { ...env, LD_LIBRARY_PATH: join(await inflate(librariesArchive()), 'lib') };
  if (starts(executablePath, withLibraries)) return { executablePath, env: withLibraries };
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

/** NSS and its relatives, which a bare Debian lacks, come with the package for another system's sake. */
function librariesArchive(): string {
  return fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium')));
}

function starts(executablePath: string, env: Record<string, string>): boolean {
  try {
    execFileSync(executablePath, ['--version', '--no-sandbox'], { env: { ...process.env, ...env }, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
