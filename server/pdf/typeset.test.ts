import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { Refusal } from '#server/http/refusal.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { drawPages } from '#server/testing/pdf/draw-page.ts';
import {
  barest,
  beyondMeasure,
  biodatas,
  bookletFor,
  cardSheets,
  fullest,
  pairs,
  promises,
} from '#server/testing/pdf/papers.ts';
import { readPages } from '#server/testing/pdf/read-words.ts';
import { makeTypesetter } from './typeset.ts';
import type { Order } from './typesetter/order.ts';

const typesetter = makeTypesetter();
afterAll(() => typesetter.stop());

const biodata = (paper: object, photo: Buffer | null = null): Order => ({
  kind: 'biodata',
  paper: JSON.stringify(paper),
  photo,
});
const pair = (paper: object): Order => ({ kind: 'pair', paper: JSON.stringify(paper), photo: null });

const promise = (paper: object): Order => ({ kind: 'promise', paper: JSON.stringify(paper), photo: null });

const sheet = (paper: object): Order => ({ kind: 'sheet', paper: JSON.stringify(paper), photo: null });
const booklet = (paper: object): Order => ({ kind: 'booklet', paper: JSON.stringify(paper), photo: null });

const REFERENCE = join(import.meta.dirname, 'reference');
const WIDTH_PX = 794;
/** The tolerance between two drawings of the same outlines. */
const PIXELS_APART = 0.0002;

const toPicture = (svg: string) =>
  sharp(Buffer.from(svg), { density: 96 }).resize({ width: WIDTH_PX }).flatten({ background: '#fff' }).greyscale();

/**
 * Returns the share of pixels that clearly differ from the reference. Without a reference, the drawing becomes the
 * reference and the test fails.
 */
async function apartFrom(name: string, svg: string): Promise<number> {
  const file = join(REFERENCE, `${name}.png`);
  const known = await readFile(file).catch(() => null);
  if (known === null) {
    await writeFile(file, await toPicture(svg).png({ palette: true, colours: 16, compressionLevel: 9 }).toBuffer());
    throw new Error(`${file} is new: look at it, and run this again`);
  }
  const [one, other] = await Promise.all(
    [toPicture(svg), sharp(known).greyscale()].map((image) => image.raw().toBuffer()),
  );
  if (one === undefined || one.length !== other?.length) return 1;
  let apart = 0;
  for (const [at, grey] of one.entries()) if (Math.abs(grey - (other[at] ?? 0)) > 64) apart += 1;
  return apart / one.length;
}

describe('every letter is at its place:', () => {
  test.each([
    ['biodata-bn', async () => biodata(biodatas.bn, await makeJpeg(300, 350))],
    ['biodata-en', async () => biodata(biodatas.en)],
    ['pair-bn', async () => pair(pairs.bn)],
    ['pair-en', async () => pair(pairs.en)],
    ['promise-bn', async () => promise(promises.bn)],
    ['promise-en', async () => promise(promises.en)],
  ] as const)('%s', async (name, order) => {
    const pages = drawPages(await typesetter.typeset('', await order()));
    expect(pages).toHaveLength(1);
    expect(await apartFrom(name, pages[0] ?? '')).toBeLessThan(PIXELS_APART);
  });

  test.each([
    ['sheet-bn', sheet(cardSheets.bn)],
    ['sheet-en', sheet(cardSheets.en)],
    ['booklet-bn', booklet(bookletFor('bn', { districts: 2, entries: 4 }))],
    ['booklet-en', booklet(bookletFor('en', { districts: 2, entries: 4 }))],
  ] as const)('%s, page by page', async (name, order) => {
    const pages = drawPages(await typesetter.typeset('', order));
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries())
      expect(await apartFrom(`${name}-${index + 1}`, page), `page ${index + 1}`).toBeLessThan(PIXELS_APART);
  });

  test('Hindi and Urdu are set; characters without a font are left out instead of showing a box', async () => {
    const draw = async (name: string) => drawPages(await typesetter.typeset('', biodata({ ...biodatas.en, name })));
    const plain = await draw('Ruma Ghosh');
    for (const name of ['Ruma 😀 Ghosh', '👩‍👩‍👧 Ruma Ghosh ❤️', 'Ruma 王小明 Ghosh'])
      expect(await draw(name)).toEqual(plain);
    expect(await draw('Ruma 1️⃣')).toEqual(await draw('Ruma 1'));
    for (const name of ['रूमा', 'روما']) expect(await draw(name)).not.toEqual(await draw('王'));
  });

  test('one additional letter is detected', async () => {
    const [page = ''] = drawPages(
      await typesetter.typeset('', biodata({ ...biodatas.en, name: 'Shrimoyee Bhattacharyya' })),
    );
    expect(await apartFrom('biodata-en', page)).toBeGreaterThan(PIXELS_APART);
  });
});

