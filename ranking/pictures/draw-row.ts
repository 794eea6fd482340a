import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestFields, headFields, rowFields, rowTable, wishDigestFields } from '../rows/layout.ts';
import { type Field, wordsOf } from '../rows/packed.ts';

// Sizes in units of the SVG: the width of a bit, the height of a line, the left margin, and the gap above a table.
const [bit, line, left, gap] = [30, 26, 46, 46];
const bitsAWord = 32;
const rightMargin = 10;
const width = left + bitsAWord * bit + rightMargin;
const font = 'font-family="sans-serif"';
// The width of a letter, as a share of the font size.
const letter = 0.6;
const leastSize = 8;
const mostSize = 13;

const colours = { answer: '#fff', wish: '#f6dcc8', reserved: '#e4e4e4' };
const reserved = new Set(rowTable.filter(({ isReserved }) => isReserved).map(({ field }) => field.name));
const colourOf = (name: string, areWishes: boolean): string => {
  if (reserved.has(name)) return colours.reserved;
  return areWishes || /^(wished|musts$|weights$)/.test(name) ? colours.wish : colours.answer;
};

/** Returns the lines and the font size of a name. In a narrow column its words are under each other. */
function fitName(name: string, wide: number): { lines: string[]; size: number } {
  const sizeOf = (text: string) => (wide - 4) / (letter * text.length);
  if (sizeOf(name) >= leastSize) return { lines: [name], size: Math.min(mostSize, sizeOf(name)) };
  const lines = name.split(/(?=[A-Z])/);
  return { lines, size: Math.min(leastSize, ...lines.map(sizeOf)) };
}

function drawField({ name, word, shift, bits }: Field, top: number, colour: string): string {
  const [x, y, wide] = [left + shift * bit, top + word * line, bits * bit];
  const { lines, size } = fitName(name, wide);
  const first = y + line / 2 - ((lines.length - 1) * size) / 2 + size / 3;
  const texts = lines.map(
    (text, at) =>
      `<text x="${x + wide / 2}" y="${(first + at * size).toFixed(1)}" font-size="${size.toFixed(1)}" text-anchor="middle">${text}</text>`,
  );
  return `<rect x="${x}" y="${y}" width="${wide}" height="${line}" fill="${colour}" stroke="#333"/>
${texts.join('\n')}`;
}

/** Draws fields as they are laid out: a line for each word, its lowest bit on the left. */
function drawFields(title: string, all: Readonly<Record<string, Field>>, top: number, areWishes = false): string {
  const words = wordsOf(all);
  const numbers = Array.from(
    { length: words },
    (_, word) =>
      `<text x="${left - 8}" y="${top + word * line + 17}" font-size="12" text-anchor="end">${4 * word}</text>`,
  );
  const fields = Object.values(all).map((field) => drawField(field, top, colourOf(field.name, areWishes)));
  return `<text x="${left}" y="${top - 8}" font-size="15" font-weight="bold">${title}: ${4 * words} bytes</text>
${[...numbers, ...fields].join('\n')}`;
}

/** Returns the SVG of a row and of what is kept of it in short, from the tables of `row-columns.ts`. */
export function drawRow(): string {
  const rowTop = gap;
  const headTop = rowTop + wordsOf(rowFields) * line + gap;
  const digestTop = headTop + wordsOf(headFields) * line + gap;
  const wishesTop = digestTop + wordsOf(digestFields) * line + gap;
  const height = wishesTop + wordsOf(wishDigestFields) * line + 16;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${font}>
<title>The bytes of a row and of what is kept of it in short</title>
<rect width="${width}" height="${height}" fill="#fbfaf7"/>
${drawFields('A row', rowFields, rowTop)}
${drawFields('What is read first', headFields, headTop)}
${drawFields('Its answers in short', digestFields, digestTop)}
${drawFields('Its own wishes in short', wishDigestFields, wishesTop, true)}
</svg>
`;
}

/** The path of the picture in the README. */
export const rowPicture = join(import.meta.dirname, 'row.svg');

if (import.meta.main) writeFileSync(rowPicture, drawRow());
