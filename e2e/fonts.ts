import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

/**
 * A font of the tests. Tests use their own fonts, because line breaks depend on the width of letters. `usual` is Open
 * Sans, about as wide as the fonts of phones; `wide` is DejaVu, the widest common font.
 */
export type Face = 'usual' | 'wide';

/** Returns the environment in which a browser has only the fonts of this face. */
export async function bringFonts(folder: string, face: Face): Promise<Record<string, string>> {
  const own = join(folder, `face-${face}`);
  mkdirSync(own, { recursive: true });
  const file = join(own, 'fonts.conf');
  writeFileSync(file, face === 'wide' ? describeWide(own) : describeUsual(own, await unpackUsual()));
  return { FONTCONFIG_FILE: file };
}

const unpackUsual = () =>
  inflate(fileURLToPath(new URL('../bin/fonts.tar.br', import.meta.resolve('@sparticuz/chromium'))));

const describeUsual = (own: string, fonts: string) => configure(own, fonts, { sans: 'Open Sans', serif: 'Open Sans' });

function describeWide(own: string) {
  const fonts = fileURLToPath(new URL('ttf', import.meta.resolve('dejavu-fonts-ttf/package.json')));
  return configure(own, fonts, { sans: 'DejaVu Sans', serif: 'DejaVu Serif' });
}

/** Escapes a folder's name for XML. */
const escaped = (path: string) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns a fontconfig file. Hinting is as on Debian and Ubuntu; an unknown font name falls back to the sans. */
function configure(own: string, fonts: string, { sans, serif }: { sans: string; serif: string }) {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped(fonts)}</dir>
  <cachedir>${escaped(join(own, 'cache'))}</cachedir>
  <match target="pattern"><edit name="hintstyle" mode="append"><const>hintslight</const></edit></match>
  <alias><family>serif</family><prefer><family>${serif}</family></prefer></alias>
  <match target="pattern"><edit name="family" mode="append_last"><string>${sans}</string></edit></match>
</fontconfig>
`;
}
