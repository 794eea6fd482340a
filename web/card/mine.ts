import type { Kin } from '#contract/kin.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';
import type { AskedFor } from '#web/forms/field-address.ts';

/** The member's own card as accepted families see it, and the relatives with the answer "nobody knows the name". */
export interface Mine {
  shared: SharedView;
  family: FamilyView;
  unknownKin: readonly Kin[];
}

/** Form input in the reader's words, keyed by control name. A missing control changes nothing. */
export type Written = ReadonlyMap<string, string>;

/** The relatives whose names each form asks for, with the prefix of their controls. */
const ELDERS: Readonly<Record<string, readonly (readonly [kin: Kin, control: string])[]>> = {
  '/personal-information': [
    ['father', 'father'],
    ['mother', 'mother'],
  ],
  '/paternal-bibliography': [
    ['paternalGrandfather', 'grandfather'],
    ['greatPaternalGrandfather', 'greatGrandfather'],
  ],
  '/maternal-bibliography': [
    ['maternalGrandfather', 'grandfather'],
    ['greatMaternalGrandfather', 'greatGrandfather'],
  ],
};

/** Returns the card with the unsaved input of the forms of this page. `page` is the path of the page. */
export function withUnsaved({ shared, family, unknownKin }: Mine, written: Written, page: string): Mine {
  /** Returns the entry of a list as typed: null if the control was emptied, the stored one if nothing was typed. */
  const entry = (name: string, stored: SharedView['caste']) => {
    const words = written.get(name);
    if (words === undefined) return stored;
    return words === '' ? null : { id: 0, name: words, nameBn: words };
  };
  const relatives = { ...family.relatives };
  const unknown = new Set(unknownKin);
  for (const [kin, control] of ELDERS[page] ?? []) {
    const occupation = entry(`${control}.occupation`, relatives[kin].occupation);
    relatives[kin] = { ...relatives[kin], name: written.get(`${control}.name`) ?? relatives[kin].name, occupation };
    if (written.get(`${control}.nameUnknown`)) unknown.add(kin);
    else if (written.has(`${control}.name`)) unknown.delete(kin);
  }
  const district = written.get('home.id') || written.get('home.name');
  return {
    shared: {
      ...shared,
      spelled: writtenName(family, written).fullName === family.fullName ? shared.spelled : '',
      heightCm: heightOf(written.get('heightCm'), shared.heightCm),
      ...(district && { district: { name: district, nameBn: district } }),
      education: entry('education', shared.education),
      profession: entry('profession', shared.profession),
      ...(page === '/personal-information' && {
        caste: entry('caste', shared.caste),
        religion: entry('religion', shared.religion),
        clan: clanOf(written.get('clan'), shared.clan),
      }),
      aboutSelf: written.get('aboutSelf') ?? shared.aboutSelf,
    },
    family: { ...family, relatives, ...writtenName(family, written) },
    unknownKin: [...unknown],
  };
}

/**
 * Returns the full name with its spelling in the other script. The spelling of a changed name is empty unless the
 * spelling is typed too, because only the server can compute it.
 */
function writtenName(family: FamilyView, written: Written): Pick<FamilyView, 'fullName' | 'fullNameSpelled'> {
  const fullName = written.get('name') || family.fullName;
  const stored = fullName === family.fullName ? family.fullNameSpelled : '';
  return { fullName, fullNameSpelled: written.get('nameSpelled') || stored };
}

/** Returns the typed height; null if the control was emptied, and the stored height if nothing usable was typed. */
function heightOf(typed: string | undefined, stored: SharedView['heightCm']): SharedView['heightCm'] {
  const height = Number(typed);
  if (height > 0) return height;
  return typed === '' ? null : stored;
}

const clanOf = (words: string | undefined, stored: SharedView['clan']): SharedView['clan'] =>
  words === undefined ? stored : { name: words, nameBn: words, isNone: words.trim() === '' };

/** The places of the card to fill in, in the order in which families fill them in. */
export const PLACES = [
  'picture',
  'personal.father.name',
  'personal.mother.name',
  'personal.heightCm',
  'personal.education',
  'personal.profession',
  'details.home.id',
  'details.aboutSelf',
  'paternal.grandfather.name',
  'maternal.grandfather.name',
  'personal.birthDate',
] as const satisfies readonly AskedFor[];
/** A place of the card that the member can fill in. */
export type CardPlace = (typeof PLACES)[number];

/** Returns the empty places. "Nobody knows the name" counts as an answer. */
export function emptyPlaces({ shared, family, unknownKin }: Mine): CardPlace[] {
  const isNamed = (kin: Kin) => family.relatives[kin].name.trim() !== '' || unknownKin.includes(kin);
  const isFilled: Readonly<Record<CardPlace, boolean>> = {
    picture: shared.picture !== '',
    'personal.father.name': isNamed('father'),
    'personal.mother.name': isNamed('mother'),
    'personal.heightCm': shared.heightCm !== null,
    'personal.education': shared.education !== null,
    'personal.profession': shared.profession !== null,
    'details.home.id': shared.district.name !== '',
    'details.aboutSelf': shared.aboutSelf.trim() !== '',
    'paternal.grandfather.name': isNamed('paternalGrandfather'),
    'maternal.grandfather.name': isNamed('maternalGrandfather'),
    'personal.birthDate': family.birthDate !== '',
  };
  return PLACES.filter((place) => !isFilled[place]);
}
