import { addToShortlist, listShortlist, removeFromShortlist } from '#contract/shortlist.ts';
import { answerMember } from '#server/door/answer.ts';
import { failure, success } from '#server/door/outcome.ts';
import { lockMembers } from '#server/people/members/lock.queries.ts';
import { countCard } from '#server/people/readings/count-readings.ts';
import { findRelation, loadViews } from '#server/people/view/load-views.ts';
import type { Services } from '#server/services.ts';
import { deleteEntry, loadEntries, saveEntry } from './shortlist.queries.ts';

export function shortlistRoutes(services: Services): void {
  const { db } = services;

  answerMember(services, addToShortlist, async ({ who, values }) => {
    await countCard(services, who.profileId, values.member);
    await findRelation(services, who.profileId, values.member);
    const isKept = await db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      return saveEntry(transaction, who.profileId, values.member, values.note);
    });
    return isKept ? success('shortlisted') : failure(2, 'shortlistFull');
  });

  answerMember(services, removeFromShortlist, async ({ who, values }) => {
    await deleteEntry(db, who.profileId, values.member);
    return success('shortlistRemoved');
  });

  // Whoever is not shown for a while comes back with the note when shown again.
  answerMember(services, listShortlist, async ({ who }) => {
    const entries = await loadEntries(db, who.profileId);
    const views = await loadViews(
      services,
      who.profileId,
      entries.map(({ member_id }) => member_id),
    );
    return {
      members: entries.flatMap(({ member_id, note, added_at }) => {
        const view = views.get(member_id);
        return view ? [{ member: view.shared, note, addedAt: added_at.toISOString() }] : [];
      }),
    };
  });
}
