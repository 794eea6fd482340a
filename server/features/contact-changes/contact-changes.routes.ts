import {
  askClaim,
  changeEmail,
  changePhone,
  claimPhone,
  confirmChange,
  confirmEmail,
  objectByLink,
  objectToClaim,
  objectToOffice,
  sendChangeCode,
  showContactChanges,
  withdrawChange,
} from '#contract/contact-changes.ts';
import { profilesOfPhone } from '#server/domain/accounts/accounts.queries.ts';
import { dropClaim, schedulePhoneClaim } from '#server/domain/contacts/contact.queries.ts';
import {
  confirmWanted,
  dropObjected,
  dropRequest,
  findRemovals,
  makeDueNow,
  wantContact,
} from '#server/domain/contacts/contact-requests.queries.ts';
import { type Objected, type Objection, readObjection } from '#server/domain/contacts/objections.ts';
import { settleContacts } from '#server/domain/contacts/settle-contacts.queries.ts';
import { stopDeletions } from '#server/domain/members/deletion-letters.queries.ts';
import { listAskedByOffice, stopRequests } from '#server/domain/office-requests/office-requests.queries.ts';
import { refuseUseless } from '#server/domain/phones/refuse-useless.ts';
import { giveTicket, takeTicket, ticketOf, tryCode } from '#server/domain/verification/codes.ts';
import { registerMemberCall, registerPublicCall } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import { askForLink } from '#server/notices/ask-for-link.ts';
import { stopRecovery } from '#server/notices/recoveries.ts';
import { stopRemoval } from '#server/notices/removals.ts';
import { requestCodeWithoutLogin } from '#server/notices/request-code-without-login.ts';
import { notifyAll } from '#server/notices/tell.queries.ts';
import { tellHandedOver } from '#server/notices/tell-handed-over.queries.ts';
import type { Services } from '#server/services.ts';
import { isPhoneOfAnother, loadContacts } from './contact-changes.queries.ts';
import { redeemLink, sendCodeTo } from './contact-changes.service.ts';

/** The message after an objection that counts, by what it is against. */
const OBJECTION_MESSAGES = {
  phone: 'changeWithdrawn',
  email: 'changeWithdrawn',
  claim: 'claimRefused',
  deletion: 'deletionStopped',
  removal: 'removalStopped',
  recovery: 'recoveryRefused',
} as const;

