import { makeResetLink } from '#server/office/password-resets.ts';
import { found } from '#server/office/refusal.ts';
import { type Command, wordAt } from './command.ts';

export const resetCommands: Command[] = [
  {
    name: 'reset-password',
    usage: 'PHONE',
    about: 'A link with which the member sets a new password: once, within 24 hours',
    async run({ db, siteUrl }, given) {
      wordAt(given, 0, 'the phone number of the member');
      const phone = given.words.join(' ');
      const { profileId, url, expires } = found(await makeResetLink(db, phone, siteUrl), `member with this phone`);
      return { record: { member: profileId, link: url, 'valid until': expires }, subjects: [{ profileId }] };
    },
  },
];
