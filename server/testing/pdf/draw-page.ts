import { readOutlines } from './outlines.ts';
import { type Pdf, readPdf, referenceOf } from './read-pdf.ts';
import { bytesOf } from './read-words.ts';

/** Draws the pages of a PDF as SVG, with each glyph as the outline from its embedded font. */
export function drawPages(bytes: Uint8Array): string[] {
  const pdf = readPdf(bytes);
  return pdf.find(/\/Type \/Page\n/).map((page) => {
    const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.dictionary(page)) ?? [];
    const { body, definitions } = draw(pdf, page, referenceOf(pdf.dictionary(page), 'Contents'));
    const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">`;
    return `${head}<defs>${definitions}</defs><rect width="100%" height="100%" fill="#fff"/><g transform="matrix(1 0 0 -1 0 ${height})">${body}</g></svg>`;
  });
}

/** The graphics state. */
interface State {
  fill: string;
  stroke: string;
  width: string;
  cap: number;
  /** The current transformation to page coordinates. */
  matrix: Matrix;
  font: Font | undefined;
  size: number;
}

/** A transformation, as in PDF and SVG: [a b c d e f]. */
type Matrix = readonly [number, number, number, number, number, number];

interface Font {
  /** Returns the SVG path of a glyph, in units of the em. */
  outline: (glyph: number) => string;
  /** The width of each glyph, in thousandths of the em. */
  widths: ReadonlyMap<number, number>;
}

/** A string, a dictionary, hexadecimal bytes, a bracket, a name, or a number or operator. */
const TOKEN =
  /\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<<[\s\S]*?>>|<[\da-fA-F]*>|\[|\]|\/[^\s/[\]()<>]+|[^\s/[\]()<>]+/g;

