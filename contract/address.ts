import type { Answers } from './answers.ts';
import { call } from './call.ts';
import { INDIA } from './choices.ts';
import { type FormErrors, form } from './form.ts';
import { countryForm, plainList } from './lookups.ts';
import { lookupId, requiredLookupId } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import { isPincode, pincode, readByOthers, requiredText, text } from './rules.ts';
import { stepFacts, versionFact, versionForm, versionSent } from './step.ts';
import { field, type Values } from './wire.ts';
import type { WishName } from './wishes.ts';

export const addressForm = form(
  {
    line1: field('addr1', 'row.addr1', requiredText('addressLineRequired')),
    line2: field('addr2', 'row.addr2', text()),
    city: field('city', 'row.city', requiredText('cityRequired')),
    district: field('dist', 'row.district', readByOthers(text())),
    pincode: field('pin', 'row.pincode', pincode('pinCodeRequired')),
    state: field('state', 'row.state', requiredLookupId('stateRequired')),
    /** The country's control is disabled once a country is stored. The server then keeps the stored country. */
    country: field('country', 'row.countryid', lookupId),
  },
  ({ pincode: typedPincode, country }, context): FormErrors => {
    const countryId = country ?? (context.country === '' ? null : Number(context.country));
    if (countryId === null) return { country: 'selectCountry' };
    if (typedPincode === undefined || isPincode(typedPincode, countryId === INDIA)) return {};
    return { pincode: 'pinCodeRequired' };
  },
);

/** Metadata of each answer of this form: its kind, who reads it, and how it is stored. */
export const addressAnswers = {
  line1: { column: 'line1', kind: 'text', layer: 'own', isRequired: true },
  line2: { column: 'line2', kind: 'text', layer: 'own', isSpare: true },
  city: { column: 'city', kind: 'text', layer: 'accepted', as: 'family.town', isRequired: true },
  district: { column: 'district', kind: 'text', layer: 'members', as: null },
  pincode: { column: 'pincode', kind: 'text', layer: 'own', isRequired: true },
  state: { column: 'state_id', kind: 'lookup', list: 'state', layer: 'members', wish: 'place', isRequired: true },
  country: {
    column: 'country_id',
    kind: 'lookup',
    list: 'country',
    layer: 'members',
    wish: 'country',
    goesWith: 'state',
    isRequired: true,
  },
} as const satisfies Answers<Values<typeof addressForm.fields>, WishName>;

/** Returns the stored address with the choices for it: all countries, and the states of the stored country. */
export const showAddress = call('showcommunication', {
  access: 'member',
  form: versionForm,
  saves: false,
  returned: {
    ...addressForm.fields,
    countries: plainList('countries'),
    states: plainList('states'),
    version: versionFact,
  },
});

/** Returns the states of a country for the address form. Anybody may make the call. */
export const statesOfCountry = call('showcuntrywisestatelist', {
  form: countryForm,
  saves: false,
  returned: { states: plainList('') },
});

export const updateAddress = call('updatecommunication', { ...ofMember, form: addressForm });

/** Ours: saves one step of the address form. */
export const stepAddress = call('saveaddressstep', {
  ...ofMember,
  form: form({ ...addressForm.fields, version: versionSent }, ...addressForm.crossRules),
  returned: stepFacts,
  isSentLater: true,
});
