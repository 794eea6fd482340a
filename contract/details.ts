import type { Answers } from './answers.ts';
import { call } from './call.ts';
import {
  CHILDREN_AGES,
  CHILDREN_WITH,
  COMMUNITY_AUDIENCES,
  CURRENCIES,
  DESHES,
  EATS,
  GUARDIAN_RELATIONS,
  HOME_AUDIENCES,
  HOUSEHOLDS,
  INCOME_BANDS,
  INCOMES_ABROAD,
  MARITAL_STATUSES,
  MOTHER_TONGUES,
  PARENT_STATES,
  PHOTO_AUDIENCES,
  RELOCATIONS,
  RESIDENCES,
  YES_NO,
} from './choices.ts';
import { type FormErrors, form } from './form.ts';
import { namedList } from './lookups.ts';
import { messageId } from './message.ts';
import { lookupId, optionalNumber } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import { ownWords } from './own-words.ts';
import { HOROSCOPE_FILE, personalForm } from './personal.ts';
import { optionalPhone } from './phone.ts';
import { choice, readByOthers, text } from './rules.ts';
import * as s from './shape.ts';
import { stepFacts, versionFact, versionForm, versionSent } from './step.ts';
import { fact, field, type Values } from './wire.ts';
import type { WishName } from './wishes.ts';

/** Maximum number of brothers, sisters, children or people at home. */
const MOST_COUNTED = 20;

/** The number of brothers, sisters, children or people at home, or null. */
const count = optionalNumber({
  pattern: /^\d{1,2}$/,
  message: messageId('wholeNumberUpTo', { most: MOST_COUNTED }),
  accepts: (value) => value <= MOST_COUNTED,
});

const isMore = (part: number | null | undefined, whole: number | null | undefined): boolean =>
  part != null && whole != null && part > whole;

/** Years before this one are mistakes. */
const EARLIEST_YEAR = 1950;
/** Maximum number of characters of the religion in the family's own words. */
const RELIGION_WORDS = 60;
/** Maximum number of characters of the notes about brothers and sisters. */
const SIBLING_NOTES = 500;

/** A year, or null. The form checks that it is not in the future, because only the form knows the day. */
const pastYear = optionalNumber({
  pattern: /^\d{4}$/,
  message: messageId('yearTooEarly', { least: EARLIEST_YEAR }),
  accepts: (value) => value >= EARLIEST_YEAR,
});

/** A district by its id in the closed list, or in free words, which the matching engine does not read. */
const district = (prefix: string) => ({
  id: field(`${prefix}districtid`, `row.${prefix}districtid`, lookupId),
  name: field(`${prefix}district`, `row.${prefix}district`, readByOthers(text())),
});

