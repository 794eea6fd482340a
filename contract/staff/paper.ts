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

/** Maximum number of characters of a health answer in the online forms. */
const HEALTH_LIMIT = 2000;

/** A rule that accepts no answer. */
const noAnswer = holding(
  text(HEALTH_LIMIT),
  must((value) => value === '', 'healthNotOnPaper'),
);

type FieldsWithoutAnswer = Record<string, Field<typeof noAnswer> & OnlySent>;

/** Returns the same fields with a rule that accepts no answer, because only the family enters health data. */
const withoutAnswer = (fields: Fields): FieldsWithoutAnswer =>
  Object.fromEntries(
    leavesOf(fields).flatMap(([, node]) =>
      node.kind === 'field' && node.sent ? [[node.sent, sentOnly(node.sent, noAnswer)]] : [],
    ),
  );

type Ancestor = (typeof lineage)[LineageSide]['form']['fields']['grandfather'];

/** Splits the fields about an ancestor: those of the paper, and those about health, which accept no answer. */
function splitHealth({
  lifeExpectancy,
  chronicDisease,
  chronicDiseaseDetails,
  lifeExpectancyUnknown,
  chronicDiseaseUnknown,
  ...paperFields
}: Ancestor) {
  const answers = { lifeExpectancy, chronicDisease, chronicDiseaseDetails };
  const unknownTicks = { lifeExpectancyUnknown, chronicDiseaseUnknown };
  return { paperFields, healthFields: withoutAnswer({ ...answers, ...unknownTicks }) };
}

/** Splits the fields about one side of the family like `splitHealth`. */
function splitSide(side: LineageSide) {
  const { parent, ...ancestors } = lineage[side].form.fields;
  const grandfather = splitHealth(ancestors.grandfather);
  const greatGrandfather = splitHealth(ancestors.greatGrandfather);
  return {
    paperFields: {
      parent,
      grandfather: grandfather.paperFields,
      greatGrandfather: greatGrandfather.paperFields,
    },
    healthFields: { ...grandfather.healthFields, ...greatGrandfather.healthFields },
  };
}

const paternal = splitSide('paternal');
const maternal = splitSide('maternal');
// Only the family decides who sees the photo. Until then accepted families do.
const { photoFor: _, homeFor: __, ...aboutFields } = aboutForm.fields;

/** A family's printed biodata under the field names of the online forms, with the signed consent. */
export const paperForm = form(
  {
    /** The number printed on the form, which the trust also keeps on paper. */
    formNumber: sentOnly('formnumber', requiredText('formNumberRequired', 40)),
    consentOn: sentOnly('consenton', date({ missing: 'consentDateRequired' })),
    hasSigned: sentOnly(
      'signed',
      holding(
        tick,
        must((value) => value === 'Yes', 'signatureRequired'),
      ),
    ),
    /** The language for notices to the family. */
    language: sentOnly('lang', requiredChoice(LANGUAGES, 'chooseFromList')),
    name: sentOnly('name', readByOthers(requiredText('nameRequired'))),
    gender: sentOnly('gender', requiredChoice(GENDERS, 'selectGender')),
    phone: sentOnly('phone', acceptablePhone('phoneNotAcceptable')),
    email: sentOnly('email', emailText),
    ...addressForm.fields,
    ...aboutFields,
    paternal: paternal.paperFields,
    maternal: maternal.paperFields,
    /** Whether the person in the photo has also signed for it. */
    hasAgreed: sentOnly('agreed', tick),
    health: { ...withoutAnswer(healthForm.fields), ...paternal.healthFields, ...maternal.healthFields },
  },
  ...addressForm.crossRules,
  ...aboutForm.crossRules,
  ({ birthDate = '', gender = '' }, { today }): FormErrors =>
    birthDate === '' ? { birthDate: 'birthDateRequired' } : birthDateErrors(birthDate, { gender, today }),
  ({ email = '' }): FormErrors => (email === '' || isEmail(email) ? {} : { email: 'emailRequired' }),
  ({ consentOn = '' }, { today }): FormErrors =>
    today !== noContext.today && consentOn > today ? { consentOn: 'consentToCome' } : {},
);

/** Returns the choices for the screen of paper entry. `member`: the profile whose paper is corrected. */
export const showPaper = call('office/showpaper', {
  access: 'staff',
  form: form({ member: otherMember }),
  saves: false,
  returned: {
    /** The draft, or the entered values of this member, as JSON under the form's names; `''` if none. */
    draft: fact('draft', s.string()),
    /** By field name: how an answer is written, and the choices of a closed list. */
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

/** Puts a family that has not claimed its profile on the list of calls, for a code to be read out. */
export const bringCodeToFamily = call('office/bringcode', {
  access: 'staff',
  form: form({ member: otherMember }),
  saves: false,
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Makes a profile of the paper. It belongs to the family; nobody sees it until they have claimed it and the candidate
 * agrees.
 */
export const enterPaper = call('office/enterpaper', {
  access: 'staff',
  form: paperForm,
  files: [PICTURE_FILE],
  returned: {
    ...outcomeFacts,
    /** The new profile, or the existing profile with this phone. */
    profileId: fact('profileid', s.optional(s.string())),
  },
  refused: refusedOutcome(),
});

/** Maximum number of characters of a draft as JSON. */
const DRAFT_LIMIT = 60_000;

/** Saves the form's content as JSON, so that another tab or the next login can continue. */
export const keepPaperDraft = call('office/keeppaperdraft', {
  access: 'staff',
  form: form({ draft: sentOnly('draft', text(DRAFT_LIMIT)) }),
  saves: false,
  returned: outcomeFacts,
});

/** Overwrites the profile that was made from the paper, until its family has claimed it. */
export const correctPaper = call('office/correctpaper', {
  access: 'staff',
  form: form({ ...paperForm.fields, member: otherMember }, ...paperForm.crossRules),
  returned: { ...outcomeFacts, profileId: fact('profileid', s.optional(s.string())) },
  refused: refusedOutcome(),
});
