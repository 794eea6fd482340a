import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

/**
 * A font of the tests. Tests use their own fonts, because line breaks depend on the width of letters. `usual` is Open
 * Sans, about as wide as the fonts of phones; `wide` is DejaVu, the widest common font.
 */
export type Face = 'usual' | 'wide';

/**
 * Writes the configuration of a face into `folder` and returns the environment in which a browser has only the fonts of
 * this face.
 */
export async function bringFonts(folder: string, face: Face): Promise<Record<string, string>> {
  const faceFolder = join(folder, `face-${face}`);
  mkdirSync(faceFolder, { recursive: true });
  const file = join(faceFolder, 'fonts.conf');
  const text = face === 'wide' ? describeWide(faceFolder) : describeUsual(faceFolder, await unpackUsual());
  writeFileSync(file, text);
  return { FONTCONFIG_FILE: file };
}

const unpackUsual = () =>
  inflate(fileURLToPath(new URL('../bin/fonts.tar.br', import.meta.resolve('@sparticuz/chromium'))));

const describeUsual = (faceFolder: string, fonts: string) =>
  configure(faceFolder, fonts, { sans: 'Open Sans', serif: 'Open Sans' });

function describeWide(faceFolder: string) {
  const fonts = fileURLToPath(new URL('ttf', import.meta.resolve('dejavu-fonts-ttf/package.json')));
  return configure(faceFolder, fonts, { sans: 'DejaVu Sans', serif: 'DejaVu Serif' });
}

/** Escapes a folder's name for XML. */
const escapeXml = (path: string) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Returns the text of a fontconfig file with the fonts of one folder. Its cache is in `faceFolder`. Hinting is as on
 * Debian and Ubuntu; an unknown font name falls back to the sans.
 */
function configure(faceFolder: string, fonts: string, { sans, serif }: { sans: string; serif: string }) {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escapeXml(fonts)}</dir>
  <cachedir>${escapeXml(join(faceFolder, 'cache'))}</cachedir>
  <match target="pattern"><edit name="hintstyle" mode="append"><const>hintslight</const></edit></match>
  <alias><family>serif</family><prefer><family>${serif}</family></prefer></alias>
  <match target="pattern"><edit name="family" mode="append_last"><string>${sans}</string></edit></match>
</fontconfig>
`;
}
