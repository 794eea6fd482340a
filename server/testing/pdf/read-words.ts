import { readPdf, referenceOf } from './read-pdf.ts';

/**
 * Returns a pattern for a string in parentheses: characters, escapes, and nested pairs of parentheses, which occur when
 * glyph numbers happen to be theirs.
 */
const inParentheses = (depth: number): string =>
  String.raw`(?:\\[\s\S]|[^\\()]${depth > 0 ? String.raw`|\(${inParentheses(depth - 1)}*\)` : ''})`;

/** Operations of a page: choose a font, a replacement text (and its end, EMC), and glyphs. */
const OPERATION = new RegExp(
  String.raw`\/(f\d+) [\d.]+ Tf|\/ActualText\s*(?:<FEFF(\w*)>|\((\w*)\))|\bEMC\b|\((${inParentheses(4)}*)\)`,
  'g',
);

/** Returns the text of a PDF in drawing order, without spaces. A ligature is read as its characters. */
export const readWords = (bytes: Uint8Array): string => readPages(bytes).join('');

/** Returns the text of each page in drawing order, without spaces. */
export function readPages(bytes: Uint8Array): string[] {
  const pdf = readPdf(bytes);
  return pdf.find(/\/Type \/Page\n/).map((page) => {
    let words = '';
    const about = pdf.dictionary(page);
    // The characters of the current font's glyphs.
    let letters: ReadonlyMap<number, string> = new Map();
    // Whether the glyphs that follow have a replacement text, which is read in their place.
    let isSpelledOut = false;
    const source = pdf.stream(referenceOf(about, 'Contents')).toString('latin1');
    for (const [operation, fontName, hexText, plainText, glyphs] of source.matchAll(OPERATION)) {
      if (fontName) {
        const font = pdf.dictionary(referenceOf(about, fontName));
        letters = readLetters(pdf.stream(referenceOf(font, 'ToUnicode')));
      } else if (hexText !== undefined || plainText !== undefined) {
        words += plainText ?? fromHex(hexText ?? '');
        isSpelledOut = true;
      } else if (operation === 'EMC') isSpelledOut = false;
      else if (glyphs !== undefined && !isSpelledOut) {
        const codes = bytesOf(glyphs);
        for (let offset = 0; offset < codes.length; offset += 2) words += letters.get(codes.readUInt16BE(offset)) ?? '';
      }
    }
    return words.replaceAll(/\s/g, '');
  });
}

/** Maps a font's glyphs to characters. */
function readLetters(map: Buffer): Map<number, string> {
  const letters = new Map<number, string>();
  const source = map.toString('latin1');
  for (const [, block = ''] of source.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(Number.parseInt(glyph, 16), fromHex(text));
  return letters;
}

/** Decodes UTF-16 with the high byte first, written in hexadecimal. */
const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Returns the bytes of a PDF string from its source in parentheses. */
export const bytesOf = (source: string): Buffer =>
  Buffer.from(
    source.replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
      /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES[code] ?? code),
    ),
    'latin1',
  );
