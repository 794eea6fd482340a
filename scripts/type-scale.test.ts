import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../web');
const sheets = globSync('**/*.css', { cwd: web, exclude: (name) => ['office', 'public'].includes(name) });

/**
 * Whether a font size is exempt: `font: inherit`, the root's own size (normal and large), the bar of fixed height on
 * phones, and letters in drawings (px) and on paper (pt), which no reader scales.
 */
const isExempt = (value: string) =>
  /^(inherit|[\d.]+pt|1rem|112\.5%|140\.625%|min\(var\(--text-small\), 15px\))$/.test(value);
const DRAWN = new Set(['ui/Avatar.module.css', 'card/Window.module.css', 'card/BirthChart.module.css']);
const ON_PAPER = new Set([
  'card/BiodataFace.module.css',
  'features/member/PairPaper.module.css',
  'card/PrintOnly.module.css',
]);

test('letters have one of four sizes, from the tokens', () => {
  const otherSizes = sheets
    .filter((path) => !DRAWN.has(path) && !ON_PAPER.has(path))
    .flatMap((path) =>
      [...readFileSync(join(web, path), 'utf8').matchAll(/[^-]font-size:\s*([^;]+);/g)]
        .map(([, value = '']) => value)
        .filter((value) => !/^var\(--text-(small|h1|h2|h3)\)$/.test(value) && !isExempt(value))
        .map((value) => `${path}: ${value}`),
    );
  expect(otherSizes).toEqual([]);
});

test('the scale is 15, 18, 22 and 30 px where the root has 18', () => {
  const tokens = readFileSync(join(web, 'styles/tokens.css'), 'utf8');
  const size = (name: string) =>
    Math.round(18 * Number(new RegExp(`--text-${name}: (?:min\\()?([\\d.]+)rem`).exec(tokens)?.[1]));
  expect(['small', 'h3', 'h2', 'h1'].map(size)).toEqual([15, 18, 22, 30]);
});

test('there is one bold', () => {
  const otherWeights = sheets.flatMap((path) =>
    [...readFileSync(join(web, path), 'utf8').matchAll(/font-weight:\s*([^;]+);/g)]
      .map(([, value = '']) => value)
      .filter((value) => !['400', '600', 'var(--strong)', 'inherit', 'normal'].includes(value))
      .map((value) => `${path}: ${value}`),
  );
  // Font files contain their own weights.
  expect(otherWeights.filter((weight) => !weight.startsWith('styles/fonts.css'))).toEqual([]);
});
