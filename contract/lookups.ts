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

export const casteList = (returned: string) => namedList(returned, 'cast');
export const tribeList = namedList('tribe', 'tribe');
/** Known gotras as suggestions. The clan itself is free text. */
export const clanList = namedList('clan', 'clan');
export const rashiList = namedList('rashi', 'rashi');
export const gonList = namedList('gon', 'gon');
export const lognoList = namedList('logno', 'logno');
export const religionList = namedList('religion', 'religion');

export const maleOccupationList = namedList('maleoccupation', 'occupation');

export const regCast = call('reg_cast', { method: 'GET', returned: { castes: casteList('') } });

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

export const stateList = call('statelist', { form: countryForm, saves: false, returned: { states: plainList('') } });
