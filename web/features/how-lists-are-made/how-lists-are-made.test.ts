import { expect, test } from 'vitest';
import { freshForWeeks, rankWeights } from '#matching/rank.ts';
import { howListsTexts } from './how-lists-are-made.texts.ts';

test('the page describes the weights of the order truly', () => {
  const { ownWishes, theirWishes, guna, jotok, completeness, freshness } = rankWeights;
  const stars = guna + jotok;
  // “counts most”
  expect(Math.max(theirWishes, stars, completeness, freshness)).toBeLessThan(ownWishes);
  // “a little more than half as much”
  expect(theirWishes / ownWishes).toBeGreaterThan(0.5);
  expect(theirWishes / ownWishes).toBeLessThan(0.65);
  // “a little more than what they hope for”
  expect(stars).toBeGreaterThan(theirWishes);
  expect(stars).toBeLessThan(1.5 * theirWishes);
  // The page names the two in this order.
  expect(freshness).toBeGreaterThan(completeness);
  // “never more than a seventh”
  const { price = 5 } = rankWeights as { price?: number };
  expect(7 * price).toBeLessThanOrEqual(ownWishes);
  // “after twelve weeks”
  expect(freshForWeeks).toBe(12);
});

test('the page names no points or figures, and its lead has two sentences', () => {
  for (const words of [howListsTexts.en, howListsTexts.bn]) {
    expect(words.lead.split(/[.।]/).filter((sentence) => sentence.trim() !== '')).toHaveLength(2);
    expect(Object.values(words).join()).not.toMatch(/\d|points|score|index|algorithm|অ্যালগরিদম|পয়েন্ট|স্কোর/i);
  }
});
