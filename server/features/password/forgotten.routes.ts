import { askReset, resetByCode } from '#contract/password.ts';
import { changePassword } from '#server/domain/accounts/accounts.queries.ts';
import { beginRecovery } from '#server/domain/accounts/recovery.queries.ts';
import { isUnclaimed } from '#server/domain/members/paper-entries.queries.ts';
import { giveTicket, takeTicket, ticketOf, tryCode } from '#server/domain/verification/codes.ts';
import { registerPublicCall } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { failure, success } from '#server/http/outcome.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { requestCodeWithoutLogin } from '#server/notices/request-code-without-login.ts';
import { tellHandedOver } from '#server/notices/tell-handed-over.queries.ts';
import type { Services } from '#server/services.ts';
import { findByConfirmed } from './forgotten.queries.ts';

/**
 * Registers the calls for a forgotten password. The answer has the same words and takes the same time for unknown
 * phones and e-mails.
 */
export function forgottenRoutes(services: Services): void {
  const { db, limits, passwords } = services;

  registerPublicCall(services, askReset, async ({ values: { contact }, request, reply }) => {
    const accounts = await findByConfirmed(db, contact);
    const codeRequest = { contact, purpose: contact.includes('@') ? 'resetByEmail' : 'reset', kind: 'reset' } as const;
    const ticketHash = giveTicket(services, reply);
    const isAsked = await requestCodeWithoutLogin(
      services,
      { ...codeRequest, ticketHash, accounts },
      addressKey(request.ip),
    );
    // A request too soon after the last one sends nothing.
    if (isAsked) noteSecurity(request, { accounts });
    return isAsked ? success('resetAsked') : failure('codeJustSent');
  });

  registerPublicCall(services, resetByCode, async ({ values: { code, password }, request, reply }) => {
    const address = addressKey(request.ip);
    const ticketHash = ticketOf(services, request);
    await limits.take('codeTryByAddress', address);
    // Hashed before any comparison, so that a right code takes no more time than a wrong one.
    const passwordHash = await limits.attempt([['resetByLink', ticketHash.toString('hex')]], () =>
      passwords.hash(password, address),
    );
    const tried = await tryCode(
      services,
      { asker: { ticketHash, lets: null }, purpose: 'reset', code },
      async (transaction, { accountId }) => {
        if (accountId === null || (await isUnclaimed(transaction, accountId))) return undefined;
        await beginRecovery(transaction, accountId, { closesHealth: true });
        await tellHandedOver(transaction, resetByCode, { accountId });
        return changePassword(transaction, accountId, { passwordHash });
      },
    );
    if (tried.outcome !== 'confirmed' || tried.result === undefined) return failure('codeNotRight');
    noteSecurity(request, { subject: tried.result.profileId, accounts: [tried.result.accountId] });
    await limits.forget('loginByPhone', tried.result.phone);
    takeTicket(services, reply);
    return success('resetDone');
  });
}
