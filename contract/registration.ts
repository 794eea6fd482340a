import { call } from './call.ts';
import { COMMUNITIES, GENDERS, INDIA, MARITAL_STATUSES, YES_NO } from './choices.ts';
import { consentBoxes, untickedErrors } from './consents.ts';
import { birthDateProblem, date, time } from './date-rules.ts';
import { type FormErrors, form, type RuleContext } from './form.ts';
import { lookupId, requiredHeightCm, requiredLookupId, requiredWeightKg } from './number-rules.ts';
import { outcomeFacts, refusedOutcome } from './outcome.ts';
import { newPhone } from './phone.ts';
import {
  choice,
  emailText,
  isPincode,
  password,
  pincode,
  readByOthers,
  requiredChoice,
  requiredText,
  text,
  tick,
} from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Values of `msgcode` after step 1 (specification 8; meanings in specification-decisions). */
export const STEP1 = { done: 1, phoneTaken: 2, phoneNotAcceptable: 3, notAccepted: 4 } as const;

/**
 * The profile ids that the server makes: SV and 1 to 999999999 (specification 9). An id proposed by a browser is
 * ignored.
 */
export const PROFILE_ID = /^SV[1-9]\d{0,8}$/;

/** The form of step 1: the person, the login phone and a password. */
export const step1Form = form(
  {
    profileId: sentOnly('profile_id', text()),
    name: sentOnly('name', readByOthers(requiredText('fullNameRequired'))),
    email: sentOnly('email', emailText),
    phone: sentOnly('phone', newPhone('userPhoneRequired')),
    gender: sentOnly('gender', requiredChoice(GENDERS, 'userGenderRequired')),
    password: sentOnly('password', password('minimumPasswordRequired')),
    /**
     * Ours: the form contains the consent boxes, and each must be ticked. Without this field the consents are requested
     * before the profile is shown.
     */
    consentForm: sentOnly('consentform', choice(['1'])),
    ...consentBoxes,
  },
  ({ consentForm, ...boxes }) => (consentForm === '1' ? untickedErrors(boxes) : {}),
);

/**
 * Ours: records that the page of step 1 was opened. From then on its browser is distinguished from others behind the
 * same IP address.
 */
export const openRegistration = call('openregistration', { saves: false, returned: outcomeFacts });

/** Makes a profile with its account and opens a session between the two steps. `code` is one of STEP1. */
export const registerStep1 = call('registerstep1', {
  form: step1Form,
  returned: { ...outcomeFacts, profileId: fact('profile_id', s.optional(s.string())) },
  refused: refusedOutcome(STEP1.notAccepted),
});

/** The form of step 2: address, parents, body, community and birth. */
export const step2Form = form(
  {
    addressLine1: sentOnly('addr1', requiredText('addressRequired')),
    addressLine2: sentOnly('addr2', text()),
    city: sentOnly('city', requiredText('cityRequired')),
    district: sentOnly('district', readByOthers(text())),
    pincode: sentOnly('pincode', pincode('pincodeRequired')),
    state: sentOnly('state', requiredLookupId('stateRequired')),
    country: sentOnly('country', requiredLookupId('countryRequired')),
    fatherName: sentOnly('father_name', text()),
    /** Ours: nobody knows the name. Otherwise a name is required. */
    fatherNameUnknown: sentOnly('fathernameunknown', tick),
    motherName: sentOnly('mother_name', text()),
    motherNameUnknown: sentOnly('mothernameunknown', tick),
    caste: sentOnly('cast_id', lookupId),
    tribe: sentOnly('tribe_id', lookupId),
    clan: sentOnly('clan_id', readByOthers(text())),
    rashi: sentOnly('rashi_id', lookupId),
    gon: sentOnly('gon_id', lookupId),
    logno: sentOnly('logno_id', lookupId),
    heightCm: sentOnly('height', requiredHeightCm),
    weightKg: sentOnly('weight', requiredWeightKg),
    religion: sentOnly('religion', requiredLookupId('religionRequired')),
    community: sentOnly('community', requiredChoice(COMMUNITIES, 'communityRequired')),
    birthDate: sentOnly('dateofbirth', date({ missing: 'birthDateRequired' })),
    birthPlace: sentOnly('placeofbirth', text()),
    birthTime: sentOnly('timeofbirth', time),
    isMangalik: sentOnly('mangalik', choice(YES_NO)),
    /** Ours, and optional: whether there was an earlier marriage. */
    maritalStatus: sentOnly('maritalstatus', choice(MARITAL_STATUSES)),
  },
  ({ birthDate = '' }, context) => birthDateErrors(birthDate, context),
  ({ fatherName, fatherNameUnknown, motherName, motherNameUnknown }): FormErrors => ({
    ...(isNameless(fatherName, fatherNameUnknown) && { fatherName: 'fatherNameRequired' }),
    ...(isNameless(motherName, motherNameUnknown) && { motherName: 'motherNameRequired' }),
  }),
  ({ pincode, country }): FormErrors =>
    pincode === undefined || isPincode(pincode, country === INDIA) ? {} : { pincode: 'pincodeRequired' },
);

/** Completes the registration. Refused if it is complete already. */
export const registerStep2 = call('registerstep2', {
  access: 'registering',
  form: step2Form,
  returned: outcomeFacts,
  refused: refusedOutcome(STEP1.notAccepted),
});

/** Ours: replaces a mistyped phone in a registration that is not complete. */
export const mendPhone = call('mendphone', {
  access: 'registering',
  form: form({ phone: sentOnly('phone', newPhone('userPhoneRequired')) }),
  returned: outcomeFacts,
  refused: refusedOutcome(STEP1.notAccepted),
});

/** Whether there is neither a name nor the tick that nobody knows it. */
const isNameless = (name: string | undefined, unknown: string | undefined) => name?.trim() === '' && unknown !== 'Yes';

/** Returns the errors of the age rule, for every form with a date of birth. */
export function birthDateErrors(
  birthDate: string,
  { gender, today }: Pick<RuleContext, 'gender' | 'today'>,
): FormErrors {
  const problem = birthDateProblem(birthDate, gender, today);
  return problem === null ? {} : { birthDate: problem };
}