/** Registers the calls that change an account's phone or e-mail, and those that object to a change. */
export function contactChangeRoutes(services: Services): void {
  const { db, limits } = services;

  registerMemberCall(services, showContactChanges, async ({ who }) => {
    const { wantedPhone, wantedEmail, ...stored } = await loadContacts(db, who.accountId);
    return {
      phone: stored.phone,
      email: stored.email,
      emailConfirmedAt: stored.emailConfirmedAt?.toISOString() ?? '',
      wantedPhone: wantedPhone?.wanted ?? '',
      phoneDueAt: wantedPhone?.dueAt?.toISOString() ?? '',
      wantedEmail: wantedEmail?.wanted ?? '',
      emailDueAt: wantedEmail?.dueAt?.toISOString() ?? '',
      claimDueAt: stored.claimDueAt?.toISOString() ?? '',
      askedByOffice: (await listAskedByOffice(db, who.accountId)).map(({ kind, askedAt }) => ({
        kind,
        askedAt: askedAt.toISOString(),
      })),
    };
  });

  registerMemberCall(services, changePhone, async ({ who, values: { phone }, request }) => {
    refuseUseless('phone', phone);
    if (phone === who.member.phone) return failure('sameContact');
    await wantContact(db, who.accountId, 'phone', phone);
    return sendCodeTo(services, who, { purpose: 'newPhone', contact: phone, from: addressKey(request.ip) });
  });

  registerMemberCall(services, sendChangeCode, async ({ who, values: { which }, request }) => {
    const { phone, wantedPhone } = await loadContacts(db, who.accountId);
    if (wantedPhone === undefined) return failure('nothingWanted');
    const contact = which === 'newPhone' ? wantedPhone.wanted : phone;
    return sendCodeTo(services, who, { purpose: which, contact, from: addressKey(request.ip) });
  });

  registerMemberCall(services, confirmChange, async ({ who, values: { which, code } }) => {
    const { accountId, profileId } = who;
    const { phone, wantedPhone } = await loadContacts(db, accountId);
    if (wantedPhone === undefined) return failure('nothingWanted');
    if (which === 'oldPhone' && wantedPhone.dueAt === null) return failure('confirmNewFirst');
    await limits.take('codeTryByAccount', String(accountId));
    const contact = which === 'newPhone' ? wantedPhone.wanted : phone;
    const sought = { asker: { accountId, profileId }, purpose: which, contact };
    const tried = await tryCode(services, { ...sought, code }, async (transaction) => {
      if (which === 'oldPhone') {
        await makeDueNow(transaction, accountId, 'phone');
        await settleContacts(transaction, accountId);
        await tellHandedOver(transaction, confirmChange, { accountId });
        return success('changeFinal');
      }
      // The holder of the number may learn that it has an account.
      if (await isPhoneOfAnother(transaction, contact, accountId)) return failure('numberHasAccount');
      const isFinal = false;
      await confirmWanted(transaction, { accountId, kind: 'phone', wanted: contact }, isFinal);
      await tellHandedOver(transaction, confirmChange, { accountId });
      return success('changeWaits');
    });
    return tried.outcome === 'confirmed' ? tried.result : failure(tried.outcome);
  });

  registerMemberCall(services, changeEmail, async ({ who, values: { email }, request }) => {
    const isNew = email !== who.member.email;
    if (isNew) await wantContact(db, who.accountId, 'email', email);
    await limits.take('codeByAddress', addressKey(request.ip));
    return askForLink(services, who, { purpose: isNew ? 'newEmail' : 'email', contact: email });
  });

  registerPublicCall(services, confirmEmail, async ({ values: { token } }) => redeemLink(services, token));

  registerMemberCall(services, withdrawChange, async ({ who, values: { kind } }) => {
    return (await dropRequest(db, who.accountId, kind)) ? success('changeWithdrawn') : failure('nothingWanted');
  });

  registerMemberCall(services, objectToClaim, async ({ who }) => {
    return (await dropClaim(db, who.accountId)) ? success('claimRefused') : failure('changedMeanwhile');
  });

  registerMemberCall(services, objectToOffice, async ({ who: { accountId } }) =>
    officeOutcome(await stopRequests(db, { accountId })),
  );

  registerPublicCall(services, objectByLink, async ({ values: { token } }) => {
    const objection = readObjection(services, token);
    if (objection === undefined) return failure('objectionOver');
    if (objection.what === 'office') return officeOutcome(await stopRequests(db, objection));
    const isDropped = await cancelObjected(db, { ...objection, what: objection.what });
    return isDropped ? success(OBJECTION_MESSAGES[objection.what]) : failure('objectionOver');
  });

  registerPublicCall(services, askClaim, async ({ values: { phone }, request, reply }) => {
    const found = await profilesOfPhone(db, phone).executeTakeFirst();
    const accounts = found ? [found.accountId] : [];
    const codeRequest = { contact: phone, purpose: 'claim', kind: 'phone-code', accounts } as const;
    const isAsked = await requestCodeWithoutLogin(
      services,
      { ...codeRequest, ticketHash: giveTicket(services, reply) },
      addressKey(request.ip),
    );
    return isAsked ? success('claimAsked') : failure('codeJustSent');
  });

  registerPublicCall(services, claimPhone, async ({ values: { code }, request, reply }) => {
    await limits.take('codeTryByAddress', addressKey(request.ip));
    const sought = { asker: { ticketHash: ticketOf(services, request), lets: null }, purpose: 'claim' } as const;
    const tried = await tryCode(services, { ...sought, code }, async (transaction, { accountId }) => {
      if (accountId === null) return;
      await schedulePhoneClaim(transaction, accountId);
      await tellHandedOver(transaction, claimPhone, { accountId });
      await settleContacts(transaction, accountId);
    });
    if (tried.outcome !== 'confirmed') return failure('codeNotRight');
    takeTicket(services, reply);
    return success('claimed');
  });
}

/**
 * Returns the outcome of an objection to a request of the office. `stopped`: the request has ended. `heard`: the
 * request now needs a second person. Undefined: it was over already.
 */
function officeOutcome(effect: 'stopped' | 'heard' | undefined): Outcome {
  if (effect === undefined) return failure('objectionOver');
  return success(effect === 'heard' ? 'officeHeard' : 'officeStopped');
}

/** Cancels what the account objects to, except a request of the office. Returns false if it is over already. */
async function cancelObjected(
  db: Services['db'],
  { what, ...objection }: Objection & { what: Exclude<Objected, 'office'> },
): Promise<boolean> {
  if (what === 'deletion') return cancelDeletions(db, objection);
  if (what === 'recovery') return db.transaction().execute((transaction) => stopRecovery(transaction, objection));
  if (what === 'removal') return cancelRemovals(db, { what, ...objection });
  return dropObjected(db, { what, ...objection });
}

/** Cancels the removals of holders to which the account objects. Returns false if none is pending. */
async function cancelRemovals(db: Services['db'], objection: Objection): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    let isAnyCancelled = false;
    for (const holder of await findRemovals(transaction, objection)) {
      const isCancelled = await stopRemoval(transaction, holder);
      isAnyCancelled ||= isCancelled;
    }
    return isAnyCancelled;
  });
}

/**
 * Cancels the deletions that a posted letter has asked for and that this account objects to. Notifies all holders of
 * these profiles. Returns false if there are none.
 */
async function cancelDeletions(db: Services['db'], objection: { accountId: number; due: number }): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const keptProfiles = await stopDeletions(transaction, objection);
    await notifyAll(
      transaction,
      keptProfiles.map((profileId) => ({ kind: 'deletionStopped', profileId })),
    );
    return keptProfiles.length > 0;
  });
}