/** Questions that families ask beyond the specification's forms. All are optional. */
export const detailsForm = form(
  {
    maritalStatus: field('maritalstatus', 'row.maritalstatus', choice(MARITAL_STATUSES)),
    children: field('children', 'row.children', count),
    desh: field('desh', 'row.desh', choice(DESHES)),
    ancestral: district('ancestral'),
    home: district('home'),
    birth: district('birth'),
    motherTongue: field('mothertongue', 'row.mothertongue', choice(MOTHER_TONGUES)),
    brothers: field('brothers', 'row.brothers', count),
    sisters: field('sisters', 'row.sisters', count),
    brothersMarried: field('brothersmarried', 'row.brothersmarried', count),
    sistersMarried: field('sistersmarried', 'row.sistersmarried', count),
    household: field('household', 'row.household', choice(HOUSEHOLDS)),
    peopleAtHome: field('peopleathome', 'row.peopleathome', count),
    siblingNotes: field('siblingnotes', 'row.siblingnotes', text(SIBLING_NOTES)),
    workPlace: field('workplace', 'row.workplace', text()),
    incomeBand: field('incomeband', 'row.incomeband', choice(INCOME_BANDS)),
    nakshatra: field('nakshatraid', 'row.nakshatraid', lookupId),
    pada: field('pada', 'row.pada', choice(['1', '2', '3', '4'])),
    horoscopeCounts: field('horoscopecounts', 'row.horoscopecounts', choice(YES_NO)),
    aboutSelf: field('aboutself', 'row.aboutself', ownWords),
    aboutHoped: field('abouthoped', 'row.abouthoped', ownWords),
    guardian: {
      name: field('guardianname', 'row.guardianname', text()),
      relation: field('guardianrelation', 'row.guardianrelation', choice(GUARDIAN_RELATIONS)),
      phone: field('guardianphone', 'row.guardianphone', optionalPhone('phoneNotAcceptable')),
    },
    photoFor: field('photofor', 'row.photofor', choice(PHOTO_AUDIENCES)),
    /**
     * Who is told the community of the personal information. Whatever the setting, ranking and the wishes of others
     * treat an untold community as unknown.
     */
    communityFor: field('communityfor', 'row.communityfor', choice(COMMUNITY_AUDIENCES)),
    /** The year of the divorce or bereavement that ended an earlier marriage. */
    marriageEnded: field('marriageended', 'row.marriageended', pastYear),
    childrenAges: field('childrenages', 'row.childrenages', choice(CHILDREN_AGES)),
    childrenWith: field('childrenwith', 'row.childrenwith', choice(CHILDREN_WITH)),
    residence: field('residence', 'row.residence', choice(RESIDENCES)),
    relocation: field('relocation', 'row.relocation', choice(RELOCATIONS)),
    incomeAbroad: field('incomeabroad', 'row.incomeabroad', choice(INCOMES_ABROAD)),
    incomeCurrency: field('incomecurrency', 'row.incomecurrency', choice(CURRENCIES)),
    eats: field('eats', 'row.eats', choice(EATS)),
    fatherNow: field('fathernow', 'row.fathernow', choice(PARENT_STATES)),
    motherNow: field('mothernow', 'row.mothernow', choice(PARENT_STATES)),
    paternalGrandmother: field('thakuma', 'row.thakuma', text()),
    maternalGrandmother: field('dida', 'row.dida', text()),
    mamaHouse: field('mamarbari', 'row.mamarbari', text()),
    /** The religion in the family's own words. */
    religionWords: field('religionwords', 'row.religionwords', readByOthers(text(RELIGION_WORDS))),
    /** Whether strangers read the facts of the home. */
    homeFor: field('homefor', 'row.homefor', choice(HOME_AUDIENCES)),
  },
  ({ marriageEnded }, { today }): FormErrors =>
    today !== '' && marriageEnded != null && marriageEnded > Number(today.slice(0, 4))
      ? { marriageEnded: 'yearToCome' }
      : {},
  ({ brothers, brothersMarried, sisters, sistersMarried }): FormErrors => ({
    ...(isMore(brothersMarried, brothers) && { brothersMarried: 'moreMarriedThanThere' }),
    ...(isMore(sistersMarried, sisters) && { sistersMarried: 'moreMarriedThanThere' }),
  }),
  ({ incomeAbroad, incomeCurrency }): FormErrors =>
    incomeAbroad && incomeCurrency === '' ? { incomeCurrency: 'currencyRequired' } : {},
);

