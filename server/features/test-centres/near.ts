import type { TestCentre } from '#contract/test-centres.ts';
import { districts } from '#matching/places/districts.ts';

type District = (typeof districts)[number];

const byId = new Map(districts.map((district) => [String(district.id), district]));

interface Row extends Omit<TestCentre, 'district' | 'region' | 'isDraft'> {
  /** Id in our list of districts, as text. */
  district: string;
}

interface Home {
  districtId: number | null;
  district: string;
  stateId: number | null;
}

/** Makes names comparable. */
const plain = (name: string) => name.normalize('NFC').trim().toLowerCase();

/** Returns the district of a home: the one chosen from our list, else the one named in the address. */
function districtOf({ districtId, district, stateId }: Home) {
  if (districtId !== null) return byId.get(String(districtId));
  const named = plain(district);
  return districts.find(
    ({ name, nameBn, state }) => state === stateId && (plain(name) === named || plain(nameBn) === named),
  );
}

/**
 * Splits the centres into those shown first and all others. First are those of the family's district, else of its
 * state, else all.
 */
export function nearTo(home: Home, rows: readonly Row[], isDraft: (row: Row) => boolean) {
  const centres = rows.flatMap((row) => {
    const district = byId.get(row.district);
    if (district === undefined) return [];
    const { name, nameBn, region, regionBn } = district;
    const centre: TestCentre = {
      ...row,
      district: { name, nameBn },
      region: { name: region, nameBn: regionBn },
      isDraft: isDraft(row),
    };
    return [{ district, centre }];
  });
  const own = districtOf(home);
  const areas = [
    ['district', (district: District) => district.id === own?.id],
    ['state', (district: District) => district.state === (own?.state ?? home.stateId)],
  ] as const;
  for (const [near, isNear] of areas) {
    const found = centres.filter(({ district }) => isNear(district));
    if (found.length === 0) continue;
    const others = centres.filter(({ district }) => !isNear(district));
    return { near, centres: found.map(({ centre }) => centre), others: others.map(({ centre }) => centre) };
  }
  return { near: 'everywhere' as const, centres: centres.map(({ centre }) => centre), others: [] };
}
