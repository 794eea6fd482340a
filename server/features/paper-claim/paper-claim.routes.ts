import { askPaperClaim, claimPaper } from '#contract/paper-claim.ts';
import { answer } from '#server/door/answer.ts';
import { addressKey, LIMITS } from '#server/door/limits.ts';
import { failure, success } from '#server/door/outcome.ts';
import { languageOf } from '#server/door/rendering/language.ts';
import { noteSecurity } from '#server/door/security-log.ts';
import { askUnseen } from '#server/notices/ask-unseen.ts';
import { changePassword, confirmPhone } from '#server/people/accounts/accounts.queries.ts';
import { recordRegistration } from '#server/people/consents/consents.queries.ts';
import { findUnclaimed, noteClaimed } from '#server/people/members/paper-entries.queries.ts';
import { beginRecovery } from '#server/people/recovery/recovery.queries.ts';
import { tryCode } from '#server/people/verification/codes.ts';
import { giveTicket, takeTicket, ticketOf } from '#server/people/verification/ticket.ts';
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
      const tried = await tryCode(services, { ...sought, code }, async (transaction, { accountId }) => {
        if (accountId !== found.accountId || !(await noteClaimed(transaction, found.profileId))) return false;
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
