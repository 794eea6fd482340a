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
import { answer } from '#server/http/answer.ts';
import { addressKey, LIMITS } from '#server/http/limits.ts';
import { failure, success } from '#server/http/outcome.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { askUnseen } from '#server/notices/ask-unseen.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

const unknown = { ...failure(2, 'claimUnknown'), profileId: undefined };

/** A family whose paper the office has entered takes its profile over: in the same words and time whether there is one. */
export function paperClaimRoutes(services: Services): void {
  const { db, limits, passwords, sessions } = services;

  answer(services, askPaperClaim, async ({ values: { phone }, request, reply }) => {
    const found = await findUnclaimed(db, phone);
    const asked = { contact: phone, purpose: 'reset', kind: 'reset' } as const;
    const accounts = found ? [found.accountId] : [];
    const ticketHash = giveTicket(services, reply);
    const isAsked = await askUnseen(services, { ...asked, ticketHash, accounts }, addressKey(request.ip));
    return isAsked ? success('paperClaimAsked') : failure(2, 'codeJustSent');
  });

  answer(services, claimPaper, async ({ values: { phone, code, password }, request, reply }) => {
    const address = addressKey(request.ip);
    await limits.take('codeTryByAddress', address);
    await limits.take('claimByPhone', `${address} ${phone}`);
    await limits.take('claimByPhoneInAll', phone);
    // Before anything is compared: a request with a right code takes as long as any other.
    const passwordHash = await passwords.hash(password, address);
    const found = (await findUnclaimed(db, phone)) ?? NOBODY;
    // Asked for in this browser, or brought to the family by the office.
    const ticket = { asker: { ticketHash: ticketOf(services, request), lets: null }, purpose: 'reset' } as const;
    // Anybody who knows the phone may try that one: strangers’ tries are counted by their networks, and do not use it up.
    const brought = { asker: found, purpose: 'phone', contact: phone, mostTries: BROUGHT_TRIES } as const;
    for (const sought of [ticket, brought]) {
      // Who confirms the same phone for a registration holds that account, and then removes this code with the profile.
      const lockFirst = (transaction: Kysely<Database>) => lockTyped(transaction, found.profileId);
      const tried = await tryCode(services, { ...sought, code, lockFirst }, async (transaction, { accountId }) => {
        if (accountId !== found.accountId) return false;
        await takePhoneBack(transaction, found.profileId);
        if (!(await noteClaimed(transaction, found.profileId))) return false;
        await changePassword(transaction, accountId, { passwordHash });
        await confirmPhone(transaction, accountId);
        // Where the office read a code out, it has spoken to that person.
        if (sought === ticket) await beginRecovery(transaction, accountId, { closesHealth: false });
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
    return unknown;
  });
}

/** As many as all networks together may make in a day. */
const BROUGHT_TRIES = LIMITS.claimByPhoneInAll.most;

/** Whose codes are asked for where there is no such profile. */
const NOBODY = { accountId: 0, profileId: '' };
