// Draws the sheet of all motifs for web/art/motifs/README.md. Run it after changing a motif: node scripts/draw-motif-sheet.ts
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { motifWords } from '#words/motifs.ts';

const folder = join(import.meta.dirname, '../web/art/motifs');
/** Background colours, by their names in web/styles/tokens.css. */
const GROUNDS = ['earth', 'indigo', 'alta-deep', 'leaf-deep', 'plum', 'ochre', 'teal'];
const COLUMNS = 6;
/** The size of the cell of one motif, in pixels. */
const CELL = { width: 190, height: 176 };
/** The attributes of the words below a motif. */
const LABEL = 'font-size="11" text-anchor="middle" fill="currentColor"';

/** Returns an SVG of every motif with its words on a background, in the sizes of a member's page and of a list. */
export async function drawSheet(): Promise<string> {
  const sprite = await readFile(join(folder, 'motifs.svg'), 'utf8');
  const tokens = await readFile(join(folder, '../../styles/tokens.css'), 'utf8');
  const colour = (name: string) => new RegExp(`--${name}: (#\\w+)`).exec(tokens)?.[1] ?? '';
  const cells = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 48 48">(.*?)<\/symbol>/g)].map(
    ([, id = '', drawing = ''], index) => {
      const ground = colour(GROUNDS[index % GROUNDS.length] ?? '');
      const words = Object.entries(motifWords).find(([motif]) => motif === id)?.[1];
      const x = (index % COLUMNS) * CELL.width;
      const y = Math.floor(index / COLUMNS) * CELL.height;
      return [
        `<g transform="translate(${x} ${y})">`,
        `<rect x="14" y="8" width="112" height="131" rx="20" fill="${ground}"/>`,
        `<rect x="134" y="66" width="48" height="56" rx="9" fill="${ground}"/>`,
        `<g stroke="${colour('rice')}"><g transform="translate(28 30) scale(1.75)">${drawing}</g>`,
        `<g transform="translate(140 76) scale(.75)">${drawing}</g></g>`,
        `<text x="95" y="153" ${LABEL}>${words?.en}</text><text x="95" y="169" ${LABEL}>${words?.bn}</text></g>`,
      ].join('');
    },
  );
  const height = Math.ceil(cells.length / COLUMNS) * CELL.height;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * CELL.width}" height="${height}" font-family="sans-serif" fill="none" color="#8b6d58" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">\n${cells.join('\n')}\n</svg>\n`;
}

if (process.argv[1] === import.meta.filename) await writeFile(join(folder, 'sheet.svg'), await drawSheet());
