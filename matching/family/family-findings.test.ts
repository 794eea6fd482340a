import { describe, expect, test } from 'vitest';
import type { Person, Relatives } from '../person.ts';
import { type FamilyCode, familyFindings } from './family-findings.ts';

type Slot = keyof Relatives;

const slots = [
  'father',
  'mother',
  'paternalGrandfather',
  'greatPaternalGrandfather',
  'maternalGrandfather',
  'greatMaternalGrandfather',
] as const;

function relativesNamed(names: readonly string[]): Relatives {
  return Object.fromEntries(slots.map((slot, at) => [slot, { name: names[at] }]));
}

const groom: Person = {
  gender: 'Male',
  name: 'Arindam Sen',
  religion: 1,
  community: 1,
  relatives: relativesNamed([
    'Tapan Sen',
    'Kalyani Sen',
    'Phanindra Sen',
    'Dwarika Sen',
    'Bibhuti Bagchi',
    'Umapada Bagchi',
  ]),
};
const bride: Person = {
  gender: 'Female',
  name: 'Moushumi Pal',
  religion: 1,
  community: 1,
  relatives: relativesNamed([
    'Gouranga Pal',
    'Sulekha Pal',
    'Jiban Pal',
    'Nitai Pal',
    'Monoranjan Kar',
    'Radhanath Kar',
  ]),
};

const shared = 'Haripada Chatterjee';
const spelledOtherwise = '৺ হরিপদ চট্টোপাধ্যায়';

function withRelative(person: Person, slot: Slot, name: string): Person {
  return { ...person, relatives: { ...person.relatives, [slot]: { ...person.relatives?.[slot], name } } };
}

// The elders of the person at this place and the other parent, who must be shared too.
const besides: Record<Slot, readonly Slot[]> = {
  father: ['paternalGrandfather', 'greatPaternalGrandfather', 'mother'],
  mother: ['maternalGrandfather', 'greatMaternalGrandfather', 'father'],
  paternalGrandfather: ['greatPaternalGrandfather'],
  greatPaternalGrandfather: [],
  maternalGrandfather: ['greatMaternalGrandfather'],
  greatMaternalGrandfather: [],
};

function without(person: Person, forgotten: readonly Slot[]): Person {
  return {
    ...person,
    relatives: { ...person.relatives, ...Object.fromEntries(forgotten.map((slot) => [slot, null])) },
  };
}

/** The same person at two places of two families, with nobody known above that person. */
function couple(ofA: Slot, ofB: Slot): [Person, Person] {
  return [
    withRelative(without(groom, besides[ofA]), ofA, shared),
    withRelative(without(bride, besides[ofB]), ofB, spelledOtherwise),
  ];
}

function codes(a: Person, b: Person): FamilyCode[] {
  return familyFindings(a, b).map(({ code }) => code);
}

function relation(a: Person, b: Person): FamilyCode | undefined {
  const found = codes(a, b).find((code) => code.startsWith('relation.'));
  expect(codes(b, a)).toContain(found);
  return found;
}

const facts: Record<string, (person: Person) => Person> = {
  district: (person) => ({ ...person, district: 7 }),
  clan: (person) => ({ ...person, ...everyRelative(person, { clan: person.gender === 'Male' ? 'Kashyap' : 'কাশ্যপ' }) }),
  caste: (person) => ({ ...person, ...everyRelative(person, { caste: 1 }) }),
  occupation: (person) => ({ ...person, ...everyRelative(person, { occupation: 9 }) }),
};

function everyRelative(person: Person, answer: { clan?: string; caste?: number; occupation?: number }): Person {
  const relatives = Object.fromEntries(slots.map((slot) => [slot, { ...person.relatives?.[slot], ...answer }]));
  return { ...person, relatives };
}

const men = slots.filter((slot) => slot !== 'mother');
const rules: [Slot, Slot][] = [...men.flatMap((a) => men.map((b): [Slot, Slot] => [a, b])), ['mother', 'mother']];

