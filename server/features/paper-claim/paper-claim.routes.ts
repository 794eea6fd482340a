import type { Kysely } from 'kysely';
import { askPaperClaim, claimPaper } from '#contract/paper-claim.ts';
import { confirmPhone } from '#server/domain/accounts/account-contacts.queries.ts';
import { changePassword } from '#server/domain/accounts/accounts.queries.ts';
import { beginRecovery } from '#server/domain/accounts/recovery.queries.ts';
import { recordRegistration } from '#server/domain/consents/consents.queries.ts';
import { findUnclaimed, noteClaimed } from '#server/domain/members/paper-entries.queries.ts';
import { takePhoneBack } from '#server/domain/members/step-aside.queries.ts';
import { lockTyped } from '#server/domain/old-register/aside.queries.ts';
import { giveTicket, takeTicket, ticketOf, tryCode } from '#server/domain/verification/codes.ts';
import { registerPublicCall } from '#server/http/answer.ts';
import { addressKey, LIMITS } from '#server/http/limits.ts';
import { failure, success } from '#server/http/outcome.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { requestCodeWithoutLogin } from '#server/notices/request-code-without-login.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/** Maximum number of tries of a code that the office brought: as many as all networks together have in a day. */
const BROUGHT_CODE_TRIES = LIMITS.claimByPhoneInAll.most;
/** Ids that no code belongs to, used if no profile waits to be claimed with the phone. */
const UNKNOWN_ACCOUNT = { accountId: 0, profileId: '' };

const claimUnknown = { ...failure('claimUnknown'), profileId: undefined };

/**
 * Registers the calls by which a family claims the profile that the office made from its printed form. Without such a
 * profile, the answer has the same words and takes the same time.
 */
export function paperClaimRoutes(services: Services): void {
  const { db, limits, passwords, sessions } = services;

  registerPublicCall(services, askPaperClaim, async ({ values: { phone }, request, reply }) => {
    const found = await findUnclaimed(db, phone);
    const codeRequest = { contact: phone, purpose: 'reset', kind: 'reset' } as const;
    const accounts = found ? [found.accountId] : [];
    const ticketHash = giveTicket(services, reply);
    const isAsked = await requestCodeWithoutLogin(
      services,
      { ...codeRequest, ticketHash, accounts },
      addressKey(request.ip),
    );
    return isAsked ? success('paperClaimAsked') : failure('codeJustSent');
  });

  registerPublicCall(services, claimPaper, async ({ values: { phone, code, password }, request, reply }) => {
    const address = addressKey(request.ip);
    await limits.take('codeTryByAddress', address);
    await limits.take('claimByPhone', `${address} ${phone}`);
    await limits.take('claimByPhoneInAll', phone);
    // Hashed before any comparison, so that a right code takes no more time than a wrong one.
    const passwordHash = await passwords.hash(password, address);
    const found = (await findUnclaimed(db, phone)) ?? UNKNOWN_ACCOUNT;
    // A code requested in this browser, or a code that the office brought to the family.
    const requestedCode = { asker: { ticketHash: ticketOf(services, request), lets: null }, purpose: 'reset' } as const;
    // Anybody who knows the phone may try the second code. Tries of strangers are counted by network and do not use up
    // the family's.
    const broughtCode = { asker: found, purpose: 'phone', contact: phone, mostTries: BROUGHT_CODE_TRIES } as const;
    for (const sought of [requestedCode, broughtCode]) {
      // Locked first: confirming the same phone for a registration locks that account, and then deletes this code with
      // the profile.
      const lockFirst = (transaction: Kysely<Database>) => lockTyped(transaction, found.profileId);
      const tried = await tryCode(services, { ...sought, code, lockFirst }, async (transaction, { accountId }) => {
        if (accountId !== found.accountId) return false;
        await takePhoneBack(transaction, found.profileId);
        if (!(await noteClaimed(transaction, found.profileId))) return false;
        await changePassword(transaction, accountId, { passwordHash });
        await confirmPhone(transaction, accountId);
        // If the office read the code out, it has spoken with this person, so no recovery begins.
        if (sought === requestedCode) await beginRecovery(transaction, accountId, { closesHealth: false });
        await recordRegistration(transaction, found, languageOf(request));
        return true;
      });
      if (tried.outcome !== 'confirmed' || !tried.result) continue;
      noteSecurity(request, { subject: found.profileId, accounts: [found.accountId] });
      await limits.forget('claimByPhone', `${address} ${phone}`);
      await limits.forget('claimByPhoneInAll', phone);
      takeTicket(services, reply);
      await sessions.start(reply, 'login', found);
      return { ...success('paperClaimed'), profileId: found.profileId };
    }
    return claimUnknown;
  });
}
