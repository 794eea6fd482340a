import type { addressForm } from '#contract/address.ts';
import type { detailsForm } from '#contract/details.ts';
import type { Form } from '#contract/form.ts';
import type { healthForm } from '#contract/health.ts';
import type { LineageSide, lineage } from '#contract/lineage.ts';
import type { personalForm } from '#contract/personal.ts';
import type { PathOf } from '#contract/wire.ts';
import { controlsOf } from './step-controls.ts';

/**
 * The answers of each form, by control name. In a step, a flag is listed after the answer that it accompanies.
 */
export interface FormPaths {
  address: Paths<typeof addressForm>;
  personal: Paths<typeof personalForm> | 'horoscope';
  details: Paths<typeof detailsForm>;
  health: Exclude<Paths<typeof healthForm>, `${string}.isDetailsDisabled`>;
  paternal: LineagePaths;
  maternal: LineagePaths;
}

type Paths<F> = F extends Form<infer Fields> ? PathOf<Fields> : never;
type LineagePaths = Paths<(typeof lineage)[LineageSide]['form']>;

/** The forms of a profile whose answers a page asks for. */
export type FormName = keyof FormPaths;

/** An answer, named by its form and its path there: `paternal.grandfather.name`. */
export type FormAnswer = { [F in FormName]: `${F}.${FormPaths[F]}` }[FormName];

/** The steps of a page in order, with the answers that each asks for. */
export type FormSteps = Readonly<Record<string, readonly FormAnswer[]>>;

const ancestorOf = <S extends LineageSide, A extends 'grandfather' | 'greatGrandfather'>(side: S, ancestor: A) =>
  [
    `${side}.${ancestor}.name`,
    `${side}.${ancestor}.nameUnknown`,
    `${side}.${ancestor}.occupation`,
    `${side}.${ancestor}.now`,
    `${side}.${ancestor}.caste`,
    `${side}.${ancestor}.tribe`,
    `${side}.${ancestor}.clan`,
    `${side}.${ancestor}.lifeExpectancy`,
    `${side}.${ancestor}.chronicDisease`,
    `${side}.${ancestor}.chronicDiseaseDetails`,
    `${side}.${ancestor}.occupationUnknown`,
    `${side}.${ancestor}.casteUnknown`,
    `${side}.${ancestor}.clanUnknown`,
    `${side}.${ancestor}.lifeExpectancyUnknown`,
    `${side}.${ancestor}.chronicDiseaseUnknown`,
  ] as const;

const lineageSteps = <S extends LineageSide>(side: S) => ({
  parent: [
    `${side}.parent.caste`,
    `${side}.parent.tribe`,
    `${side}.parent.clan`,
    `${side}.parent.casteUnknown`,
    `${side}.parent.clanUnknown`,
  ] as const,
  grandfather: ancestorOf(side, 'grandfather'),
  greatGrandfather: ancestorOf(side, 'greatGrandfather'),
});

/** Every page that asks for answers of a profile, with its steps. Each answer is asked for only once. */
export const formSteps = {
  '/communication-details': {
    address: [
      'address.line1',
      'address.line2',
      'address.city',
      'address.district',
      'address.country',
      'address.state',
      'address.pincode',
    ],
  },
  '/personal-information': {
    parents: [
      'personal.father.name',
      'personal.father.nameUnknown',
      'personal.father.occupation',
      'details.fatherNow',
      'personal.mother.name',
      'personal.mother.nameUnknown',
      'personal.mother.occupation',
      'details.motherNow',
    ],
    family: [
      'details.brothers',
      'details.sisters',
      'details.brothersMarried',
      'details.sistersMarried',
      'details.siblingNotes',
      'details.paternalGrandmother',
      'details.maternalGrandmother',
      'details.mamaHouse',
      'details.guardian.name',
      'details.guardian.relation',
      'details.guardian.phone',
    ],
    home: [
      'details.maritalStatus',
      'details.marriageEnded',
      'details.children',
      'details.childrenAges',
      'details.childrenWith',
      'details.motherTongue',
      'details.desh',
      'details.ancestral.id',
      'details.ancestral.name',
      'details.home.id',
      'details.home.name',
      'details.birth.id',
      'details.birth.name',
      'details.household',
      'details.peopleAtHome',
    ],
    work: [
      'personal.education',
      'personal.otherQualification',
      'personal.profession',
      'personal.skill',
      'details.workPlace',
      'details.incomeBand',
      'details.relocation',
      'details.incomeAbroad',
      'details.incomeCurrency',
      'details.residence',
    ],
    person: ['personal.heightCm', 'personal.weightKg', 'personal.skinColour', 'personal.diet', 'details.eats'],
    bloodline: [
      'personal.religion',
      'details.religionWords',
      'personal.community',
      'details.communityFor',
      'personal.caste',
      'personal.tribe',
      'personal.clan',
      'personal.isInitiated',
    ],
    birth: [
      'personal.birthDate',
      'personal.birthTime',
      'personal.birthPlace',
      'personal.birthPlaceId',
      'personal.rashi',
      'personal.gon',
      'personal.logno',
      'details.nakshatra',
      'details.pada',
      'personal.isMangalik',
      'personal.horoscope',
    ],
  },
  '/matching-profile/about-me': {
    words: ['details.aboutSelf', 'details.aboutHoped', 'details.horoscopeCounts'],
  },
  // `photoFor` is beside the photos and `homeFor` is on the page of the own biodata. Each has its own save.
  '/matching-profile': { home: ['details.homeFor'] },
  '/update-profile-image': { photos: ['details.photoFor'] },
  '/health-details': {
    health: [
      'health.bloodGroup',
      'health.diseaseReport',
      'health.father.bloodGroup',
      'health.father.lifeExpectancy',
      'health.father.chronicDisease',
      'health.father.chronicDiseaseDetails',
      'health.mother.bloodGroup',
      'health.mother.lifeExpectancy',
      'health.mother.chronicDisease',
      'health.mother.chronicDiseaseDetails',
    ],
  },
  '/paternal-bibliography': lineageSteps('paternal'),
  '/maternal-bibliography': lineageSteps('maternal'),
} as const satisfies Readonly<Record<string, FormSteps>>;

/** The address of a page with steps. */
export type FormAddress = keyof typeof formSteps;

/** The steps of a page, in their order. */
export const stepsOf = (page: FormAddress): string[] => Object.keys(formSteps[page]);

/** Returns the control names of a step. */
export const pathsOf = (page: FormAddress, step: string): string[] => controlsOf(formSteps[page], step);