describe('possible relation', () => {
  test.each(rules)('%s of one is %s of the other, with two facts', (ofA, ofB) => {
    const [a, b] = couple(ofA, ofB);
    expect(relation(a, b)).toBe('relation.noneShown');
    const names = Object.keys(facts);
    for (const one of names) {
      for (const other of names.filter((name) => name > one)) {
        const [first, second] = [facts[one], facts[other]];
        if (first === undefined || second === undefined) throw new Error('no such fact');
        expect(relation(first(a), first(b)), one).toBe('relation.noneShown');
        expect(relation(second(first(a)), second(first(b))), `${one} and ${other}`).toBe('relation.possible');
      }
    }
  });

  test.each(men)('a member who is the %s of the other, at a fitting age', (slot) => {
    const elder = { ...groom, name: shared, clan: 'Kashyap', district: 7 };
    const named = withRelative(without(bride, besides[slot]), slot, spelledOtherwise);
    const younger = facts.district?.(facts.clan?.(named) ?? named) ?? named;
    const generations = { father: 1, paternalGrandfather: 2, maternalGrandfather: 2 };
    const years = 25 * (Object.entries(generations).find(([name]) => name === slot)?.[1] ?? 3);
    const bornOn = (year: number) => `${year}-06-01`;
    const found = (gap: number) =>
      relation({ ...elder, birthDate: bornOn(2000 - gap) }, { ...younger, birthDate: bornOn(2000) });
    expect(found(years)).toBe('relation.possible');
    expect(found(-3)).toBe('relation.noneShown');
    expect(relation(elder, younger)).toBe('relation.noneShown');
  });

  test('several relatives agree: brother and sister', () => {
    const b = { ...bride, relatives: groom.relatives };
    expect(relation(groom, b)).toBe('relation.possible');
    const two = { ...bride, relatives: { father: groom.relatives?.father, mother: groom.relatives?.mother } };
    expect(relation(groom, two)).toBe('relation.possible');
  });

  test('towns in either script are facts; a fitting generation is not a fact, and an impossible one excludes a relation', () => {
    const [a, b] = couple('paternalGrandfather', 'paternalGrandfather');
    const near = (born: string, caste: number | null): [Person, Person] => [
      { ...a, town: 'Bolpur', caste, birthDate: '1995-01-01' },
      { ...b, town: 'বোলপুর', caste, birthDate: born },
    ];
    expect(relation(...near('1999-01-01', 1))).toBe('relation.possible');
    expect(relation(...near('1999-01-01', null))).toBe('relation.noneShown');
    expect(relation(...near('2025-01-01', 1))).toBe('relation.noneShown');
  });

  test('with a generation between the places, members of one age are less likely to share a man', () => {
    const [a, b] = couple('paternalGrandfather', 'greatPaternalGrandfather');
    const withFacts = (person: Person, birthDate: string) => ({
      ...(facts.clan?.(facts.caste?.(person) ?? person) ?? person),
      birthDate,
    });
    expect(relation(withFacts(a, '1970-01-01'), withFacts(b, '1997-01-01'))).toBe('relation.possible');
    expect(relation(withFacts(a, '1994-01-01'), withFacts(b, '1997-01-01'))).toBe('relation.noneShown');
  });

  test('a different gotra of two men counts against a relation; enough agreeing names outweigh it', () => {
    const [a, b] = couple('father', 'paternalGrandfather');
    const withFacts = (person: Person) => facts.occupation?.(facts.district?.(person) ?? person) ?? person;
    const [one, other] = [withFacts({ ...a, clan: 'Kashyap' }), withFacts({ ...b, clan: 'Vatsya' })];
    expect(relation(withFacts(a), withFacts(b))).toBe('relation.possible');
    expect(relation(one, other)).toBe('relation.noneShown');
    const fathers = [
      withRelative(one, 'paternalGrandfather', 'Nilratan Chatterjee'),
      withRelative(other, 'greatPaternalGrandfather', 'নীলরতন চট্টোপাধ্যায়'),
    ] as const;
    expect(relation(...fathers)).toBe('relation.possible');
  });

  test('a differing clan gives an answer where only a member’s own name could be compared', () => {
    const near = { district: 7, caste: 1 };
    const elder = { ...groom, ...near, name: shared, relatives: null, clan: 'Kashyap', birthDate: '1970-01-01' };
    const named = withRelative(without(bride, besides.father), 'father', spelledOtherwise);
    const younger = { ...named, ...near, birthDate: '1999-01-01' };
    expect(relation(elder, { ...younger, clan: 'Kashyap' })).toBe('relation.possible');
    expect(relation(elder, younger)).toBe('relation.possible');
    expect(relation(elder, { ...younger, clan: 'Vatsya' })).toBe('relation.noneShown');
    expect(relation({ ...elder, name: 'Bimal Sen' }, { ...younger, clan: 'Vatsya' })).toBe('relation.unknown');
  });

  test.each(men)('the members’ own caste counts as a fact for the line of the %s', (slot) => {
    const [a, b] = couple(slot, slot);
    const near = (person: Person, caste: number) => ({ ...person, caste, district: 7 });
    expect(relation(near(a, 9), near(b, 9))).toBe('relation.possible');
    expect(relation(near(a, 9), near(b, 10))).toBe('relation.noneShown');
    expect(relation(near(a, 66), near(b, 66))).toBe('relation.noneShown');
  });

  test('the members’ own clan counts as a fact for their mothers, who bear their husbands’ clan', () => {
    const [a, b] = couple('mother', 'mother');
    const near = (person: Person, clan: string) => ({ ...person, clan, district: 7 });
    expect(relation(near(a, 'Kashyap'), near(b, 'কাশ্যপ'))).toBe('relation.possible');
    expect(relation(near(a, 'Kashyap'), near(b, 'Vatsya'))).toBe('relation.noneShown');
  });

  test('does not name the relative, and gives the number of named relatives only when no relation is shown', () => {
    const [a, b] = couple('father', 'father');
    const both = (person: Person) => facts.caste?.(facts.district?.(person) ?? person) ?? person;
    expect(familyFindings(both(a), both(b)).at(-1)).toEqual({ code: 'relation.possible', of: 'both' });
    expect(familyFindings(groom, bride).at(-1)).toEqual({ code: 'relation.noneShown', of: 'both', named: 12 });
  });

  test('is unknown when no relatives are recorded', () => {
    expect(relation({ ...groom, relatives: undefined }, bride)).toBe('relation.unknown');
    expect(relation({ ...groom, relatives: { father: { name: ' ' } } }, bride)).toBe('relation.unknown');
  });
});

