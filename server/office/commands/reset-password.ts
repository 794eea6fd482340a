import { markDone } from '#server/domain/office-requests/office-requests.queries.ts';
import { makeResetLink } from '#server/office/password-resets.ts';
import { found } from '#server/office/refusal.ts';
import { createOfficeRequest } from '#server/office/requests.ts';
import { type Command, requiredText, wordAt } from './command.ts';

/** Commands about links for a new password: `npm run office -- reset-password`. */
export const resetCommands: Command[] = [
  {
    name: 'reset-password',
    usage: 'PHONE --reason TEXT',
    about: 'A link with which the member sets a new password: once, within 24 hours',
    options: { reason: 'string' },
    async run({ db, siteUrl, who }, input) {
      wordAt(input, 0, 'the phone number of the member');
      const phone = input.words.join(' ');
      const reason = requiredText(input, 'reason');
      const { accountId, profileId, url, expires } = found(
        await makeResetLink(db, phone, siteUrl),
        `member with this phone`,
      );
      // A person at the machine counts as the second person, because they can read the database anyway.
      const agreedBy = `${who} at the machine`;
      const id = await createOfficeRequest(db, { kind: 'reset', profileId, by: who, reason, accountId, agreedBy });
      await markDone(db, id);
      return { record: { member: profileId, link: url, 'valid until': expires }, subjects: [{ profileId }] };
    },
  },
];
