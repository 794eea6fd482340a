// Flags of a part of a composite glyph: its offsets are words, one scale, more parts follow, two scales, a matrix.
const WORDS = 0x01;
const ONE_SCALE = 0x08;
const MORE = 0x20;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;
/** 1 as a number with 14 bits after the point. */
const ONE = 0x4000;

// Flags of a point.
const ON_CURVE = 0x01;
const SHORT_X = 0x02;
const SHORT_Y = 0x04;
const REPEATED = 0x08;
const SAME_X = 0x10;
const SAME_Y = 0x20;

/** A point of a contour, in units of the font. */
interface Point {
  x: number;
  y: number;
  /** Whether the curve passes through the point. */
  isOn: boolean;
}

/**
 * Reads the outlines of a TrueType font. Returns a function from a glyph to its SVG path in units of the em; the y axis
 * points up. A glyph without an outline, as a space, has an empty path.
 */
export function readOutlines(font: Buffer): (glyph: number) => string {
  const tables = new Map<string, number>();
  // Numbers below are offsets of the TrueType format: 16 bytes for each table follow a header of 12.
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16)
    tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
  const table = (name: string) => {
    const at = tables.get(name);
    if (at === undefined) throw new Error(`the font has no table ${name}`);
    return at;
  };
  const [head, loca, glyf] = [table('head'), table('loca'), table('glyf')];
  const isLong = font.readInt16BE(head + 50) === 1;
  const em = font.readUInt16BE(head + 18);
  const offsetOf = (glyph: number) =>
    isLong ? font.readUInt32BE(loca + glyph * 4) : font.readUInt16BE(loca + glyph * 2) * 2;

  /** Returns the contours of a glyph. A glyph with a negative count of contours is composed of other glyphs. */
  function contoursOf(glyph: number): Point[][] {
    const [start, end] = [glyf + offsetOf(glyph), glyf + offsetOf(glyph + 1)];
    if (start === end) return [];
    const count = font.readInt16BE(start);
    return count >= 0 ? simpleContours(font, start, count) : compositeContours(start + 10);
  }

  /** Returns the contours of all parts of a composite glyph, each moved and scaled. `from` is where the parts begin. */
  function compositeContours(from: number): Point[][] {
    const contours: Point[][] = [];
    for (let at = from, flags = MORE; flags & MORE; ) {
      flags = font.readUInt16BE(at);
      const part = contoursOf(font.readUInt16BE(at + 2));
      at += 4;
      const areWords = (flags & WORDS) !== 0;
      const [dx, dy] = areWords
        ? [font.readInt16BE(at), font.readInt16BE(at + 2)]
        : [font.readInt8(at), font.readInt8(at + 1)];
      at += areWords ? 4 : 2;
      const count = countScales(flags);
      const scales = Array.from({ length: count }, (_, n) => font.readInt16BE(at + n * 2) / ONE);
      at += count * 2;
      const [a, b, c, d] = toMatrix(scales);
      for (const contour of part)
        contours.push(contour.map(({ x, y, isOn }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, isOn })));
    }
    return contours;
  }

  const paths = new Map<number, string>();
  const readPath = (glyph: number) => {
    const contours = contoursOf(glyph);
    return contours.map((contour) => pathOf(contour, em)).join('');
  };
  return (glyph) => {
    const path = paths.get(glyph) ?? readPath(glyph);
    paths.set(glyph, path);
    return path;
  };
}

/** Returns how many numbers of the transformation follow: none, one scale, two, or a matrix of four. */
function countScales(flags: number): number {
  if (flags & ONE_SCALE) return 1;
  if (flags & TWO_SCALES) return 2;
  return flags & MATRIX ? 4 : 0;
}

/** Returns the matrix of a part: without scales it changes nothing, one scale applies to both axes. */
function toMatrix(scales: readonly number[]): [a: number, b: number, c: number, d: number] {
  const [first = 1, second = first] = scales;
  if (scales.length < 4) return [first, 0, 0, second];
  const [a = 1, b = 0, c = 0, d = 1] = scales;
  return [a, b, c, d];
}

/** Reads the points of a glyph: the ends of its contours, its instructions (skipped), flags, and coordinates. */
function simpleContours(font: Buffer, start: number, count: number): Point[][] {
  const ends = Array.from({ length: count }, (_, n) => font.readUInt16BE(start + 10 + n * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = start + 10 + count * 2;
  at += 2 + font.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = font.readUInt8(at++);
    flags.push(flag);
    if (flag & REPEATED) for (let repeatsLeft = font.readUInt8(at++); repeatsLeft > 0; repeatsLeft--) flags.push(flag);
  }
  // A coordinate is one byte with its sign in the other flag, the same as before, or a word.
  const readAxis = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += (flag & same ? 1 : -1) * font.readUInt8(at++);
      else if (!(flag & same)) {
        value += font.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [readAxis(SHORT_X, SAME_X), readAxis(SHORT_Y, SAME_Y)];
  return ends.map((end, n) => {
    const from = n === 0 ? 0 : (ends[n - 1] ?? 0) + 1;
    return flags.slice(from, end + 1).map((flag, index) => ({
      x: xs[from + index] ?? 0,
      y: ys[from + index] ?? 0,
      isOn: (flag & ON_CURVE) !== 0,
    }));
  });
}

/** Converts a contour to quadratic curves, adding a point between two consecutive off-curve points. */
function pathOf(contour: readonly Point[], em: number): string {
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOn: true });
  const whole = contour.flatMap((point, index) => {
    const before = contour.at(index - 1) ?? point;
    return point.isOn || before.isOn ? [point] : [middle(before, point), point];
  });
  const first = whole.findIndex(({ isOn }) => isOn);
  if (first < 0) return '';
  const points = [...whole.slice(first), ...whole.slice(0, first)];
  const print = ({ x, y }: Point) => `${x / em} ${y / em}`;
  let path = '';
  for (const [index, point] of points.entries()) {
    const next = points[(index + 1) % points.length] ?? point;
    if (index === 0) path += `M${print(point)}`;
    else if (point.isOn && points[index - 1]?.isOn) path += `L${print(point)}`;
    if (!point.isOn) path += `Q${print(point)} ${print(next)}`;
  }
  return `${path}Z`;
}
