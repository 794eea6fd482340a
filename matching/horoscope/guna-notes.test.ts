import { describe, expect, test } from 'vitest';
import { gunaMilan } from './guna-milan.ts';
import type { MoonPosition } from './moon-position.ts';

describe('notes', () => {
  const nadi = (bride: MoonPosition, groom: MoonPosition) =>
    gunaMilan(bride, groom).notes.filter((note) => note.startsWith('guna.nadi'));

  test('name what some texts consider a cancellation of bhakoot, without points', () => {
    const sameLord = gunaMilan({ rashi: 1 }, { rashi: 8 });
    expect(sameLord.kootas.bhakoot).toBe(0);
    expect(sameLord.notes).toContain('guna.bhakootSameLord');
    expect(gunaMilan({ rashi: 1 }, { rashi: 5 }).notes).toContain('guna.bhakootFriendlyLords');
    expect(gunaMilan({ rashi: 1 }, { rashi: 6 }).notes.filter((note) => note.startsWith('guna.bhakoot'))).toEqual([]);
  });

  test('name what some texts consider a cancellation of nadi, without points', () => {
    expect(nadi({ rashi: 3, nakshatra: 6 }, { rashi: 3, nakshatra: 7 })).toEqual(['guna.nadiSameRashi']);
    expect(nadi({ rashi: 1, nakshatra: 3 }, { rashi: 2, nakshatra: 3 })).toEqual(['guna.nadiSameNakshatra']);
    expect(nadi({ rashi: 1, nakshatra: 1, pada: 1 }, { rashi: 1, nakshatra: 1, pada: 2 })).toEqual([
      'guna.nadiDifferentPada',
    ]);
    expect(nadi({ rashi: 2, nakshatra: 4 }, { rashi: 4, nakshatra: 9 })).toEqual([]);
    expect(nadi({ rashi: 2, nakshatra: 4 }, { rashi: 12, nakshatra: 27 })).toEqual(['guna.nadiExemptStars']);
  });

  test('report a disagreement between jotok and bhakoot', () => {
    expect(gunaMilan({ rashi: 9 }, { rashi: 1 }).notes).toContain('guna.jotokAgainstBhakoot');
    expect(gunaMilan({ rashi: 1 }, { rashi: 1 }).notes).toEqual([]);
  });

  test('report a nakshatra that does not lie in its rashi', () => {
    expect(gunaMilan({ rashi: 1, nakshatra: 27 }, { rashi: 1 }).notes).toContain('guna.positionInconsistent');
    expect(gunaMilan({ rashi: 1, nakshatra: 3, pada: 2 }, { rashi: 1 }).notes).toContain('guna.positionInconsistent');
    expect(gunaMilan({ rashi: 1, nakshatra: 3 }, { rashi: 1 }).notes).not.toContain('guna.positionInconsistent');
  });
});
