import { call } from './call.ts';
import { form } from './form.ts';
import { requiredLookupId } from './number-rules.ts';
import { list, sentOnly } from './wire.ts';

/** An entry of a lookup list: a numeric id and its name in both languages. */
export interface LookupEntry {
  id: number;
  name: string;
  nameBn: string;
}

/** A lookup list whose entries carry `<word>_id`, `<word>_name` and `<word>_name_bn` (specification, section 3). */
export const namedList = (returned: string, word: string) =>
  list<LookupEntry>(returned, { id: `${word}_id`, name: `${word}_name`, nameBn: `${word}_name_bn` });

/** Countries and states carry plain `id`, `name` and `name_bn`. */
export const plainList = (returned: string) =>
  list<LookupEntry>(returned, { id: 'id', name: 'name', nameBn: 'name_bn' });

/** The castes. Calls return them under different names, so the name is a parameter. */
export const casteList = (returned: string) => namedList(returned, 'cast');
export const tribeList = namedList('tribe', 'tribe');
/** Known gotras as suggestions. The clan itself is free text. */
export const clanList = namedList('clan', 'clan');
export const rashiList = namedList('rashi', 'rashi');
export const gonList = namedList('gon', 'gon');
export const lognoList = namedList('logno', 'logno');
export const religionList = namedList('religion', 'religion');

/** The occupations of men. Those of women are a separate list. */
export const maleOccupationList = namedList('maleoccupation', 'occupation');

/** Returns the castes for the registration. The whole answer is the list. */
export const regCast = call('reg_cast', { method: 'GET', returned: { castes: casteList('') } });

/** Returns the other lists for step 2 of the registration. */
export const regOther = call('reg_other', {
  method: 'GET',
  returned: {
    tribes: tribeList,
    clans: clanList,
    rashis: rashiList,
    gons: gonList,
    lognos: lognoList,
    countries: plainList('countries'),
    religions: religionList,
  },
});

export const countryForm = form({ country: sentOnly('countryid', requiredLookupId('countryRequired')) });

/** Returns the states of a country for the registration. The whole answer is the list. */
export const stateList = call('statelist', { form: countryForm, saves: false, returned: { states: plainList('') } });
