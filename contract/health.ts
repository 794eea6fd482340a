import type { Answers } from './answers.ts';
import { call } from './call.ts';
import { BLOOD_GROUPS, DISEASE_REPORTS, LIFE_EXPECTANCIES, YES_NO } from './choices.ts';
import { form } from './form.ts';
import { ofMember } from './outcome.ts';
import { choice, text } from './rules.ts';
import * as s from './shape.ts';
import { stepFacts, versionFact, versionForm, versionSent } from './step.ts';
import { fact, field, sentOnly, type Values } from './wire.ts';

/** Maximum number of characters of the details of a disease. */
const DETAILS_LIMIT = 2000;

/** `flag` says that the details' control was disabled. Then the details are cleared, whatever was sent. */
const parent = (who: 'father' | 'mother', flag: string) => ({
  bloodGroup: field(`${who}bloodgroup`, `${who}_blood_group`, choice(BLOOD_GROUPS)),
  chronicDisease: field(`${who}chronicdisease`, `${who}_chronic_disease`, choice(YES_NO)),
  isDetailsDisabled: sentOnly(flag, text(20)),
  chronicDiseaseDetails: field(`${who}chronicdiseasedetails`, `${who}_chronic_disease_details`, text(DETAILS_LIMIT)),
  lifeExpectancy: field(`${who}lifeexpectancy`, `${who}_life_expectancy`, choice(LIFE_EXPECTANCIES)),
});

/**
 * No field is required (specification 5). The sentences are shown beside empty fields, and the form can still be sent.
 */
export const healthForm = form({
  bloodGroup: field('userbloodgroup', 'user_blood_group', choice(BLOOD_GROUPS)),
  diseaseReport: field('userdiseasereport', 'user_disease_report', choice(DISEASE_REPORTS)),
  father: parent('father', 'fcd'),
  mother: parent('mother', 'mcd'),
});

/** Metadata of the member's own answers; those of the parents are in `relativeAnswers`. */
export const healthAnswers = {
  bloodGroup: { column: 'blood_group', kind: 'choice', of: BLOOD_GROUPS, layer: 'own', isSealed: true },
  diseaseReport: {
    column: 'disease_report',
    kind: 'choice',
    of: DISEASE_REPORTS,
    layer: 'own',
    isSealed: true,
    isSpare: true,
  },
} as const satisfies Answers<Pick<Values<typeof healthForm.fields>, 'bloodGroup' | 'diseaseReport'>>;

export const showHealth = call('showhealth', {
  access: 'member',
  form: versionForm,
  saves: false,
  returned: {
    ...healthForm.fields,
    version: versionFact,
    /** Ours: whether this account may write and erase these answers but never read them. */
    isWriteOnly: fact('write_only', s.boolean()),
  },
});

export const updateHealth = call('updatehealth', { ...ofMember, form: healthForm });

/**
 * Ours: erases the member's health answers, the parents' answers, and the haemoglobin result unless a pair check has
 * locked it. Another holder beside the candidate erases the parents' answers only.
 */
export const eraseHealth = call('erasehealth', ofMember);

/** Ours: saves one step of the form. */
export const stepHealth = call('savehealthstep', {
  ...ofMember,
  form: form({ ...healthForm.fields, version: versionSent }),
  returned: stepFacts,
});
