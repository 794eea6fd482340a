import { call } from './call.ts';
import { type FormErrors, form } from './form.ts';
import { ofMember } from './outcome.ts';
import { optionalPhone } from './phone.ts';
import { text } from './rules.ts';
import { field } from './wire.ts';

/** Who may act for a member who has died or cannot act any more; both `''` if nobody. Other families never see it. */
const nominationForm = form(
  {
    name: field('name', 'name', text()),
    phone: field('phone', 'phone', optionalPhone('phoneNotAcceptable')),
  },
  ({ name = '', phone }): FormErrors => {
    if (phone === undefined || (name.trim() === '') === (phone === '')) return {};
    return { [phone === '' ? 'phone' : 'name']: 'nominateBoth' };
  },
);

/** Ours: returns the nomination. */
export const showNomination = call('shownomination', {
  method: 'GET',
  access: 'member',
  returned: nominationForm.fields,
});

export const updateNomination = call('updatenomination', { ...ofMember, form: nominationForm });
