// Runs after each install: removes about 100 MB of unused files. Plain JavaScript for Node 20.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = process.argv[2] ?? join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules');

/** The weights used in PDFs (server/pdf), and the fonts of the journeys (e2e/fonts.ts). */
const READ_FONTS = /_(400Regular|700Bold)\.ttf$|^DejaVu(Sans|Serif)(-Bold)?\.ttf$/;

for (const name of list(modules)) {
  // Nothing is compiled against the packaged Node.
  if (name.startsWith('node-linux-')) rmSync(join(modules, name, 'include'), { recursive: true, force: true });
}
for (const folder of ['@expo-google-fonts', 'dejavu-fonts-ttf']) removeFonts(join(modules, folder));

function removeFonts(folder) {
  for (const entry of list(folder, true)) {
    if (entry.endsWith('.ttf') && !READ_FONTS.test(entry.split(/[\\/]/).at(-1))) rmSync(join(folder, entry));
  }
}

function list(folder, recursive = false) {
  return existsSync(folder) ? readdirSync(folder, { recursive }) : [];
}
