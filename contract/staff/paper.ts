import { addressForm } from '../address.ts';
import { call } from '../call.ts';
import { GENDERS } from '../choices.ts';
import { date } from '../date-rules.ts';
import { aboutForm } from '../details.ts';
import { type FormErrors, form, noContext } from '../form.ts';
import { healthForm } from '../health.ts';
import { LANGUAGES } from '../languages.ts';
import { type LineageSide, lineage } from '../lineage.ts';
import {
  casteList,
  clanList,
  gonList,
  lognoList,
  maleOccupationList,
  namedList,
  plainList,
  rashiList,
  religionList,
  tribeList,
} from '../lookups.ts';
import { otherMember } from '../member-id.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { acceptablePhone } from '../phone.ts';
import { PICTURE_FILE } from '../picture.ts';
import { birthDateErrors } from '../registration.ts';
import { emailText, holding, isEmail, must, readByOthers, requiredChoice, requiredText, text, tick } from '../rules.ts';
import * as s from '../shape.ts';
import { type Field, type Fields, fact, leavesOf, type OnlySent, sentOnly } from '../wire.ts';

const nothing = holding(
  text(2000),
  must((value) => value === '', 'healthNotOnPaper'),
);

type Unwritten = Record<string, Field<typeof nothing> & OnlySent>;

/** The same names, of which none may come with an answer: health is for the family to write. */
const unwritten = (fields: Fields): Unwritten =>
  Object.fromEntries(
    leavesOf(fields).flatMap(([, node]) =>
      node.kind === 'field' && node.sent ? [[node.sent, sentOnly(node.sent, nothing)]] : [],
    ),
  );

type Ancestor = (typeof lineage)[LineageSide]['form']['fields']['grandfather'];

function parted({
  lifeExpectancy,
  chronicDisease,
  chronicDiseaseDetails,
  lifeExpectancyUnknown,
  chronicDiseaseUnknown,
  ...written
}: Ancestor) {
  const health = { lifeExpectancy, chronicDisease, chronicDiseaseDetails };
  return { written, health: unwritten({ ...health, lifeExpectancyUnknown, chronicDiseaseUnknown }) };
}

function lineOf(side: LineageSide) {
  const { parent, grandfather, greatGrandfather } = lineage[side].form.fields;
  const [elder, eldest] = [parted(grandfather), parted(greatGrandfather)];
  return {
    written: { parent, grandfather: elder.written, greatGrandfather: eldest.written },
    health: { ...elder.health, ...eldest.health },
  };
}

const { paternal, maternal } = { paternal: lineOf('paternal'), maternal: lineOf('maternal') };
// Whom the photo is for is the family's to say: until then accepted families.
const { photoFor: _, homeFor: __, ...about } = aboutForm.fields;

/** A family's printed biodata, by the names of the forms that it would fill in itself, with the consent that it has signed. */
export const paperForm = form(
  {
    /** Printed on the form, and written on the paper that the trust keeps. */
    formNumber: sentOnly('formnumber', requiredText('formNumberRequired', 40)),
    consentOn: sentOnly('consenton', date({ missing: 'consentDateRequired' })),
    hasSigned: sentOnly(
      'signed',
      holding(
        tick,
        must((value) => value === 'Yes', 'signatureRequired'),
      ),
    ),
    /** In which the family is told. */
    language: sentOnly('lang', requiredChoice(LANGUAGES, 'chooseFromList')),
    name: sentOnly('name', readByOthers(requiredText('nameRequired'))),
    gender: sentOnly('gender', requiredChoice(GENDERS, 'selectGender')),
    phone: sentOnly('phone', acceptablePhone('phoneNotAcceptable')),
    email: sentOnly('email', emailText),
    ...addressForm.fields,
    ...about,
    paternal: paternal.written,
    maternal: maternal.written,
    /** That the person in the photo has signed for it too. */
    hasAgreed: sentOnly('agreed', tick),
    health: { ...unwritten(healthForm.fields), ...paternal.health, ...maternal.health },
  },
  ...addressForm.crossRules,
  ...aboutForm.crossRules,
  ({ birthDate = '', gender = '' }, { today }): FormErrors =>
    birthDate === '' ? { birthDate: 'birthDateRequired' } : birthDateErrors(birthDate, { gender, today }),
  ({ email = '' }): FormErrors => (email === '' || isEmail(email) ? {} : { email: 'emailRequired' }),
  ({ consentOn = '' }, { today }): FormErrors =>
    today !== noContext.today && consentOn > today ? { consentOn: 'consentToCome' } : {},
);

/** What the screen of paper entry offers to choose from; `member`: whose paper is corrected. */
export const showPaper = call('office/showpaper', {
  access: 'staff',
  form: form({ member: otherMember }),
  saves: false,
  returned: {
    /** What was typed before, or entered of this member, as JSON by the names of the form; `''` for nothing. */
    draft: fact('draft', s.string()),
    /** By the names of the form: how an answer is written, and what there is to choose in a closed list. */
    answers: fact(
      'answers',
      s.record(s.string(), s.object({ kind: s.string(), of: s.array(s.string()), isRequired: s.boolean() })),
    ),
    countries: plainList('countries'),
    castes: casteList('cast'),
    tribes: tribeList,
    clans: clanList,
    rashis: rashiList,
    gons: gonList,
    lognos: lognoList,
    nakshatras: namedList('nakshatra', 'nakshatra'),
    religions: religionList,
    maleOccupations: maleOccupationList,
    femaleOccupations: namedList('femaleoccupation', 'occupation'),
    educations: namedList('educationalqualification', 'educational_qualification'),
    otherQualifications: namedList('otherqualification', 'other_qualification'),
    professions: namedList('userprofession', 'profession'),
    skills: namedList('userskill', 'skill'),
  },
});

/** Puts a family that has not claimed its profile yet on the list of calls, for a code to be read out. */
export const bringCodeToFamily = call('office/bringcode', {
  access: 'staff',
  form: form({ member: otherMember }),
  saves: false,
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Makes a profile of it, which is the family's: nobody sees it before they have claimed it and the candidate has said yes. */
export const enterPaper = call('office/enterpaper', {
  access: 'staff',
  form: paperForm,
  files: [PICTURE_FILE],
  returned: {
    ...outcomeFacts,
    /** Of the new profile; where the phone has one already, of that one. */
    profileId: fact('profileid', s.optional(s.string())),
  },
  refused: refusedOutcome(2),
});

/** Keeps what stands in the form, as JSON: another tab, or the next login, goes on with it. */
export const keepPaperDraft = call('office/keeppaperdraft', {
  access: 'staff',
  form: form({ draft: sentOnly('draft', text(60_000)) }),
  saves: false,
  returned: outcomeFacts,
});

/** Writes a paper anew over the profile that was made of it, until its family has taken it over. */
export const correctPaper = call('office/correctpaper', {
  access: 'staff',
  form: form({ ...paperForm.fields, member: otherMember }, ...paperForm.crossRules),
  returned: { ...outcomeFacts, profileId: fact('profileid', s.optional(s.string())) },
  refused: refusedOutcome(2),
});
