import { describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { countTogether } from './together-counts.queries.ts';
import { togetherFigures } from './together-figures.ts';
import { withholdSmall } from './withhold-small.ts';

const app = await startTestApp();

const publish = (...counts: number[]) =>
  withholdSmall(counts.map((count, key) => ({ key, count }))).published.map(({ count }) => count);

describe('parts of a sum', () => {
  test('under ten are withheld, and with a lone one the next, so that no subtraction gives it', () => {
    expect(publish(9, 11)).toEqual([]);
    expect(publish(9, 11, 25)).toEqual([25]);
    expect(publish(6, 6, 11)).toEqual([11]);
    expect(publish(1, 30, 40, 20)).toEqual([40, 30]);
    expect(publish(10, 11)).toEqual([11, 10]);
    expect(publish(0, 12)).toEqual([12]);
    expect(publish(3)).toEqual([]);
    expect(withholdSmall([{ key: 'a', count: 9 }], 50)).toEqual({ published: [], withheld: 59 });
    expect(withholdSmall([{ key: 'a', count: 12 }], 2)).toEqual({ published: [], withheld: 14 });
    expect(withholdSmall([{ key: 'a', count: 12 }], 20)).toEqual({
      published: [{ key: 'a', count: 12 }],
      withheld: 20,
    });
  });

  test('of whatever size: what is withheld is none, or ten at least where anything is told', () => {
    for (let round = 0; round < 2_000; round += 1) {
      const cells = Array.from({ length: round % 7 }, (_, key) => ({
        key,
        count: (round * 31 + key * 17 + key ** 3) % 34,
      }));
      const { published, withheld } = withholdSmall(cells, round % 13);
      expect(published.every(({ count }) => count >= 10)).toBe(true);
      if (published.length > 0) expect(withheld === 0 || withheld >= 10).toBe(true);
    }
  });
});

const row = (
  month: string,
  district: number | null,
  count: number,
  kind: 'acceptance' | 'marriage' = 'acceptance',
) => ({
  kind,
  month,
  district,
  count,
});

describe('four quarters', () => {
  const counted = (rows: Parameters<typeof togetherFigures>[1]) => {
    const { counts } = togetherFigures('2025-10-01', rows, { of: 0, are: 0 });
    return counts.find(({ kind }) => kind === 'acceptance');
  };

  test('a district with nine is not told, nor the one with eleven from which it could be known', () => {
    const two = counted([row('2025-10-01', 101, 9), row('2025-10-01', 102, 11)]);
    expect(two).toMatchObject({ districts: [], elsewhere: 20 });
    const three = counted([row('2025-10-01', 101, 9), row('2025-10-01', 102, 11), row('2025-11-01', 103, 25)]);
    expect(three?.districts.map(({ count }) => count)).toEqual([20]);
    expect(three?.elsewhere).toBe(20);
    // The sum by time is 45, published as 40. Subtracting the district's 20 and the 20 elsewhere reveals no district.
    expect(three?.times.map(({ count }) => count)).toEqual([40, null, null, null]);
  });

  test('where nobody has said where is one more part that is not named', () => {
    expect(counted([row('2026-01-01', null, 4), row('2026-01-01', 101, 12), row('2026-01-01', 102, 30)])).toMatchObject(
      {
        districts: [{ district: { en: expect.any(String), bn: expect.any(String) }, count: 30 }],
        elsewhere: 10,
      },
    );
    expect(counted([row('2026-01-01', 9_999, 3)])).toMatchObject({ districts: [], elsewhere: null });
  });

  test('months are told where each of a quarter has ten, else the quarter, else nothing', () => {
    const times = counted([
      ...['2025-10-01', '2025-11-01', '2025-12-01'].map((month) => row(month, 101, 15)),
      row('2026-01-01', 101, 40),
      row('2026-02-01', 101, 9),
      row('2026-04-01', 101, 12),
      row('2026-07-01', 101, 3),
      row('2026-08-01', 101, 6),
    ])?.times;
    expect(times).toEqual([
      ...['2025-10-01', '2025-11-01', '2025-12-01'].map((from) => ({ from, months: 1, count: 10 })),
      { from: '2026-01-01', months: 3, count: 40 },
      // The last quarter has nine: the smallest of the others is withheld with it.
      { from: '2026-04-01', months: 3, count: null },
      { from: '2026-07-01', months: 3, count: null },
    ]);
  });
});

test('counts come from the last four whole quarters, and how many met within thirty days', async () => {
  await app.pool.query(`
    insert into together_counts (kind, month, district_id, origin, pair_hash)
      select 'acceptance', '2026-02-01', 101, 'family', decode(lpad(to_hex(n), 64, '0'), 'hex') from generate_series(1, 60) n;
    insert into together_counts (kind, month, district_id, origin, days_after, pair_hash)
      select 'meeting', '2026-03-01', 101, 'family', case when n <= 30 then 30 else 31 end, decode(lpad(to_hex(n), 64, '0'), 'hex')
      from generate_series(1, 40) n;
    insert into together_counts (kind, month, district_id, origin)
      values ('acceptance', '2026-10-01', 101, 'family'), ('acceptance', '2025-09-01', 101, 'family');
    insert into marriages (month, district_id, origin, said_by, counted_in)
      select '2026-01-01', 102, 'weekly', 'both', '2026-08-01' from generate_series(1, 11)`);
  const { from, rows, met } = await countTogether(app.db, '2026-11-23');
  expect(from).toBe('2025-10-01');
  expect(met).toEqual({ of: 60, are: 30 });
  const figures = togetherFigures(from, rows, met);
  expect(figures).toMatchObject({ from: '2025-10-01', until: '2026-10-01', meetSoon: 50 });
  const of = (wanted: string) => figures.counts.find(({ kind }) => kind === wanted);
  expect(of('acceptance')?.times.map(({ count }) => count)).toEqual([null, 60, null, null]);
  expect(of('meeting')?.districts.map(({ count }) => count)).toEqual([40]);
  // A marriage counts in the month in which it was reported, so a past month never changes.
  expect(of('marriage')?.times.map(({ count }) => count)).toEqual([null, null, null, 10]);
  expect(of('engagement')).toEqual({ kind: 'engagement', times: expect.any(Array), districts: [], elsewhere: null });
});
