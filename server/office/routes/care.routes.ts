import { pastedAddress } from '#contract/pasted.ts';
import { acceptablePhone } from '#contract/phone.ts';
import {
  allowReading,
  cancelDeletion,
  changeContactOf,
  deleteMemberByLetter,
  listReaders,
  lookAtDeletion,
  makeExport,
  raiseReading,
  spokeToCandidate,
} from '#contract/staff/care.ts';
import { COPY_ROUTE, USES } from '#contract/staff/desk.ts';
import { seeIdentity } from '#contract/staff/identity.ts';
import { mayMake } from '#contract/staff/rights.ts';
import { agreeToLink } from '#server/domain/card-links/card-links.queries.ts';
import { sayYes } from '#server/domain/holders/candidate-choices.queries.ts';
import { listHolders } from '#server/domain/holders/holders.queries.ts';
import { insertDeletionLetter, isAskedByLetter, keepProfile } from '#server/domain/members/deletion-letters.queries.ts';
import { askForDeletion } from '#server/domain/members/remove-member.queries.ts';
import { recordUse } from '#server/domain/office-log/uses.queries.ts';
import { refuseUseless } from '#server/domain/phones/refuse-useless.ts';
import { closeSpoken } from '#server/domain/together/desk-hints.queries.ts';
import { noteSpoken } from '#server/domain/visibility-settings/spoken-calls.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { makeReference } from '#server/http/reference.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { listOtherStaff } from '#server/notices/staff-letter.queries.ts';
import { intend, notify } from '#server/notices/tell.queries.ts';
import { checkIdentity } from '#server/office/check-identity.ts';
import { countVisit } from '#server/office/desk/count-visit.ts';
import { findByPhone, loadMembers } from '#server/office/members.queries.ts';
import {
  countSecondWords,
  giveSecondWord,
  listFullReaders,
  OPENED_A_DAY,
} from '#server/office/reading-words.queries.ts';
import { createOfficeRequest } from '#server/office/requests.ts';
import { recordSecondLook } from '#server/office/second-look.ts';
import { hasOtherAdministrator, lockStaff } from '#server/office/staff/staff.queries.ts';
import { registerStaffCall } from './answer-staff.ts';
import { isAddressOf } from './copies.ts';
import type { Office } from './office.ts';
import { calledIn } from './whose.routes.ts';

/** Messages for a second look that does not count. */
const LOOK_FAILURES = { later: 'deletionLookLater', tooNew: 'tooNewToAgree', nothing: 'changedMeanwhile' } as const;

/**
 * Registers the calls by which the office acts for a member: identity, phone and e-mail, the candidate's consent, a
 * copy of the data, and deletion by letter.
 */
