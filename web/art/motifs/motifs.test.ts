import { expect, test } from 'vitest';
import { INDIA } from '#contract/choices.ts';
import { districts } from '#matching/places/districts.ts';
import { motifWords } from '#words/motifs.ts';
import sprite from './motifs.svg?raw';
import { motifsOf } from './motifs-of-place.ts';

const MOST_BYTES = 1200;
const drawn = new Map([...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/g)].map(([all, id = '']) => [id, all]));
const motifs = [...drawn].filter(([id]) => !id.startsWith('flower-'));

const nowhere = { district: { name: '' }, state: null, country: null };
const all = (home: Partial<Parameters<typeof motifsOf>[0]>) => motifsOf({ ...nowhere, ...home });

test('each motif is drawn in at most 1.2 KB, by strokes alone, in no colour and no width of its own', () => {
  expect(motifs.length).toBeGreaterThanOrEqual(50);
  for (const [id, svg] of motifs) {
    expect(svg.length, id).toBeLessThanOrEqual(MOST_BYTES);
    expect(svg, id).not.toMatch(/#|fill|style|rgb|stroke-width|stroke=/);
    expect(svg, id).toContain('viewBox="0 0 48 48"');
  }
});

test('each motif has its words in both languages, no two the same', () => {
  expect(motifs.map(([id]) => id).sort()).toEqual(Object.keys(motifWords).sort());
  const words = Object.values(motifWords);
  for (const { en, bn } of words) {
    expect(en).toMatch(/^[A-Z][A-Za-z' -]+$/);
    expect(bn).toMatch(/^[\u0980-\u09ff -]+$/);
    expect(bn).toBe(bn.normalize('NFC'));
  }
  expect(new Set(words.flatMap(({ en, bn }) => [en, bn])).size).toBe(words.length * 2);
});

test('every district that a family may choose has a motif, wherever the family lives', () => {
  for (const { name } of districts) {
    expect(all({ district: { name } }), name).not.toEqual([]);
    expect(all({ district: { name }, state: { id: 1 }, country: { id: 840 } })).toEqual(all({ district: { name } }));
  }
});

test('the names in Bengali of our own districts, as families write them, are known too', () => {
  for (const { name, nameBn } of districts.filter(({ country }) => country === 'IN'))
    expect(all({ district: { name: nameBn } }), nameBn).toEqual(all({ district: { name } }));
  expect(all({ district: { name: ' north  24 parganas' } })).toEqual(all({ district: { name: 'North 24 Parganas' } }));
});

test.each(['Kolkata', 'North 24 Parganas', 'South 24 Parganas', 'Howrah', 'Hooghly', 'Murshidabad'])(
  '%s is large: it has three',
  (name) => expect(new Set(all({ district: { name } })).size).toBe(3),
);

test('each motif belongs to one place, and every drawn one to some', () => {
  const places = [
    ...districts.filter(({ country }) => country === 'IN').map(({ name }) => all({ district: { name } })),
    ...Array.from({ length: 8 }, (_, at) => all({ state: { id: 5_000_010 + at } })),
    all({ state: { id: 1 }, country: { id: INDIA } }),
    all({ country: { id: 840 } }),
  ].flat();
  expect(places.sort()).toEqual(motifs.map(([id]) => id).sort());
});

test('a place that is not known has none, nor a state of ours without its district', () => {
  expect(all({})).toEqual([]);
  expect(all({ country: { id: INDIA } })).toEqual([]);
  expect(all({ state: { id: 35_601_163 }, country: { id: INDIA } })).toEqual([]);
  expect(all({ state: { id: 5_000_017 }, country: { id: 50 } })).toEqual(['kantha']);
});