/** Draws a content stream with the resources of its object. `definitions` are the patterns and clips of `body`. */
function draw(pdf: Pdf, owner: string, content: string): { body: string; definitions: string } {
  const resources = pdf.dictionary(owner);
  const fonts = new Map<string, Font>();
  const fontNamed = (name: string): Font => {
    const font = fonts.get(name) ?? readFont(pdf, referenceOf(resources, name));
    fonts.set(name, font);
    return font;
  };
  let [body, definitions, path, clipCount] = ['', '', '', 0];
  let isClipping = false;
  let state: State = {
    fill: '#000',
    stroke: '#000',
    width: '1',
    cap: 0,
    matrix: [1, 0, 0, 1, 0, 0],
    font: undefined,
    size: 1,
  };
  // The text matrix, which positions the strings.
  let text = [1, 0, 0, 1, 0, 0];
  // For each open `q`: the graphics state before it, and the number of SVG groups that were open then.
  const stack: { state: State; groups: number }[] = [];
  let groups = 0;
  const group = (attributes: string) => {
    body += `<g ${attributes}>`;
    groups += 1;
  };
  const paint = (fill: string, rest = '') => {
    body += `<path d="${path}" fill="${fill}"${rest}/>`;
    path = '';
  };
  const patternNamed = (name: string) => {
    const id = referenceOf(resources, name);
    const about = pdf.dictionary(id);
    const numbers = (what: string) => new RegExp(`/${what} \\[?([-\\d. ]+)`).exec(about)?.[1]?.trim() ?? '';
    const [width, height] = [numbers('XStep'), numbers('YStep')];
    // A pattern is positioned on the page, even if the filled shape was moved.
    const placement = times(inverse(state.matrix), toMatrix(numbers('Matrix').split(' ')));
    const tile = draw(pdf, id, id);
    definitions += `${tile.definitions}<pattern id="p${id}" patternUnits="userSpaceOnUse" width="${width}" height="${height}" patternTransform="matrix(${placement.join(' ')})">${tile.body}</pattern>`;
    return id;
  };
  /** Draws the glyphs of strings; a number between them moves the next glyph back. */
  const show = (items: readonly string[]) => {
    const { font, size, fill } = state;
    if (!font) return;
    let advance = 0;
    for (const item of items) {
      if (!item.startsWith('(')) {
        advance -= (Number(item) / 1000) * size;
        continue;
      }
      const bytes = bytesOf(item.slice(1, -1));
      for (let offset = 0; offset < bytes.length; offset += 2) {
        const glyph = bytes.readUInt16BE(offset);
        const outline = font.outline(glyph);
        const scales = text.slice(0, 4).map((scale) => scale * size);
        const x = (text[4] ?? 0) + advance * (text[0] ?? 1);
        const place = `matrix(${scales.join(' ')} ${x} ${text[5]})`;
        if (outline) body += `<path transform="${place}" d="${outline}" fill="${fill}"/>`;
        advance += ((font.widths.get(glyph) ?? 0) / 1000) * size;
      }
    }
  };

  let operands: string[] = [];
  const number = (index: number) => Number(operands[index]);
  const colour = () => {
    const [red = 0, green = red, blue = red] = operands.map((part) => Math.round(Number(part) * 255));
    return `rgb(${red} ${green} ${blue})`;
  };
  // The operators of PDF (ISO 32000) that the typesetter uses.
  const operations: Readonly<Record<string, () => void>> = {
    q: () => {
      stack.push({ state: { ...state }, groups });
      groups = 0;
    },
    Q: () => {
      body += '</g>'.repeat(groups);
      const before = stack.pop();
      if (before) ({ state, groups } = before);
    },
    cm: () => {
      group(`transform="matrix(${operands.join(' ')})"`);
      state.matrix = times(state.matrix, toMatrix(operands));
    },
    m: () => {
      path += `M${operands.join(' ')}`;
    },
    l: () => {
      path += `L${operands.join(' ')}`;
    },
    c: () => {
      path += `C${operands.join(' ')}`;
    },
    h: () => {
      path += 'Z';
    },
    W: () => {
      isClipping = true;
    },
    n: () => {
      if (isClipping) {
        const id = `c${content}-${clipCount++}`;
        definitions += `<clipPath id="${id}"><path d="${path}"/></clipPath>`;
        group(`clip-path="url(#${id})"`);
      }
      isClipping = false;
      path = '';
    },
    w: () => {
      state.width = operands[0] ?? '1';
    },
    J: () => {
      state.cap = number(0);
    },
    SCN: () => {
      state.stroke = colour();
    },
    scn: () => {
      const [name = ''] = operands;
      state.fill = name.startsWith('/') ? `url(#p${patternNamed(name.slice(1))})` : colour();
    },
    f: () => paint(state.fill),
    'f*': () => paint(state.fill, ' fill-rule="evenodd"'),
    S: () =>
      paint(
        'none',
        ` stroke="${state.stroke}" stroke-width="${state.width}" stroke-linecap="${state.cap === 1 ? 'round' : 'butt'}"`,
      ),
    Do: () => {
      const id = referenceOf(resources, (operands[0] ?? '').slice(1));
      const source = pdf.stream(id).toString('base64');
      body += `<image transform="matrix(1 0 0 -1 0 1)" width="1" height="1" preserveAspectRatio="none" xlink:href="data:image/jpeg;base64,${source}"/>`;
    },
    Tf: () => {
      state.font = fontNamed((operands[0] ?? '').slice(1));
      state.size = number(1);
    },
    Tm: () => {
      text = operands.map(Number);
    },
    Tj: () => show(operands),
    TJ: () => show(operands.filter((item) => item !== '[' && item !== ']')),
  };
  for (const [token] of pdf.stream(content).toString('latin1').matchAll(TOKEN)) {
    if (/^([[\](/<]|[-+.\d])/.test(token)) operands.push(token);
    else {
      operations[token]?.();
      operands = [];
    }
  }
  return { body, definitions };
}

const toMatrix = (parts: readonly string[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = parts.map(Number);
  return [a, b, c, d, e, f];
};

/** Multiplies two transformations; the right one is applied first. */
const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  ...([a * A + c * B, b * A + d * B, a * C + c * D, b * C + d * D] as const),
  ...([a * E + c * F + e, b * E + d * F + f] as const),
];

/** Returns the matrix that undoes another; `det` is its determinant. */
function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const det = a * d - b * c;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

/** Reads the outlines and the widths of a font's glyphs. */
function readFont(pdf: Pdf, id: string): Font {
  const descendant = /\/DescendantFonts \[(\d+) 0 R\]/.exec(pdf.dictionary(id))?.[1] ?? '';
  const about = pdf.dictionary(descendant);
  const descriptor = referenceOf(about, 'FontDescriptor');
  const widths = new Map<number, number>();
  const [, widthList = ''] = /\/W \[([\s\S]*)\]/.exec(about) ?? [];
  // The list has two forms: a glyph with the widths from it on, and two glyphs with the width of all between them.
  for (const [, first = '', list = ''] of widthList.matchAll(/(\d+) \[([^\]]*)\]/g))
    for (const [index, width] of list.trim().split(/\s+/).entries()) widths.set(Number(first) + index, Number(width));
  const ranges = widthList.replaceAll(/\d+ \[[^\]]*\]/g, '');
  for (const [, first = '', last = '', width = ''] of ranges.matchAll(/(\d+) (\d+) ([\d.]+)/g))
    for (let glyph = Number(first); glyph <= Number(last); glyph++) widths.set(glyph, Number(width));
  const fontFile = pdf.stream(referenceOf(pdf.dictionary(descriptor), 'FontFile2'));
  return { outline: readOutlines(fontFile), widths };
}
