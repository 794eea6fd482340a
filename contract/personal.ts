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
import { outcomeFacts, refusedOutcome } from './outcome.ts';
import { birthDateErrors } from './registration.ts';
import { choice, text } from './rules.ts';
import * as s from './shape.ts';
import { fact, field } from './wire.ts';

/** Everything is optional; only the age rule and the ranges hold (specification 5: not shown). */
export const personalForm = form(
  {
    father: {
      name: field('fname', 'row.father_name', text()),
      occupation: field('foccu', 'row.father_occupation', lookupId),
    },
    mother: {
      name: field('mname', 'row.mother_name', text()),
      occupation: field('moccu', 'row.mother_occupation', lookupId),
    },
    education: field('quali', 'row.educational_qualification', lookupId),
    otherQualification: field('otherquali', 'row.other_qualification', lookupId),
    profession: field('profession', 'row.profession', lookupId),
    skill: field('skill', 'row.user_special_skill', lookupId),
    skinColour: field('skincolor', 'row.user_skin_color', choice(SKIN_COLOURS)),
    caste: field('castid', 'row.cast_id', lookupId),
    tribe: field('tribeid', 'row.tribe_id', lookupId),
    clan: field('clanid', 'row.clan_id', text()),
    rashi: field('rashiid', 'row.rashi_id', lookupId),
    gon: field('gonid', 'row.gon_id', lookupId),
    logno: field('lognoid', 'row.logno_id', lookupId),
    heightCm: field('height', 'row.height', heightCm),
    weightKg: field('weight', 'row.weight', weightKg),
    community: field('community', 'row.community', choice(COMMUNITIES)),
    religion: field('religion', 'row.religion', lookupId),
    birthDate: field('dob', 'row.dateofbirth', date()),
    birthPlace: field('pob', 'row.placeofbirth', text()),
    /** Ours: the place in the gazetteer that was chosen for the free text of `birthPlace`. */
    birthPlaceId: field('placeid', 'row.placeid', lookupId),
    birthTime: field('tob', 'row.timeofbirth', time),
    isMangalik: field('mangalik', 'row.is_mangalik', choice(YES_NO)),
    isInitiated: field('initiation', 'row.user_initiation', choice(YES_NO)),
    diet: field('userdiet', 'row.user_diet', choice(DIETS)),
  },
  ({ birthDate = '' }, context) => birthDateErrors(birthDate, context),
);

/** The wire's name of the horoscope file in `updatepersonalinformation`. */
export const HOROSCOPE_FILE = 'kusthifile';

/** Where the browser downloads the horoscope that `showpersonalinfo` names. */
export const horoscopeAddress = (name: string): string => `/files/horoscopes/${name}`;

export const showPersonal = call('showpersonalinfo', {
  access: 'member',
  returned: {
    ...personalForm.fields,
    held: heldNotes,
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

export const updatePersonal = call('updatepersonalinformation', {
  access: 'member',
  form: personalForm,
  files: [HOROSCOPE_FILE],
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Ours: takes the horoscope file away. */
export const removeHoroscope = call('removehoroscope', {
  access: 'member',
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
