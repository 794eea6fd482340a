import type { TestCentre } from '#contract/test-centres.ts';
import { districts } from '#matching/places/districts.ts';

type District = (typeof districts)[number];

const districtById = new Map(districts.map((district) => [String(district.id), district]));

/** A centre as it is stored. */
interface Row extends Omit<TestCentre, 'district' | 'region' | 'isDraft'> {
  /** Id in our list of districts, as text. */
  district: string;
}

/** Where a family lives. */
interface Home {
  districtId: number | null;
  district: string;
  stateId: number | null;
}

/** Returns a name in a form in which spellings of the same name are equal. */
const comparable = (name: string) => name.normalize('NFC').trim().toLowerCase();

/** Returns the district of a home: the one chosen from our list, else the one named in the address. */
function districtOf({ districtId, district, stateId }: Home) {
  if (districtId !== null) return districtById.get(String(districtId));
  const wantedName = comparable(district);
  const isNamed = (name: string) => comparable(name) === wantedName;
  return districts.find(({ name, nameBn, state }) => state === stateId && (isNamed(name) || isNamed(nameBn)));
}

/**
 * Splits the centres into those shown first and all others. First are those of the family's district, else of its
 * state, else all.
 */
export function nearTo(home: Home, rows: readonly Row[], isDraft: (row: Row) => boolean) {
  const centres = rows.flatMap((row) => {
    const district = districtById.get(row.district);
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
  const ownDistrict = districtOf(home);
  const areas = [
    ['district', (district: District) => district.id === ownDistrict?.id],
    ['state', (district: District) => district.state === (ownDistrict?.state ?? home.stateId)],
  ] as const;
  for (const [near, isNear] of areas) {
    const found = centres.filter(({ district }) => isNear(district));
    if (found.length === 0) continue;
    const others = centres.filter(({ district }) => !isNear(district));
    return { near, centres: found.map(({ centre }) => centre), others: others.map(({ centre }) => centre) };
  }
  return { near: 'everywhere' as const, centres: centres.map(({ centre }) => centre), others: [] };
}
