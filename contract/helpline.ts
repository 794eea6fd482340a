import { list } from './wire.ts';

/** One phone of the office. `phoneCode`: the country code with its `+`; `phone`: the number without it. */
export interface HelplinePhone {
  id: number;
  emoji: string;
  name: string;
  nameBn: string;
  phoneCode: string;
  phone: string;
}

/** The office's phones, under the key that the call uses. */
export const helplinePhones = (key: string) =>
  list<HelplinePhone>(key, {
    id: 'id',
    emoji: 'emoji',
    name: 'name',
    nameBn: 'name_bn',
    phoneCode: 'phonecode',
    phone: 'phone',
  });
