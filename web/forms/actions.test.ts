import { expect, test } from 'vitest';
import { addToShortlist, removeFromShortlist } from '#contract/shortlist.ts';
import { actionOfForms, deeds } from './actions.ts';

test('two deeds of one name on one page are an error, whatever they do', () => {
  const keeping = deeds({ keep: addToShortlist, remove: removeFromShortlist });
  expect(() => actionOfForms(keeping, deeds({ add: addToShortlist }))).not.toThrow();
  expect(() => actionOfForms(keeping, deeds({ remove: addToShortlist }))).toThrow(
    'Two deeds of this page are called remove.',
  );
  expect(() => actionOfForms(keeping, keeping)).toThrow('keep');
});

test('no page has two deeds of one name: each of them loads', { timeout: 120_000 }, async () => {
  const pages = import.meta.glob<{ action?: unknown }>(['../pages/**/*Page.tsx', '../office/pages/*Page.tsx']);
  const loaded = await Promise.all(Object.values(pages).map((load) => load()));
  expect(loaded.filter(({ action }) => action !== undefined).length).toBeGreaterThan(50);
});