/** Two people of one caste, district and age who have only the given relatives. */
function neighbours(ofA: Relatives, ofB: Relatives): [Person, Person] {
  const near = { caste: 45, district: 7, town: 'Bolpur', birthDate: '1995-01-01' };
  return [
    { ...groom, ...near, name: 'Arindam Das', relatives: ofA },
    { ...bride, ...near, name: 'Moushumi Das', relatives: ofB },
  ];
}

describe('common names and missing names show no relation', () => {
  test.each([
    'Not known',
    'not known.',
    'Unknown',
    'UNKNOWN',
    'N.A.',
    'NA',
    'N/A',
    'None',
    'Nil',
    'xx',
    'xxx',
    '.',
    '-',
    '--',
    'X',
    'Late',
    'Late Sri',
    'Sri',
    'Mr.',
    'Dr',
    'Md.',
    'Not known (Late)',
    'Late Not Known',
    'Name not known',
    'Do not know',
    'জানা নেই',
    'জানা নাই',
    'অজানা',
    'জানি না',
    'নাম জানা নেই',
    'মনে নেই',
    'নেই',
    'শ্রী',
    'স্বর্গীয়',
    '৺',
    'প্রয়াত',
    'jana nei',
    'Das',
    'দাস',
    'Late Das',
    'Bagchi',
    'বাগচী',
    'Sri Lahiri',
    'A. K. Das',
  ])('%j is not a name', (text) => {
    const everybody = relativesNamed(Array(6).fill(text));
    expect(relation(...neighbours(everybody, everybody))).toBe('relation.unknown');
    const one = { ...everybody, father: { name: 'Amal Das' } };
    const named = familyFindings(...neighbours(one, { father: { name: 'Bimal Das' } })).at(-1);
    expect(named).toEqual({ code: 'relation.noneShown', of: 'both', named: 2 });
  });

  test('a name that resembles no listed name is still a name', () => {
    const jana = { father: { name: 'Nil Jana' }, paternalGrandfather: { name: 'Nirod Nath Jana' } };
    expect(relation(...neighbours(jana, jana))).toBe('relation.possible');
  });

  test('two fathers with a common name and different wives', () => {
    const [a, b] = neighbours(
      { father: { name: 'Amal Das' }, mother: { name: 'Kalpana Das' } },
      { father: { name: 'অমল দাস' }, mother: { name: 'মীনা দাস' } },
    );
    expect(relation({ ...a, district: 1, town: 'Siliguri' }, { ...b, district: 2, town: 'Contai' })).toBe(
      'relation.noneShown',
    );
    expect(relation(a, b)).toBe('relation.noneShown');
  });

  test('two grandfathers with a common name, of different clans and with different fathers', () => {
    const of = (clan: string, father: string) => ({
      paternalGrandfather: { name: 'Gopal Das', clan },
      greatPaternalGrandfather: { name: father, clan },
    });
    const [a, b] = neighbours(of('Kashyap', 'Nitai Das'), of('Alambyan', 'Haripada Das'));
    expect(relation(a, b)).toBe('relation.noneShown');
    expect(relation(...neighbours(of('Kashyap', 'Nitai Das'), of('Kashyap', 'Haripada Das')))).toBe(
      'relation.noneShown',
    );
  });

  test('forgetting the differing clan of two men with a common name does not make them related', () => {
    const gopal = (clan?: string) => ({ paternalGrandfather: { name: 'Gopal Das', clan } });
    const far = (relatives: Relatives, district: number) => {
      const [a] = neighbours(relatives, relatives);
      return { ...a, district, town: null };
    };
    expect(relation(far(gopal('Kashyap'), 1), far(gopal('Alambyan'), 2))).toBe('relation.noneShown');
    expect(relation(far(gopal('Kashyap'), 1), far(gopal(), 2))).toBe('relation.noneShown');
  });

  test('a rare name is evidence where a common name is not', () => {
    const father = (name: string) => ({ greatPaternalGrandfather: { name } });
    const [a, b] = neighbours(father('Amal Das'), father('অমল দাস'));
    expect(relation({ ...a, district: 1, town: null }, { ...b, district: 2, town: null })).toBe('relation.noneShown');
    const [c, d] = neighbours(father('Tejendra Lahiri'), father('তেজেন্দ্র লাহিড়ী'));
    expect(relation({ ...c, district: 1, town: null }, { ...d, district: 2, town: null })).toBe('relation.possible');
  });
});

