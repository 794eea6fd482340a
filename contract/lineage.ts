import type { Answers } from './answers.ts';
import { call } from './call.ts';
import { BLOOD_GROUPS, LIFE_EXPECTANCIES, NOBODY_REMEMBERS, PARENT_STATES, YES_NO } from './choices.ts';
import { form as formOf } from './form.ts';
import type { healthForm } from './health.ts';
import { casteList, clanList, maleOccupationList, tribeList } from './lookups.ts';
import { lookupId } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import { choice, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { stepFacts, versionFact, versionForm, versionSent } from './step.ts';
import { fact, field, type Values } from './wire.ts';

export const LINEAGE_SIDES = ['paternal', 'maternal'] as const;
export type LineageSide = (typeof LINEAGE_SIDES)[number];

/** Maximum number of characters of the details of a disease. */
const DETAILS_LIMIT = 2000;

/** The parts of wire names in which the two sides differ, and the names of their calls (specification, section 7). */
const WORDS = {
  paternal: {
    parent: 'father',
    parentShort: 'f',
    short: 'pg',
    show: 'paternalinformation',
    update: 'updatepaternaldata',
    step: 'savepaternalstep',
  },
  maternal: {
    parent: 'mother',
    parentShort: 'm',
    short: 'mg',
    show: 'maternalinformation',
    update: 'updatematernaldata',
    step: 'savematernalstep',
  },
} as const;

/** The paternal and maternal forms differ only in their wire names (specification 7). */
const lineageForm = (side: LineageSide) => {
  const { parent, parentShort, short } = WORDS[side];
  return formOf({
    parent: {
      caste: field(`${parentShort}castid`, `row.${parent}_cast`, lookupId),
      tribe: field(`${parentShort}tribeid`, `row.${parent}_tribe`, lookupId),
      clan: field(`${parentShort}clanid`, `row.${parent}_clan`, text()),
      casteUnknown: unknownField(parent, 'caste'),
      clanUnknown: unknownField(parent, 'clan'),
    },
    grandfather: ancestorFields(`${side}grandfather`, short, `${side}_grandfather`),
    greatGrandfather: ancestorFields(`great${side}grandfather`, `g${short}`, `great_${side}_grandfather`),
  });
};

/** Ours: nobody in the family remembers the value. This counts as an answer, so the question is not repeated. */
const unknownField = (relative: string, what: string, shown = 'row') =>
  field(`${relative}${what}unknown`, `${shown}.${relative}${what}unknown`, choice(NOBODY_REMEMBERS));

function ancestorFields(sent: string, short: string, returned: string) {
  return {
    name: field(`${sent}name`, `row.${returned}_name`, text()),
    /** Ours: nobody knows the name. */
    nameUnknown: field(`${sent}nameunknown`, `row.${sent}nameunknown`, tick),
    /** Ours: the present state. The list's own *Retired* does not say what somebody worked as. */
    now: field(`${sent}now`, `row.${sent}now`, choice(PARENT_STATES)),
    occupation: field(`${sent}occupation`, `row.${returned}_occupation`, lookupId),
    caste: field(`${short}castid`, `row.${returned}_cast`, lookupId),
    tribe: field(`${short}ftribeid`, `row.${returned}_tribe`, lookupId),
    clan: field(`${short}fclanid`, `row.${returned}_clan`, text()),
    lifeExpectancy: field(`${short}flifeexpectancy`, `health.${returned}_life_expectancy`, choice(LIFE_EXPECTANCIES)),
    chronicDisease: field(`${short}fcdisease`, `health.${returned}_chronic_disease`, choice(YES_NO)),
    chronicDiseaseDetails: field(
      `${short}fcdiseasedetails`,
      `health.${returned}_chronic_disease_details`,
      text(DETAILS_LIMIT),
    ),
    occupationUnknown: unknownField(sent, 'occupation'),
    casteUnknown: unknownField(sent, 'caste'),
    clanUnknown: unknownField(sent, 'clan'),
    lifeExpectancyUnknown: unknownField(sent, 'life', 'health'),
    chronicDiseaseUnknown: unknownField(sent, 'disease', 'health'),
  };
}

/** All fields that the forms have about a relative. */
export type RelativeFields = ReturnType<typeof ancestorFields> &
  Pick<(typeof healthForm.fields)['father'], 'bloodGroup'>;

/**
 * Metadata of each answer about one of the six relatives, shared by the personal, health and lineage forms. Others read
 * them by relative. The mother's occupation has a separate list.
 */
export const relativeAnswers = {
  name: { column: 'name', kind: 'text', layer: 'accepted' },
  nameUnknown: { column: 'name_unknown', kind: 'flag', layer: 'own', isSpare: true },
  now: { column: 'now_is', kind: 'choice', of: PARENT_STATES, layer: 'accepted', isSpare: true },
  caste: { column: 'caste_id', kind: 'lookup', list: 'caste', layer: 'accepted' },
  clan: { column: 'clan', kind: 'clan', layer: 'accepted' },
  occupation: { column: 'occupation_id', kind: 'lookup', list: 'male-occupation', layer: 'accepted' },
  tribe: { column: 'tribe_id', kind: 'lookup', list: 'tribe', layer: 'own' },
  bloodGroup: { column: 'blood_group', kind: 'choice', of: BLOOD_GROUPS, layer: 'own', isSealed: true },
  lifeExpectancy: { column: 'life_expectancy', kind: 'choice', of: LIFE_EXPECTANCIES, layer: 'own', isSealed: true },
  chronicDisease: { column: 'chronic_disease', kind: 'choice', of: YES_NO, layer: 'own', isSealed: true },
  chronicDiseaseDetails: { column: 'chronic_disease_details', kind: 'text', layer: 'own', isSealed: true },
  occupationUnknown: { column: 'occupation_unknown', kind: 'flag', layer: 'own', isSpare: true },
  casteUnknown: { column: 'caste_unknown', kind: 'flag', layer: 'own', isSpare: true },
  clanUnknown: { column: 'clan_unknown', kind: 'flag', layer: 'own', isSpare: true },
  /** Stored encrypted, like the answer that it replaces. */
  lifeExpectancyUnknown: {
    column: 'life_expectancy_unknown',
    kind: 'choice',
    of: NOBODY_REMEMBERS,
    layer: 'own',
    isSealed: true,
    isSpare: true,
  },
  chronicDiseaseUnknown: {
    column: 'chronic_disease_unknown',
    kind: 'choice',
    of: NOBODY_REMEMBERS,
    layer: 'own',
    isSealed: true,
    isSpare: true,
  },
} as const satisfies Answers<Values<RelativeFields>>;

/** The parent's name from the personal information; the page shows it. */
const parentName = fact('parent_name', s.string());
const parentNameUnknown = fact('parentnameunknown', s.string());
const parentOccupation = {
  name: fact('parent_occupation', s.string()),
  nameBn: fact('parent_occupation_bn', s.string()),
};

/** Ours: the member's own answers, offered for a father without any data. They say nothing about the mother's line. */
const offered = {
  caste: fact('offered.cast', s.string()),
  tribe: fact('offered.tribe', s.string()),
  clan: fact('offered.clan', s.string()),
};

const lineageCalls = (side: LineageSide) => {
  const form = lineageForm(side);
  const lists = { castes: casteList('cast'), tribes: tribeList, clans: clanList, maleOccupations: maleOccupationList };
  return {
    form,
    show: call(WORDS[side].show, {
      access: 'member',
      form: versionForm,
      saves: false,
      returned: {
        ...form.fields,
        ...lists,
        parentName,
        parentNameUnknown,
        parentOccupation,
        offered,
        version: versionFact,
      },
    }),
    update: call(WORDS[side].update, { ...ofMember, form }),
    /** Ours: saves one step of the form. */
    step: call(WORDS[side].step, {
      ...ofMember,
      form: formOf({ ...form.fields, version: versionSent }),
      returned: stepFacts,
      isSentLater: true,
    }),
  };
};

/** The form and the calls for each side of the family. */
export const lineage = { paternal: lineageCalls('paternal'), maternal: lineageCalls('maternal') };
