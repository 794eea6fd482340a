import type { Kysely } from 'kysely';
import { listOpenings, openContact, showCard, showMember } from '#contract/member.ts';
import { insertOpening, loadAnswering, loadContact, loadOpenings } from '#server/domain/contacts/contact.queries.ts';
import { listUndecided, refuseUndecided } from '#server/domain/interests/partings.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { markNoticesSeen } from '#server/domain/notices/notices.queries.ts';
import { refuseWhileWriting } from '#server/domain/together/numbers.queries.ts';
import { loadOwnCard, loadView, loadVisibleViews, notShown } from '#server/domain/visibility/load-views.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import { askForGuardian } from '#server/notices/guardian-asked.queries.ts';
import { notify } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { loadProfile } from './member.service.ts';

/** The first of the layers in which a viewer sees what accepted families see. */
const ACCEPTED_LAYER = 3;

/** Registers the calls for a member's profile, the own card, and contacts that are opened. */
export function memberRoutes(services: Services): void {
  const { db } = services;

  registerMemberCall(services, showMember, async ({ who, values: { member } }) => {
    const profile = await loadProfile(services, who.profileId, member);
    // While the contact is closed, the person who answers is not named either.
    const mayName = profile.standing === 'accepted' && profile.family !== null && !who.member.isClaimed;
    const isNamed = mayName && !(await listUndecided(db, who.profileId)).has(member);
    return { ...profile, answering: isNamed ? ((await loadAnswering(db, [member])).get(member) ?? null) : null };
  });

  registerMemberCall(services, showCard, async ({ who: { profileId } }) => {
    return loadOwnCard(services, profileId);
  });

  registerMemberCall(services, openContact, async ({ who, values }) => {
    const { layer, relation } = await loadView(services, who.profileId, values.member);
    if (layer < ACCEPTED_LAYER) throw notShown();
    await refuseUndecided(db, who.profileId, values.member);
    // Loaded before this opening is recorded: a number that was opened before stays open.
    const contact = await loadContact(db, values.member, who.profileId);
    const isFirst = relation !== 'own' && (await recordOpening(db, values.member, who.profileId));
    if (contact.phone === '' && relation !== 'own') await askForGuardian(db, values.member);
    return { ...success(contact.phone === '' ? 'familyAsked' : 'contactOpened'), ...contact, isFirst };
  });

  registerMemberCall(services, listOpenings, async ({ who }) => {
    const openings = await loadOpenings(db, who.profileId);
    await markNoticesSeen(db, who, ['contactOpened']);
    const ids = new Set(openings.map(({ viewer_id }) => viewer_id));
    const views = await loadVisibleViews(services, who.profileId, [...ids]);
    return {
      openings: openings.flatMap(({ viewer_id, opened_at }) => {
        const view = views.get(viewer_id);
        return view ? [{ openedAt: opened_at.toISOString(), member: view.shared }] : [];
      }),
    };
  });
}

/** Records an opening, once a day at most. Returns whether it was the first one, of which the owner is notified. */
async function recordOpening(db: Kysely<Database>, ownerId: string, viewerId: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // With both rows locked, a wish to write first comes before or after the opening.
    await lockMembers(transaction, [ownerId, viewerId]);
    await refuseWhileWriting(transaction, viewerId, ownerId);
    const { isFirst, isNew } = await insertOpening(transaction, ownerId, viewerId);
    if (isNew && isFirst) await notify(transaction, { kind: 'contactOpened', profileId: ownerId, aboutId: viewerId });
    return isFirst;
  });
}
