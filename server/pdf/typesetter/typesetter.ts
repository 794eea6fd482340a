// A separate process: it can be killed at any time, it gets no secrets, and its memory is freed with it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import init, { get_font_info, type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import type { Order, Typeset } from './order.ts';

/** The files of the fonts, below the folder `@expo-google-fonts/` of the packages. */
const FONTS = [
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans/700Bold/NotoSans_700Bold.ttf',
  'noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
  'noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf',
  'noto-serif/400Regular/NotoSerif_400Regular.ttf',
  'noto-serif-bengali/400Regular/NotoSerifBengali_400Regular.ttf',
  'noto-serif-bengali/700Bold/NotoSerifBengali_700Bold.ttf',
  // For texts in Hindi and Urdu.
  'noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular.ttf',
  'noto-serif-devanagari/700Bold/NotoSerifDevanagari_700Bold.ttf',
  'noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
  'noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf',
];
/** The Typst sources beside this file. */
const SOURCES = ['art', 'biodata', 'melan', 'pair', 'promise', 'sheet', 'booklet', 'board'];
/** The maximum number of pages by the kind of PDF; one for the kinds that are missing here. */
const PAGES: Partial<Record<Order['kind'], number>> = { board: 2 };
/** The photo, as a file for the compiler. */
const PHOTO = '/photo.jpg';
/** The job is a file for the compiler, because changed inputs would make it evaluate every source again. */
const ORDER = '/order.json';
/** Font sizes to try, the largest first. */
const SIZES_PT = [12, 11, 10, 9, 8, 7.2];
/** PDFs of any number of pages have one font size: large for a family that reads a sheet, small for a booklet. */
const ONE_SIZE_PT: Readonly<Partial<Record<Order['kind'], number>>> = { sheet: 14, booklet: 10.5, melan: 12 };
// Constants of the compiler: the kind of output, and the format of diagnostics.
const PDF = 1;
const SHORT_DIAGNOSTICS = 2;

/** Reads the number of pages from the PDF's page tree; NaN if there is none. */
const countPages = (pdf: Uint8Array): number => Number(/\/Count (\d+)/.exec(Buffer.from(pdf).toString('latin1'))?.[1]);

// Opened at once, while the first job is on its way.
const opening = openCompiler();

process.on('message', (order: Order) => {
  opening.then((opened) => typeset(opened, order)).then((answer) => process.send?.(answer));
});

/** The compiler with its fonts. */
interface Opened {
  compiler: TypstCompiler;
  /** Removes the characters that no font has. */
  printable: (text: string) => string;
}

async function openCompiler(): Promise<Opened> {
  await init({ module_or_path: readPackaged('@myriaddreamin/typst-ts-web-compiler/wasm') });
  const builder = new TypstCompilerBuilder();
  // No access to files or the network: it only sees its input.
  builder.set_dummy_access_model();
  const coverages: number[][] = [];
  for (const font of FONTS) {
    const bytes = readPackaged(`@expo-google-fonts/${font}`);
    const { info }: { info: { coverage: number[] }[] } = get_font_info(bytes);
    coverages.push(...info.map(({ coverage }) => coverage));
    await builder.add_raw_font(bytes);
  }
  const compiler = await builder.build();
  for (const name of SOURCES)
    compiler.add_source(`/${name}.typ`, readFileSync(new URL(`./${name}.typ`, import.meta.url), 'utf8'));
  return { compiler, printable: makePrintable(coverages) };
}

/** Makes the PDF of a job. Characters that no font has are removed from its texts. */
function typeset({ compiler, printable }: Opened, { kind, paper, photo }: Order): Typeset {
  const content = JSON.parse(paper, (_, value) => (typeof value === 'string' ? printable(value) : value));
  if (photo) compiler.map_shadow(PHOTO, Uint8Array.from(photo));
  try {
    const make = (size: number) => typesetAt(compiler, kind, { paper: content, photo: photo !== null, size });
    const size = ONE_SIZE_PT[kind];
    return size === undefined ? makeFitting(PAGES[kind] ?? 1, make) : make(size);
  } finally {
    compiler.unmap_shadow(ORDER);
    if (photo) compiler.unmap_shadow(PHOTO);
  }
}

/** Uses the largest size that fits on this many pages. If none fits, the smallest size takes more pages. */
function makeFitting(pages: number, make: (size: number) => Typeset): Typeset {
  let result: Typeset = { failed: 'no size' };
  for (const size of SIZES_PT) {
    result = make(size);
    if ('failed' in result || countPages(result.pdf) <= pages) break;
  }
  return result;
}

/** Makes the PDF of the job at one font size. */
function typesetAt(compiler: TypstCompiler, kind: Order['kind'], order: object): Typeset {
  compiler.map_shadow(ORDER, Buffer.from(JSON.stringify(order)));
  const world = compiler.snapshot(undefined, `/${kind}.typ`);
  try {
    const { result, diagnostics } = world.get_artifact(PDF, SHORT_DIAGNOSTICS);
    return result ? { pdf: result } : { failed: String(diagnostics) };
  } finally {
    world.free();
  }
}

/** Reads a file of an installed package. */
function readPackaged(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(name))));
}

/**
 * Removes characters that no font has and that would appear as boxes: emoji, and scripts whose fonts are too large for
 * us. `coverages`: for each font, alternating counts of missing and present characters, from the first of Unicode on.
 */
function makePrintable(coverages: readonly (readonly number[])[]): (text: string) => string {
  const coveredCodePoints = new Set(coverages.flatMap(listCovered));
  const isPrintable = (character: string) =>
    coveredCodePoints.has(character.codePointAt(0) ?? 0) || /\s/.test(character);
  const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });
  return (text) => {
    if ([...text].every(isPrintable)) return text;
    // A combining mark is removed with its base character.
    const printableParts = Array.from(graphemes.segment(text), ({ segment }) => {
      const [base = '', ...marks] = segment;
      return isPrintable(base) ? base + marks.filter(isPrintable).join('') : '';
    });
    return printableParts.join('').replace(/ {2,}/g, ' ').trim();
  };
}

/** Returns the code points that a font has, from its coverage. */
function listCovered(runs: readonly number[]): number[] {
  const covered: number[] = [];
  let firstOfRun = 0;
  for (const [index, length] of runs.entries()) {
    // Runs of missing and present characters take turns; the first run is of missing ones.
    const isPresent = index % 2 === 1;
    if (isPresent) covered.push(...Array.from({ length }, (_, offset) => firstOfRun + offset));
    firstOfRun += length;
  }
  return covered;
}
