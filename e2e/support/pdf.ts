import { inflateSync } from 'node:zlib';

/** Reads a PDF printed by Chromium. Returns its number of pages, and the text that a reader can search and copy. */
export function readPdf(bytes: Buffer): { pages: number; text: string } {
  const objects = new Map(
    [...bytes.toString('latin1').matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = '', id = ''] of [...objects.values()].join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
    if (map) fonts.set(name, readMap(streamOf(objects.get(map))));
  }
  const contents = pages.map((body) => /\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '');
  const text = contents.map((id) => readText(streamOf(objects.get(id)), fonts)).join('\n');
  return { pages: pages.length, text: text.replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC')) };
}

/** Returns the content of an object's stream, decompressed. */
function streamOf(body = ''): string {
  const raw = /stream\r?\n([\s\S]*?)\nendstream/.exec(body)?.[1] ?? '';
  const bytes = Buffer.from(raw, 'latin1');
  return body.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : raw;
}

/** Returns a map from a font's glyphs to characters. */
function readMap(source: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const [, block = ''] of source.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      map.set(glyph.toLowerCase(), fromHex(text));
  }
  for (const [, block = ''] of source.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const start = Number.parseInt(first, 16);
      for (let glyph = start; glyph <= Number.parseInt(last, 16); glyph++) {
        const code = Number.parseInt(text, 16) + glyph - start;
        map.set(glyph.toString(16).padStart(first.length, '0'), String.fromCodePoint(code));
      }
    }
  }
  return map;
}

/** Operations of a page: choose a font, a replacement text (and its end, EMC), and glyphs as hexadecimal numbers. */
const OPERATIONS = /\/(F\d+) [\d.]+ Tf|\/ActualText\s*<FEFF(\w*)>|\bEMC\b|<(\w+)>/gi;

/** Returns the text of a page in drawing order. A ligature is read as its characters. */
function readText(source: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let text = '';
  let font: ReadonlyMap<string, string> | undefined;
  // The glyphs of a replaced text are not read.
  let isReplaced = false;
  for (const [operation, name, replacement, glyphs] of source.matchAll(OPERATIONS)) {
    if (name) font = fonts.get(name);
    else if (replacement !== undefined) {
      text += fromHex(replacement);
      isReplaced = true;
    } else if (operation === 'EMC') isReplaced = false;
    else if (!isReplaced)
      for (const glyph of glyphs?.match(/.{4}/g) ?? []) text += font?.get(glyph.toLowerCase()) ?? '';
  }
  return text;
}

/** Decodes UTF-16 characters that are written as hexadecimal numbers. */
const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