test.each([
  ['as little as there can be', barest],
  ['own words as long as they may be', fullest],
])('%s fits on one page', async (_, paper) => {
  expect(drawPages(await typesetter.typeset('', biodata(paper)))).toHaveLength(1);
});

test('text that cannot fit on one page continues on the next', async () => {
  expect(drawPages(await typesetter.typeset('', biodata(beyondMeasure))).length).toBeGreaterThan(1);
});

test('no entry of a booklet is parted by the end of a page or column, and every page has the number of the copy', async () => {
  const paper = bookletFor('en', { districts: 12, entries: 23 });
  const pages = readPages(await typesetter.typeset('', booklet(paper)));
  const words = pages.join('');
  for (const { no } of paper.districts.flatMap(({ entries }) => entries)) {
    const page = pages.find((one) => one.includes(`Begin${no}x`)) ?? '';
    const [, behind = ''] = page.split(`Begin${no}x`);
    // No other entry begins before this one ends.
    expect(behind.split('Begin')[0], `entry ${no}`).toContain(`End${no}x`);
  }
  expect(pages.length).toBeGreaterThan(8);
  for (const page of pages) expect(page).toContain(paper.copy.replaceAll(/\s/g, ''));
  expect(words.indexOf('Begin1x')).toBeLessThan(words.indexOf('Begin276x'));
});

test('a card in large letters is never parted, and ten of them come with one page to bring back', async () => {
  const [card] = cardSheets.bn.cards;
  const cards = Array.from({ length: 10 }, (_, index) => ({
    ...card,
    lines: [`Begin${index}x`, ...(card?.lines ?? [])],
    asks: { heading: 'আগে যা জেনে নেবেন', says: [`End${index}x`] },
  }));
  const pages = readPages(await typesetter.typeset('', sheet({ ...cardSheets.bn, cards })));
  for (const [index] of cards.entries())
    expect(pages.filter((page) => page.includes(`Begin${index}x`) && page.includes(`End${index}x`))).toHaveLength(1);
  const slips = pages.filter((page) => page.includes(cardSheets.bn.slip.ticks[0]?.replaceAll(' ', '') ?? '?'));
  expect(slips).toHaveLength(1);
});

test('unusual characters, joiners and a name without spaces are set correctly', async () => {
  const name = '😀‌‍\u202e​ক্‌ষअ中'.repeat(20);
  expect(drawPages(await typesetter.typeset('', biodata({ ...biodatas.bn, name })))).toHaveLength(1);
});

test('a process that takes too long is ended, and another one makes the next PDF', async () => {
  const hasty = makeTypesetter({ timeoutMs: 1 });
  await expect(hasty.typeset('', biodata(barest))).rejects.toMatchObject({ status: 503, messageId: 'paperNotMade' });
  expect(hasty.pid()).toBeUndefined();
  const [first] = await Promise.all([typesetter.typeset('', biodata(barest)), typesetter.typeset('', pair(pairs.en))]);
  const before = typesetter.pid();
  process.kill(Number(before), 'SIGKILL');
  await expect.poll(() => typesetter.pid()).toBeUndefined();
  expect(await typesetter.typeset('', biodata(barest))).toEqual(first);
  expect(typesetter.pid()).not.toBe(before);
});

test('a PDF that cannot be set is an internal error, and the process continues', async () => {
  await expect(typesetter.typeset('', { kind: 'pair', paper: '{}', photo: null })).rejects.toThrow(
    /a paper was not made/,
  );
  expect(drawPages(await typesetter.typeset('', pair(pairs.en)))).toHaveLength(1);
});

test('an idle process is ended', async () => {
  const tired = makeTypesetter({ idleMs: 20 });
  expect(tired.pid()).toBeUndefined();
  const paper = tired.typeset('', biodata(barest));
  await expect.poll(() => tired.pid()).toBeGreaterThan(0);
  const pid = Number(tired.pid());
  await paper;
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(tired.pid()).toBeUndefined();
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a member with five PDFs in progress is asked to wait, and no one else is', async () => {
  const papers = Array.from({ length: 6 }, () => typesetter.typeset('one', pair(pairs.en)));
  const other = typesetter.typeset('other', pair(pairs.en));
  const settled = await Promise.allSettled(papers);
  const refused = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused).toEqual([expect.any(Refusal)]);
  expect(refused[0]).toMatchObject({ status: 429, messageId: 'papersAtOnce' });
  expect(await other).toBeInstanceOf(Buffer);
});
