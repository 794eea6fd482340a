import {
  addMemberNote,
  findMembers,
  giveBadgeTo,
  makeMemberResetLink,
  restoreMember,
  sayWhyToOpen,
  showMemberToStaff,
  suspendMember,
  takeBadgeFrom,
} from '#contract/staff/members.ts';
import { listBadges } from '#server/domain/badges/badges.queries.ts';
import { listWaitingLinks } from '#server/domain/card-links/card-links.queries.ts';
import { listReportsAbout } from '#server/domain/cases/reports.queries.ts';
import { listPhotos } from '#server/domain/files/waiting-photos.queries.ts';
import { listDeletionLetters } from '#server/domain/members/deletion-letters.queries.ts';
import { addNote, listNotes } from '#server/domain/members/office-notes.queries.ts';
import { loadPaperEntry } from '#server/domain/members/paper-entries.queries.ts';
import { listSuspensions, listWarned } from '#server/domain/members/suspensions.queries.ts';
import { loadAsFamily, loadAsStranger } from '#server/domain/visibility/load-views.ts';
import { loadSeenness } from '#server/domain/visibility-settings/member-visibility.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { decideBadge } from '#server/office/decide-badge.ts';
import { findMembers as find } from '#server/office/find-members.ts';
import { endSuspensionOf, loadMembers, suspend } from '#server/office/members.queries.ts';
import { needsReason } from '#server/office/reading-words.queries.ts';
import { createOfficeRequest } from '#server/office/requests.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';
import { refuseAboveReadingLimit } from './refuse-above-reading-limit.ts';