export function careRoutes(office: Office): void {
  const { services } = office;
  const { app, limits } = services;

  registerStaffCall(office, seeIdentity, async ({ db, staff, values, about }) => {
    const { member: profileId, paper, number, birthDate } = values;
    about({ profileId });
    await limits.take('identityByMember', profileId);
    const identity = await checkIdentity(services, db, { profileId, paper, number, birthDate, by: staff.email });
    if (identity.outcome === 'elsewhere') {
      about({ profileId: identity.other });
      return { ...failure('identityElsewhere'), other: identity.other };
    }
    const outcome = identity.outcome === 'seen' ? success('identitySeen') : failure('identityDiffers');
    return { ...outcome, other: undefined };
  });

  registerStaffCall(office, changeContactOf, async ({ db, staff, values, about }) => {
    const { member, account: id, kind, reason } = values;
    about({ profileId: member });
    const account = (await loadMembers(db, [member])).find((row) => row.account === id);
    if (account === undefined) throw new Refusal(404, 'memberUnknown');
    const value = kind === 'phone' ? readPhone(values.value) : pastedAddress(values.value);
    if (kind === 'phone') {
      refuseUseless('value', value);
      if ((await findByPhone(db, value)).length > 0) throw new BrokenRules({ value: 'phoneTaken' });
    }
    await createOfficeRequest(db, {
      kind: 'contact',
      profileId: member,
      by: staff.email,
      reason,
      accountId: id,
      field: kind,
      former: account[kind],
      value,
    });
    return success('requestAsked');
  });

  registerStaffCall(office, spokeToCandidate, async ({ db, staff, values, about }) => {
    const { member, link, about: aboutId, called, reason } = values;
    about({ profileId: member, subject: calledIn(called) });
    const holders = await listHolders(db, member);
    if (holders.length === 0) throw new Refusal(404, 'memberUnknown');
    if (holders.some(({ role }) => role === 'candidate')) return failure('candidateSpeaks');
    if (link !== null && !(await agreeToLink(db, member, link))) return failure('cardLinkOver');
    const spoken = { profileId: member, accountId: null, phone: called, by: staff, words: reason };
    if (aboutId !== '') {
      if (!(await closeSpoken(db, { profileId: member, aboutId, by: staff.email }))) return failure('changedMeanwhile');
      about({ profileId: aboutId });
      await noteSpoken(db, { ...spoken, aboutId });
      return success('saved');
    }
    if (link === null) await sayYes(db, member, { reason });
    await noteSpoken(db, spoken);
    await recordAct(db, { profileId: member, accountId: null, role: 'office', reason }, 'saidYes');
    await countVisit(db, member);
    return success('saved');
  });

  registerStaffCall(office, makeExport, async ({ db, staff, values: { member, reason }, about }) => {
    if ((await loadMembers(db, [member])).length === 0) throw new Refusal(404, 'memberUnknown');
    about({ profileId: member });
    await createOfficeRequest(db, { kind: 'copy', profileId: member, by: staff.email, reason });
    return success('requestAsked');
  });

  app.get(COPY_ROUTE, async (request, reply) => {
    const staff = await office.sessions.whoIs(request);
    if (!staff?.isProven) throw new Refusal(401, 'notLoggedIn');
    // Checks the present roles, not those when the copy was requested.
    if (!mayMake(staff.roles, makeExport.path)) throw new Refusal(403, 'staffOnly');
    const url = new URL(request.url, 'http://localhost');
    const profileId = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
    if (!isAddressOf(services, { profileId, staffId: staff.id }, url)) throw new Refusal(404, 'notFound');
    const [account] = await loadMembers(services.db, [profileId]);
    if (account === undefined) throw new Refusal(404, 'notFound');
    noteSecurity(request, { staff: staff.email, about: [profileId] });
    await recordUse(services.db, {
      who: staff.email,
      command: USES.copy,
      outcome: 'done',
      subjects: [{ profileId }],
    });
    const archive = await office.archive({ profileId, accountId: account.account });
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-type': 'application/zip',
        'content-length': archive.bytes,
        'content-disposition': `attachment; filename="shubho-bibaho-${profileId}.zip"`,
      })
      .send(archive.content);
  });

  registerStaffCall(office, deleteMemberByLetter, async ({ db, staff, values: { member, reason }, about }) => {
    const [account] = await loadMembers(db, [member]);
    if (account === undefined) throw new Refusal(404, 'memberUnknown');
    about({ profileId: member });
    if (account.status === 'to be deleted') return { ...failure('changedMeanwhile'), reference: undefined };
    const receipt = makeReference();
    await askForDeletion(db, member, receipt);
    await insertDeletionLetter(db, { profileId: member, by: staff.email, reason });
    await notify(db, { kind: 'deletionByLetter', profileId: member });
    return { ...success('deletionByLetterAsked'), reference: receipt };
  });

  registerStaffCall(office, cancelDeletion, async ({ db, staff, values: { member }, about }) => {
    about({ profileId: member });
    if (!(await isAskedByLetter(db, member))) return failure('changedMeanwhile');
    await keepProfile(db, member, { how: 'office', by: staff.email });
    await notify(db, { kind: 'deletionStopped', profileId: member });
    return success('deletionCancelled');
  });

  registerStaffCall(office, lookAtDeletion, async ({ db, staff, values: { member }, about }) => {
    about({ profileId: member });
    const secondLook = await recordSecondLook(db, member, staff.email);
    if (secondLook === 'done') return success('deletionLookedAt');
    return failure(LOOK_FAILURES[secondLook]);
  });

  registerStaffCall(office, listReaders, async ({ db }) => ({ readers: await listFullReaders(db, OPENED_A_DAY) }));

  registerStaffCall(office, raiseReading, async ({ db, staff, about }) => {
    await lockStaff(db);
    if (await hasOtherAdministrator(db, staff.id)) return failure('notAlone');
    about({ subject: staff.email });
    await giveSecondWord(db, staff.email, staff.email);
    for (const id of [staff.id, ...(await listOtherStaff(db, staff.id))])
      await intend(db, { kind: 'staff-letter', subjectId: `${id} raised ${staff.email}` });
    return success('raisedToday');
  });

  registerStaffCall(office, allowReading, async ({ db, staff, values: { member: who }, about }) => {
    if (who === staff.email) return failure('notForOneself');
    about({ subject: who });
    if ((await countSecondWords(db, who)) === undefined) throw new Refusal(404, 'notFound');
    await giveSecondWord(db, who, staff.email);
    return success('saved');
  });
}

function readPhone(typed: string): string {
  const phone = acceptablePhone('phoneNotAcceptable')(typed);
  if (!phone.ok) throw new BrokenRules({ value: phone.message });
  return phone.value;
}