describe('clan', () => {
  const a: Person = { ...groom, clan: 'Shandilya' };
  const b: Person = { ...bride, clan: 'শাণ্ডিল্য গোত্র' };

  test('same gotra of Hindus; avoided when a family wishes so', () => {
    expect(codes(a, b)[0]).toBe('clan.same');
    const wishing = { ...a, wishes: { avoidOwnClan: { strength: 'wish' } } } as const;
    expect(familyFindings(wishing, b)).toContainEqual({ code: 'clan.sameAvoided', of: 'a' });
    expect(familyFindings(b, wishing)).toContainEqual({ code: 'clan.sameAvoided', of: 'b' });
    expect(codes(a, b)).not.toContain('clan.sameAvoided');
  });

  test.each<[string, Partial<Person>, Partial<Person>, FamilyCode]>([
    ['different', {}, { clan: 'Kashyap' }, 'clan.differs'],
    ['not recorded', {}, { clan: '' }, 'clan.unknown'],
    ['not known to us', {}, { clan: 'xyzzy' }, 'clan.unknown'],
    ['of an unknown religion', { religion: null }, {}, 'clan.unknown'],
    ['of an unknown community', {}, { community: null }, 'clan.unknown'],
    ['not Hindu', { religion: 2 }, {}, 'clan.notApplicable'],
    ['one of them ST', { community: 3 }, {}, 'clan.notApplicable'],
    ['both ST and of one clan', { community: 3, clan: 'Hansda' }, { community: 3, clan: 'হাঁসদা' }, 'clan.sameTribal'],
    ['both ST, one religion not Hindu', { community: 3, religion: 8 }, { community: 3 }, 'clan.sameTribal'],
  ])('%s', (_, ofA, ofB, code) => {
    expect(codes({ ...a, ...ofA }, { ...b, ...ofB })[0]).toBe(code);
    expect(codes({ ...b, ...ofB }, { ...a, ...ofA })[0]).toBe(code);
  });

  test('the mother’s clan and the pravara are reported only on request', () => {
    const ofMother = { ...b, clan: 'Vatsya', relatives: { mother: { clan: 'Savarna' } } };
    const ofSavarna = { ...a, clan: 'Savarna' };
    expect(codes(ofSavarna, ofMother)).toEqual(['clan.differs', 'relation.unknown']);
    expect(familyFindings(ofSavarna, ofMother, { mothersClan: true, pravara: true })).toEqual([
      { code: 'clan.differs', of: 'both' },
      { code: 'clan.ofOthersMother', of: 'a' },
      { code: 'clan.onePravara', of: 'both' },
      { code: 'relation.unknown', of: 'both' },
    ]);
  });
});