/** Registers the calls about members: find, read, suspend, and see who has read whom. */
export function memberRoutes(office: Office): void {
  const { services } = office;
  const { lookups } = services;

  registerStaffCall(office, findMembers, async ({ db, values: { asked, after }, about }) => {
    const { ids, next } = asked.trim() === '' ? { ids: [], next: 0 } : await find(db, asked, after ?? 0);
    const rows = await loadMembers(db, ids);
    about(...rows.map(({ id }) => ({ profileId: id })));
    return { members: rows.map((row) => ({ ...presentAccount(row), ...shortenContacts(row) })), next };
  });

  registerStaffCall(office, showMemberToStaff, async ({ db, staff, values: { member }, about }) => {
    const accounts = await loadMembers(db, [member]);
    if (accounts.length === 0) throw new Refusal(404, 'memberUnknown');
    await refuseAboveReadingLimit(services.db, { who: staff.email, command: showMemberToStaff.path, transaction: db });
    if (await needsReason(db, staff.email, member)) throw new Refusal(428, 'sayWhyFirst');
    about({ profileId: member });
    const [shared, photos, badges, suspensions, reports, notes, seenness, paper, family, links, warned, deletions] =
      await Promise.all([
        loadAsStranger({ db, lookups }, member),
        listPhotos(db, member),
        listBadges(db, member),
        listSuspensions(db, member),
        listReportsAbout(db, member),
        listNotes(db, member),
        loadSeenness(db, member),
        loadPaperEntry(db, member),
        loadAsFamily({ db, lookups }, member),
        listWaitingLinks(db, member),
        listWarned(db, member),
        listDeletionLetters(db, member),
      ]);
    return {
      warned: warned.map(({ at, seenAt, ...warning }) => ({
        ...warning,
        at: at.toISOString(),
        seenAt: seenAt?.toISOString() ?? '',
      })),
      deletions: deletions.map(({ askedAt, lookedAt, endedAt, dueAt, isSamePlace, ...letter }) => ({
        isSamePlace: isSamePlace && staff.roles.includes('administrator'),
        ...letter,
        askedAt: askedAt.toISOString(),
        lookedAt: lookedAt?.toISOString() ?? '',
        endedAt: endedAt?.toISOString() ?? '',
        dueAt: dueAt?.toISOString() ?? '',
      })),
      accounts: accounts.map(presentAccount),
      shared,
      family,
      photos,
      links,
      seenness,
      hasCandidate: accounts.some(({ role }) => role === 'candidate'),
      paper: paper
        ? {
            ...paper,
            enteredAt: paper.enteredAt.toISOString(),
            claimedAt: paper.claimedAt?.toISOString() ?? '',
            endsAt: paper.endsAt.toISOString(),
          }
        : null,
      badges: badges.map(({ kind, given, by, reason, taken }) => ({
        kind,
        by,
        reason,
        given: given.toISOString(),
        holds: taken === null,
      })),
      suspensions: suspensions.map(({ suspended, reason, told, restored }) => ({
        reason,
        told,
        since: suspended.toISOString(),
        restored: restored?.toISOString() ?? '',
      })),
      reports: reports.map(({ reported, settled, id, reason }) => ({
        id,
        reason,
        reported: reported.toISOString(),
        isSettled: settled !== null,
      })),
      notes: notes.map(({ at, by, words }) => ({ by, words, at: at.toISOString() })),
    };
  });

  registerStaffCall(office, sayWhyToOpen, async ({ db, values: { member }, about }) => {
    if ((await loadMembers(db, [member])).length === 0) throw new Refusal(404, 'memberUnknown');
    about({ profileId: member });
    return success('saved');
  });

  registerStaffCall(office, suspendMember, async ({ db, values: { member, reason, told }, about }) => {
    about({ profileId: member });
    return (await suspend(db, member, { reason, told: told.trim() })) ? success('saved') : failure('changedMeanwhile');
  });

  registerStaffCall(office, restoreMember, async ({ db, values: { member, reason, again }, about }) => {
    about({ profileId: member });
    return (await endSuspensionOf(db, member, reason, { isLookedAtAgain: again === 'Yes' }))
      ? success('saved')
      : failure('changedMeanwhile');
  });

  const registerBadgeCall = ({ isGiven }: { isGiven: boolean }) =>
    registerStaffCall(office, isGiven ? giveBadgeTo : takeBadgeFrom, async ({ db, staff, values, about }) => {
      const { member: profileId, kind, reason } = values;
      about({ profileId });
      const isChanged = await decideBadge(db, { profileId, kind, isGiven, by: staff.email, reason });
      return isChanged ? success('saved') : failure('changedMeanwhile');
    });
  registerBadgeCall({ isGiven: true });
  registerBadgeCall({ isGiven: false });

  registerStaffCall(office, addMemberNote, async ({ db, staff, values: { member, words }, about }) => {
    if ((await loadMembers(db, [member])).length === 0) throw new Refusal(404, 'memberUnknown');
    about({ profileId: member });
    await addNote(db, { profileId: member, by: staff.email, words });
    return success('saved');
  });

  registerStaffCall(office, makeMemberResetLink, async ({ db, staff, values: { member, reason }, about }) => {
    const [account] = await loadMembers(db, [member]);
    if (account === undefined) throw new Refusal(404, 'memberUnknown');
    about({ profileId: member });
    const paper = await loadPaperEntry(db, member);
    if (paper?.claimedAt === null) return failure('paperNotClaimed');
    await createOfficeRequest(db, {
      kind: 'reset',
      profileId: member,
      by: staff.email,
      reason,
      accountId: account.account,
    });
    return success('requestAsked');
  });
}

/** Returns enough of the contacts to distinguish members on the telephone, but not enough to call one. */
const shortenContacts = ({ phone, email }: { phone: string; email: string }) => ({
  phone: `…${phone.slice(-2)}`,
  email: email === '' ? '' : `${[...email][0] ?? ''}…`,
});

function presentAccount({
  came,
  status,
  id,
  name,
  account,
  phone,
  email,
  role,
}: Awaited<ReturnType<typeof loadMembers>>[number]) {
  return { id, name, account, phone, email, role, status, came: came.toISOString() };
}
