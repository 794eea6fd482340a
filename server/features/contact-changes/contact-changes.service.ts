import { confirmEmail } from '#contract/contact-changes.ts';
import { agreeToRecovery } from '#contract/recovery.ts';
import { confirmEmail as confirmEmailOf } from '#server/domain/accounts/account-contacts.queries.ts';
import { endRecovery } from '#server/domain/accounts/recovery.queries.ts';
import { confirmWanted } from '#server/domain/contacts/contact-requests.queries.ts';
import { settleContacts } from '#server/domain/contacts/settle-contacts.queries.ts';
import { findLink, spendCode } from '#server/domain/verification/codes.queries.ts';
import { outcomeOfCodeRequest } from '#server/http/code-request.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import type { Who } from '#server/http/session.ts';
import { askForCode } from '#server/notices/ask-for-code.ts';
import { tellHandedOver } from '#server/notices/tell-handed-over.queries.ts';
import type { Services } from '#server/services.ts';
import { loadContacts } from './contact-changes.queries.ts';

/**
 * Sends a code to one of the account's phones, the new or the old one. `from` is the network address of the request.
 */
export async function sendCodeTo(
  services: Services,
  { accountId, profileId }: Who,
  { from, ...sought }: { purpose: 'newPhone' | 'oldPhone'; contact: string; from: string },
): Promise<Outcome> {
  return outcomeOfCodeRequest(
    services,
    await askForCode(services, { ...sought, asker: { accountId, profileId } }, from),
  );
}

/**
 * Executes the button on the page of an e-mail's link. A new e-mail counts at once if the account has no confirmed one,
 * else after some days.
 */
export async function redeemLink({ db, codeHash }: Services, token: string): Promise<Outcome> {
  const hashed = codeHash(token);
  return db.transaction().execute(async (transaction) => {
    const linkToStored = await findLink(transaction, hashed, 'email');
    const link = linkToStored ?? (await findLink(transaction, hashed, 'newEmail'));
    const accountId = link?.accountId ?? null;
    if (link === undefined || accountId === null || !(await spendCode(transaction, link)))
      return failure('emailLinkOver');
    const { contact: email } = link;
    if (linkToStored) {
      const { emailConfirmedAt: wasConfirmedAt } = await loadContacts(transaction, accountId);
      const isTheirs = await confirmEmailOf(transaction, accountId, email);
      if (!isTheirs) return failure('emailLinkOver');
      // An e-mail that was confirmed before is a second proof after a new password.
      if (wasConfirmedAt !== null && (await endRecovery(transaction, accountId, { reopensHealth: true }))) {
        await tellHandedOver(transaction, agreeToRecovery, { accountId });
        return success('recoveryProved');
      }
      await tellHandedOver(transaction, confirmEmail, { accountId });
      return success('emailConfirmed');
    }
    const { emailConfirmedAt } = await loadContacts(transaction, accountId);
    const isFirst = emailConfirmedAt === null;
    if (!(await confirmWanted(transaction, { accountId, kind: 'email', wanted: email }, isFirst)))
      return failure('emailLinkOver');
    await tellHandedOver(transaction, confirmEmail, { accountId });
    if (!isFirst) return success('changeWaits');
    await settleContacts(transaction, accountId);
    return success('emailConfirmed');
  });
}
