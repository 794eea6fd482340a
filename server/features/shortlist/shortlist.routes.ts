import { todayInIndia } from '#contract/india-day.ts';
import { addToShortlist, listBeside, listShortlist, removeFromShortlist } from '#contract/shortlist.ts';
import { listAccepted } from '#server/domain/interests/partings.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { countCard } from '#server/domain/profile-views/count-readings.ts';
import { loadVisibleCards } from '#server/domain/visibility/cards.ts';
import { findRelation } from '#server/domain/visibility/load-views.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { loadSeeker } from '#server/ranking/lists.ts';
import type { Services } from '#server/services.ts';
import { deleteEntry, loadEntries, saveEntry } from './shortlist.queries.ts';

/** Registers the calls for a family's shortlist. */
export function shortlistRoutes(services: Services): void {
  const { db } = services;

  registerMemberCall(services, addToShortlist, async ({ who, values }) => {
    await countCard(services, who.profileId, values.member);
    await findRelation(services, who.profileId, values.member);
    const isKept = await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      return saveEntry(transaction, who.profileId, values.member, values.note);
    });
    return isKept ? success('shortlisted') : failure('shortlistFull');
  });

  registerMemberCall(services, removeFromShortlist, async ({ who, values }) => {
    await deleteEntry(db, who.profileId, values.member);
    return success('shortlistRemoved');
  });

  // A member who is hidden for a while returns with the note when shown again.
  registerMemberCall(services, listShortlist, async ({ who }) => {
    const { profileId } = who;
    const entries = new Map((await loadEntries(db, profileId)).map((entry) => [entry.member_id, entry]));
    const { person } = await loadSeeker(services, profileId);
    const ids = [...entries.keys()];
    const cards = await loadVisibleCards(services, { profileId, person, on: todayInIndia() }, ids);
    return {
      members: cards.flatMap(({ match: { member, between, clan, myWishes } }) => {
        const entry = entries.get(member.memberId);
        if (entry === undefined) return [];
        return [{ member, between, clan, myWishes, note: entry.note, addedAt: entry.added_at.toISOString() }];
      }),
    };
  });

  registerMemberCall(services, listBeside, async ({ who }) => {
    const { profileId } = who;
    const notes = new Map((await loadEntries(db, profileId)).map(({ member_id, note }) => [member_id, note]));
    const { person } = await loadSeeker(services, profileId);
    const ids = new Set([...(await listAccepted(db, profileId)), ...notes.keys()]);
    const cards = await loadVisibleCards(services, { profileId, person, on: todayInIndia() }, [...ids]);
    const families = cards.map(({ match: { member, between } }) => ({
      member,
      isAccepted: between === 'accepted',
      note: notes.get(member.memberId) ?? '',
    }));
    return { families: [...families.filter(isAccepted), ...families.filter((family) => !isAccepted(family))] };
  });
}

const isAccepted = (family: { isAccepted: boolean }): boolean => family.isAccepted;
