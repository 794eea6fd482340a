import { expect, test } from 'vitest';
import { givenNames } from '#server/domain/names/given-names.ts';
import { bijoyWords } from '#server/testing/old-registers/bijoy-words.ts';
import { fromBijoy, isBijoy } from './bijoy.ts';

const pairs = bijoyWords.map(([word, written]) => ({ word: word.normalize('NFC'), written }));

test('540 words that another author has written as Bijoy are Unicode again', () => {
  expect(pairs.length).toBe(540);
  expect(pairs.filter(({ word, written }) => fromBijoy(written) !== word)).toEqual([]);
});

test('Bijoy is recognised: 98 of a hundred words alone, 99 beside others of the same hand', () => {
  const missed = (isBeside: boolean) => pairs.filter(({ written }) => !isBijoy(written, isBeside)).length;
  expect([missed(false), missed(true)]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(missed(false)).toBeLessThanOrEqual(11);
  expect(missed(true)).toBeLessThanOrEqual(5);
});

test('no name in Latin letters is taken for Bijoy, nor what else a register says', () => {
  const names = givenNames.map(([latin]) => latin);
  const words =
    'Ghosh Bose Mukherjee Bandyopadhyay Chakraborty Kolkata Howrah Kayastha Brahmin Shandilya Business Service Housewife B.A. M.Sc B.Tech H.S. LIC';
  const texts = [
    ...names,
    ...names.map((name) => `${name} Ghosh`),
    ...words.split(' '),
    'School teacher',
    'B.Com (Hons)',
  ];
  for (const written of [texts, texts.map((text) => text.toUpperCase()), texts.map((text) => text.toLowerCase())])
    expect(written.filter((text) => isBijoy(text))).toEqual([]);
  expect(['সুকান্ত', '', '9830012345', '12, কলকাতা', '-'].filter((text) => isBijoy(text, true))).toEqual([]);
});

test.each([
  ['Avgvi †mvbvi evsjv', 'আমার সোনার বাংলা'],
  ['kÖxgqx PµeZ©x', 'শ্রীময়ী চক্রবর্তী'],
  ['K…‡ò›`y fÆvPvh©', 'কৃষ্ণেন্দু ভট্টাচার্য'],
  ['gywk©`vev`', 'মুর্শিদাবাদ'],
  ['‡mŠ‡gb', 'সৌমেন'],
  ['', ''],
])('%s is %s', (written, word) => expect(fromBijoy(written)).toBe(word.normalize('NFC')));