/** Metadata of each answer of this form. The browser never loads it. */
export const detailsAnswers = {
  maritalStatus: {
    column: 'marital_status',
    kind: 'choice',
    of: MARITAL_STATUSES,
    layer: 'members',
    wish: 'maritalStatus',
  },
  children: { column: 'children', kind: 'number', layer: 'members', wish: 'children' },
  desh: { column: 'desh', kind: 'choice', of: DESHES, layer: 'members', wish: 'desh' },
  ancestral: {
    id: { column: 'ancestral_district_id', kind: 'lookup', list: 'district', layer: 'members', as: null },
    name: { column: 'ancestral_district', kind: 'text', layer: 'members', as: null },
  },
  home: {
    id: { column: 'home_district_id', kind: 'lookup', list: 'district', layer: 'members', as: null, wish: 'place' },
    name: { column: 'home_district', kind: 'text', layer: 'members', as: null },
  },
  birth: {
    id: { column: 'birth_district_id', kind: 'lookup', list: 'district', layer: 'own' },
    name: { column: 'birth_district', kind: 'text', layer: 'own' },
  },
  motherTongue: {
    column: 'mother_tongue',
    kind: 'choice',
    of: MOTHER_TONGUES,
    layer: 'members',
    wish: 'motherTongue',
  },
  brothers: { column: 'brothers', kind: 'number', layer: 'accepted', as: 'family.siblings.brothers' },
  sisters: { column: 'sisters', kind: 'number', layer: 'accepted', as: 'family.siblings.sisters' },
  brothersMarried: {
    column: 'brothers_married',
    kind: 'number',
    layer: 'accepted',
    as: 'family.siblings.brothersMarried',
    isSpare: true,
  },
  sistersMarried: {
    column: 'sisters_married',
    kind: 'number',
    layer: 'accepted',
    as: 'family.siblings.sistersMarried',
    isSpare: true,
  },
  household: { column: 'household', kind: 'choice', of: HOUSEHOLDS, layer: 'accepted', isSpare: true },
  peopleAtHome: { column: 'people_at_home', kind: 'number', layer: 'accepted', isSpare: true },
  siblingNotes: { column: 'sibling_notes', kind: 'text', layer: 'accepted', as: 'family.siblings.notes' },
  workPlace: { column: 'work_place', kind: 'text', layer: 'accepted' },
  incomeBand: { column: 'income_band', kind: 'choice', of: INCOME_BANDS, layer: 'accepted' },
  nakshatra: {
    column: 'nakshatra_id',
    kind: 'lookup',
    list: 'nakshatra',
    layer: 'members',
    isBare: true,
    isCompared: true,
  },
  pada: { column: 'pada', kind: 'numeral', layer: 'accepted', as: 'shared.pada' },
  horoscopeCounts: {
    column: 'horoscope_counts',
    kind: 'choice',
    of: YES_NO,
    layer: 'members',
    as: null,
    isCompared: true,
  },
  aboutSelf: { column: 'about_self', kind: 'text', layer: 'members', isWatched: true },
  aboutHoped: { column: 'about_hoped', kind: 'text', layer: 'members', isWatched: true },
  guardian: {
    name: { column: 'guardian_name', kind: 'text', layer: 'accepted', as: null },
    relation: { column: 'guardian_relation', kind: 'choice', of: GUARDIAN_RELATIONS, layer: 'accepted', as: null },
    phone: { column: 'guardian_phone', kind: 'text', layer: 'accepted', as: null },
  },
  marriageEnded: { column: 'marriage_ended', kind: 'number', layer: 'accepted', isSpare: true },
  childrenAges: { column: 'children_ages', kind: 'choice', of: CHILDREN_AGES, layer: 'accepted', isSpare: true },
  childrenWith: { column: 'children_with', kind: 'choice', of: CHILDREN_WITH, layer: 'accepted', isSpare: true },
  residence: { column: 'residence', kind: 'choice', of: RESIDENCES, layer: 'members', isSpare: true },
  relocation: { column: 'relocation', kind: 'choice', of: RELOCATIONS, layer: 'members' },
  incomeAbroad: { column: 'income_abroad', kind: 'choice', of: INCOMES_ABROAD, layer: 'accepted', isSpare: true },
  incomeCurrency: { column: 'income_currency', kind: 'choice', of: CURRENCIES, layer: 'accepted', isSpare: true },
  eats: { column: 'eats', kind: 'choice', of: EATS, layer: 'members', isSpare: true },
  fatherNow: { column: 'father_now', kind: 'choice', of: PARENT_STATES, layer: 'accepted', isSpare: true },
  motherNow: { column: 'mother_now', kind: 'choice', of: PARENT_STATES, layer: 'accepted', isSpare: true },
  paternalGrandmother: { column: 'paternal_grandmother', kind: 'text', layer: 'accepted', isSpare: true },
  maternalGrandmother: { column: 'maternal_grandmother', kind: 'text', layer: 'accepted', isSpare: true },
  mamaHouse: { column: 'mama_house', kind: 'text', layer: 'accepted', isSpare: true },
  religionWords: { column: 'religion_words', kind: 'text', layer: 'members', as: null, isSpare: true },
  communityFor: {
    column: 'community_for',
    kind: 'choice',
    of: COMMUNITY_AUDIENCES,
    layer: 'members',
    as: null,
    isSpare: true,
  },
  homeFor: { column: 'home_for', kind: 'choice', of: HOME_AUDIENCES, layer: 'members', as: null, isSpare: true },
  photoFor: { column: 'photo_for', kind: 'choice', of: PHOTO_AUDIENCES, layer: 'members', as: null },
} as const satisfies Answers<Values<typeof detailsForm.fields>, WishName>;

/**
 * Values computed from the birth details, for the family to compare with its koshthi. A value is null if it cannot be
 * known.
 */
export interface ComputedHoroscope {
  rashi: number | null;
  nakshatra: number | null;
  pada: number | null;
  gon: number | null;
  logno: number | null;
}

const nullableId = s.nullable(s.number());

/** Ours: returns the stored details, the values computed from the birth details, and the list of nakshatras. */
export const showDetails = call('showprofiledetails', {
  method: 'GET',
  access: 'member',
  form: versionForm,
  returned: {
    ...detailsForm.fields,
    computed: fact<ComputedHoroscope>(
      'computed',
      s.object({ rashi: nullableId, nakshatra: nullableId, pada: nullableId, gon: nullableId, logno: nullableId }),
    ),
    nakshatras: namedList('nakshatra', 'nakshatra'),
    version: versionFact,
  },
});

export const updateDetails = call('updateprofiledetails', { ...ofMember, form: detailsForm });

/** The specification's personal information together with these details. */
export const aboutForm = form(
  { ...personalForm.fields, ...detailsForm.fields },
  ...personalForm.crossRules,
  ...detailsForm.crossRules,
);

/** Ours: saves one step of both forms. */
export const stepPersonal = call('savepersonalstep', {
  ...ofMember,
  form: form({ ...aboutForm.fields, version: versionSent }, ...aboutForm.crossRules),
  files: [HOROSCOPE_FILE],
  returned: stepFacts,
  isSentLater: true,
});
