import type { Gender, Person } from '#matching/person.ts';
import { type Caste, castes, clanOfMost, outsideCaste } from './kinship-castes.ts';
import { type Chance, makeChance, type Weighted } from './kinship-chance.ts';
import { listedMen, listedWomen, menOutsideTable, middleNames, womenOutsideTable } from './kinship-names.ts';
import {
  type Elder,
  type Habits,
  type Kept,
  type Line,
  type LineName,
  type TrueFamily,
  writeFamily,
} from './kinship-writing.ts';

/** The properties of a population. The one that sets the threshold and the measured one differ in all of them. */
export interface Assumptions extends Habits {
  /** The deviation of name frequencies from the engine's table: the standard deviation of the logarithm of their ratio. */
  nameSpread: number;
  /** The share of people whose given name is missing in the table; 1 is a community with other surnames, too. */
  outsideTable: number;
  /** The share of cousins who live in one district, in addition to those who do so by chance. */
  staysNear: number;
}

/** The nearest common ancestors of two people: the line of each person, and the generation, where parents are 2. */
export interface Meeting {
  lineOfA: LineName;
  lineOfB: LineName;
  generation: 3 | 4;
}

/** Generates pairs of people as their families would describe them. */
export interface People {
  /** Returns two unrelated people of one caste, optionally with the same surname. */
  makeStrangers: (isOneSurname: boolean) => [Person, Person];
  /** Returns two people who share the elders of a line from a generation upwards. Both families record these elders. */
  makeCousins: (meeting: Meeting) => [Person, Person];
  /** Returns one family's data twice, as the family would write them on two occasions. */
  makeTwice: (gender: Gender) => [Person, Person];
}

// Ids of districts: half of the population lives in a few.
const districts = Array.from({ length: 23 }, (_, index): Weighted<number> => [index + 1, 1 / (index + 2)]);
// Ids of men's occupations; for women, homemaker and one other.
const menDo = [20, 16, 12, 8, 8, 6, 5, 4, 3, 2, 2].map((weight, index): Weighted<number> => [index + 5, weight]);
const womenDo: readonly Weighted<number>[] = [
  [1, 80],
  [5, 20],
];
// The share of a name's frequency that remains for each generation away from its own.
const fallsTo = 0.35;

/** Returns the generators of pairs for a population. */
export function makePeople(random: () => number, assumptions: Assumptions): People {
  const chance = makeChance(random);
  const { draw, happens } = chance;
  const names = nameGenerations(chance, assumptions);
  const drawCaste = () => (assumptions.outsideTable === 1 ? outsideCaste : draw(castes));

  const drawMiddle = (gender: Gender): string => {
    if (!happens(gender === 'Male' ? 0.45 : 0.1)) return '';
    return gender === 'Male' ? draw(middleNames) : 'Rani';
  };
  const drawElder = (gender: Gender, generation: number): Elder => ({
    given: draw(names(gender, generation)),
    middle: drawMiddle(gender),
    occupation: draw(gender === 'Male' ? menDo : womenDo),
  });
  const drawLine = ({ surnames, clans }: Caste, line: LineName, wanted?: string): Line => {
    const surname = wanted ?? draw(surnames);
    const usual = clanOfMost.get(surname);
    const clan = usual !== undefined && happens(0.88) ? usual : draw(clans);
    const parent = drawElder(line === 'father' ? 'Male' : 'Female', 2);
    return { surname, clan, elders: [parent, drawElder('Male', 3), drawElder('Male', 4)] };
  };
  const drawFamily = (gender: Gender, caste: Caste, surname?: string): TrueFamily => ({
    gender,
    given: draw(names(gender, 1)),
    // Brides are on average some three years younger.
    bornIn: Math.floor(1992 + chance.normal() * 4 + (gender === 'Female' ? 3.5 : 0)),
    caste: caste.id,
    district: draw(districts),
    father: drawLine(caste, 'father', surname),
    mother: drawLine(caste, 'mother'),
  });
  const write = (family: TrueFamily, kept?: Kept) => writeFamily(family, { chance, drawElder, ...assumptions }, kept);

  return {
    makeStrangers(isOneSurname) {
      const caste = drawCaste();
      const groom = drawFamily('Male', caste);
      const bride = drawFamily('Female', caste, isOneSurname ? groom.father.surname : undefined);
      return [write(groom), write(bride)];
    },
    makeTwice(gender) {
      const family = drawFamily(gender, drawCaste());
      return [write(family), write(family)];
    },
    makeCousins({ lineOfA, lineOfB, generation }) {
      const caste = drawCaste();
      const groom = drawFamily('Male', caste);
      const stranger = drawFamily('Female', caste);
      const { surname, clan, elders: ofGroom } = groom[lineOfA];
      const [parent, grandfather] = stranger[lineOfB].elders;
      const elders = [parent, generation === 3 ? ofGroom[1] : grandfather, ofGroom[2]] as const;
      const district = happens(assumptions.staysNear) ? groom.district : stranger.district;
      const bride = { ...stranger, district, [lineOfB]: { surname, clan, elders } };
      return [write(groom, { line: lineOfA, generation }), write(bride, { line: lineOfB, generation })];
    },
  };
}

/** Returns the given names of a gender and generation. Each name is common in one generation. */
function nameGenerations({ happens, normal, upTo }: Chance, { nameSpread, outsideTable }: Assumptions) {
  const spread = (names: readonly Weighted<string>[]) => {
    const spreadNames = names.map(([name, weight]) => ({
      name,
      weight: weight * Math.exp(nameSpread * normal()),
      peak: 1 + upTo(4),
    }));
    return [1, 2, 3, 4].map((generation) =>
      spreadNames.map(
        ({ name, weight, peak }): Weighted<string> => [name, weight * fallsTo ** Math.abs(peak - generation)],
      ),
    );
  };
  const inside = { Male: spread(listedMen), Female: spread(listedWomen) };
  const outside = { Male: spread(menOutsideTable), Female: spread(womenOutsideTable) };
  return (gender: Gender, generation: number) =>
    (happens(outsideTable) ? outside : inside)[gender][generation - 1] ?? [];
}
