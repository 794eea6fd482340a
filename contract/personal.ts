import type { Answers } from './answers.ts';
import { call } from './call.ts';
import { COMMUNITIES, DIETS, SKIN_COLOURS, YES_NO } from './choices.ts';
import { date, time } from './date-rules.ts';
import { form } from './form.ts';
import { heldNotes } from './held.ts';
import {
  casteList,
  clanList,
  gonList,
  lognoList,
  maleOccupationList,
  namedList,
  rashiList,
  religionList,
  tribeList,
} from './lookups.ts';
import { heightCm, lookupId, weightKg } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import { birthDateErrors } from './registration.ts';
import { choice, readByOthers, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { versionFact, versionForm } from './step.ts';
import { fact, field, type Values } from './wire.ts';
import type { WishName } from './wishes.ts';

/** Everything is optional. Only the age rule and the ranges are checked (specification 5: not shown). */
export const personalForm = form(
  {
    father: {
      name: field('fname', 'row.father_name', text()),
      /** Ours: nobody knows the name. */
      nameUnknown: field('fathernameunknown', 'row.fathernameunknown', tick),
      occupation: field('foccu', 'row.father_occupation', lookupId),
    },
    mother: {
      name: field('mname', 'row.mother_name', text()),
      /** Ours: nobody knows the name. */
      nameUnknown: field('mothernameunknown', 'row.mothernameunknown', tick),
      occupation: field('moccu', 'row.mother_occupation', lookupId),
    },
    education: field('quali', 'row.educational_qualification', lookupId),
    otherQualification: field('otherquali', 'row.other_qualification', lookupId),
    profession: field('profession', 'row.profession', lookupId),
    skill: field('skill', 'row.user_special_skill', lookupId),
    skinColour: field('skincolor', 'row.user_skin_color', choice(SKIN_COLOURS)),
    caste: field('castid', 'row.cast_id', lookupId),
    tribe: field('tribeid', 'row.tribe_id', lookupId),
    clan: field('clanid', 'row.clan_id', readByOthers(text())),
    rashi: field('rashiid', 'row.rashi_id', lookupId),
    gon: field('gonid', 'row.gon_id', lookupId),
    logno: field('lognoid', 'row.logno_id', lookupId),
    heightCm: field('height', 'row.height', heightCm),
    weightKg: field('weight', 'row.weight', weightKg),
    community: field('community', 'row.community', choice(COMMUNITIES)),
    religion: field('religion', 'row.religion', lookupId),
    birthDate: field('dob', 'row.dateofbirth', date()),
    birthPlace: field('pob', 'row.placeofbirth', text()),
    /** Ours: the gazetteer place chosen for the free text of `birthPlace`. */
    birthPlaceId: field('placeid', 'row.placeid', lookupId),
    birthTime: field('tob', 'row.timeofbirth', time),
    isMangalik: field('mangalik', 'row.is_mangalik', choice(YES_NO)),
    isInitiated: field('initiation', 'row.user_initiation', choice(YES_NO)),
    diet: field('userdiet', 'row.user_diet', choice(DIETS)),
  },
  ({ birthDate = '' }, context) => birthDateErrors(birthDate, context),
);

/** Metadata of each answer about the member alone. Those of the parents are in `relativeAnswers`. */
export const personalAnswers = {
  education: {
    column: 'education_id',
    kind: 'lookup',
    list: 'educational-qualification',
    layer: 'members',
    wish: 'education',
  },
  otherQualification: { column: 'other_qualification_id', kind: 'lookup', list: 'other-qualification', layer: 'own' },
  profession: { column: 'profession_id', kind: 'lookup', list: 'profession', layer: 'members', wish: 'profession' },
  skill: { column: 'skill_id', kind: 'lookup', list: 'skill', layer: 'own' },
  skinColour: { column: 'skin_colour', kind: 'choice', of: SKIN_COLOURS, layer: 'own', isSpare: true },
  caste: { column: 'caste_id', kind: 'lookup', list: 'caste', layer: 'members', wish: 'caste' },
  tribe: { column: 'tribe_id', kind: 'lookup', list: 'tribe', layer: 'own' },
  clan: { column: 'clan', kind: 'clan', layer: 'members', wish: 'ownClan' },
  rashi: { column: 'rashi_id', kind: 'lookup', list: 'rashi', layer: 'members', isCompared: true },
  gon: { column: 'gon_id', kind: 'lookup', list: 'gon', layer: 'members', isCompared: true },
  logno: { column: 'logno_id', kind: 'lookup', list: 'logno', layer: 'accepted', as: 'shared.logno' },
  heightCm: { column: 'height_cm', kind: 'decimal', layer: 'members', wish: 'height' },
  weightKg: { column: 'weight_kg', kind: 'decimal', layer: 'own' },
  community: { column: 'community', kind: 'choice', of: COMMUNITIES, layer: 'members', wish: 'community' },
  religion: { column: 'religion_id', kind: 'lookup', list: 'religion', layer: 'members', wish: 'religion' },
  birthDate: { column: 'birth_date', kind: 'date', layer: 'accepted', wish: 'age', isWatched: true },
  birthPlace: { column: 'birth_place', kind: 'text', layer: 'accepted' },
  birthPlaceId: { column: 'birth_place_id', kind: 'lookup', list: 'place', layer: 'accepted', as: null, isSpare: true },
  birthTime: { column: 'birth_time', kind: 'time', layer: 'accepted' },
  isMangalik: { column: 'mangalik', kind: 'choice', of: YES_NO, layer: 'members', wish: 'mangalik' },
  isInitiated: { column: 'initiated', kind: 'choice', of: YES_NO, layer: 'own' },
  diet: { column: 'diet', kind: 'choice', of: DIETS, layer: 'members', wish: 'diet' },
} as const satisfies Answers<Omit<Values<typeof personalForm.fields>, 'father' | 'mother'>, WishName>;

/** The wire name of the horoscope file in `updatepersonalinformation`. */
export const HOROSCOPE_FILE = 'kusthifile';

/** Returns the URL of the horoscope that `showpersonalinfo` names. */
export const horoscopeAddress = (name: string): string => `/files/horoscopes/${name}`;

/** Returns the personal information with the lists for its form. `horoscopeFile`: the name for `horoscopeAddress`. */
export const showPersonal = call('showpersonalinfo', {
  access: 'member',
  form: versionForm,
  saves: false,
  returned: {
    ...personalForm.fields,
    held: heldNotes,
    version: versionFact,
    horoscopeFile: fact('row.kusthi_file', s.string()),
    castes: casteList('cast'),
    tribes: tribeList,
    clans: clanList,
    rashis: rashiList,
    gons: gonList,
    lognos: lognoList,
    maleOccupations: maleOccupationList,
    femaleOccupations: namedList('femaleoccupation', 'occupation'),
    educations: namedList('educationalqualification', 'educational_qualification'),
    otherQualifications: namedList('otherqualification', 'other_qualification'),
    professions: namedList('userprofession', 'profession'),
    skills: namedList('userskill', 'skill'),
    religions: religionList,
  },
});

/** Saves the personal information, and replaces the horoscope file if one is sent. */
export const updatePersonal = call('updatepersonalinformation', {
  ...ofMember,
  form: personalForm,
  files: [HOROSCOPE_FILE],
});

/** Ours: deletes the horoscope file. */
export const removeHoroscope = call('removehoroscope', ofMember);
