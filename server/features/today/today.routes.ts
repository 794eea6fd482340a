import type { HeldNote } from '#contract/held.ts';
import { MOST_NEW, OF_THE_OFFICE, showToday } from '#contract/today.ts';
import { dayNumber, weekOfDay } from '#matching/calendar.ts';
import type { AccountProfile } from '#server/db/tables.ts';
import { answerMember, todayInIndia } from '#server/door/answer.ts';
import { isRestricted } from '#server/door/session.ts';
import { loadHeldNotes, loadPhotoNotes } from '#server/people/held-answers/held-notes.ts';
import { untilWhen } from '#server/people/interests/until-when.ts';
import { loadWaiting } from '#server/people/interests/waiting.ts';
import { loadNotices } from '#server/people/notices/notices.queries.ts';
import { takeNewCards } from '#server/people/readings/count-readings.ts';
import { listOpened } from '#server/people/readings/readings.queries.ts';
import { loadWaitingNote } from '#server/people/showing/waiting-note.ts';
import { loadViews } from '#server/people/view/load-views.ts';
import { loadSeeker } from '#server/ranking/lists.ts';
import type { Services } from '#server/services.ts';
import { loadLatelyAccepted } from './today.queries.ts';

/** Of those who have come lately: the reader has opened some already. */
const LOOKED_AT = 40;
/** Some of those in the index may have vanished a moment ago. */
const SEEN_TO = 2 * MOST_NEW;

export function todayRoutes(services: Services): void {
  answerMember(services, showToday, async ({ who }) => {
    const { profileId, member } = who;
    if (isRestricted(who))
      return { soonest: null, accepted: null, acceptedMore: 0, newest: [], office: null, held: [], waiting: null };
    const [soonest] = await loadWaiting(services, profileId);
    const acceptedIds = await loadLatelyAccepted(services.db, profileId);
    const newIds = await listNewest(profileId);
    // Always one question, whoever of them is still to be seen.
    const views = await loadViews(services, profileId, [profileId, ...acceptedIds, ...newIds]);
    const seen = (ids: readonly string[]) => ids.flatMap((id) => views.get(id) ?? []);
    const [accepted, ...more] = seen(acceptedIds).filter(({ family }) => family !== null);
    const newest = seen(newIds)
      .slice(0, MOST_NEW)
      .map(({ shared }) => shared);
    const isWithin = await takeNewCards(
      services,
      profileId,
      newest.map(({ memberId }) => memberId),
    );
    return {
      soonest: soonest ? { member: soonest.view.shared, daysLeft: untilWhen(soonest.sentAt).daysLeft } : null,
      accepted: accepted ? { member: accepted.shared } : null,
      acceptedMore: more.length,
      newest: isWithin ? newest : [],
      office: await loadWordOfOffice(who),
      held: member.hasHeld ? await loadAllHeld(profileId) : [],
      waiting: await loadWaitingNote(services.db, profileId),
    };
  });

  async function listNewest(profileId: string): Promise<string[]> {
    const { person, excluded, mayList } = await loadSeeker(services, profileId);
    if (!mayList || !services.ranking.isReady()) return [];
    const on = todayInIndia();
    const lastWeek = weekOfDay(dayNumber(on) ?? 0) - 1;
    const placed = services.ranking.list(person, on, 'newest', { count: LOOKED_AT, excluded });
    const ids = placed.filter(({ score }) => score >= lastWeek).map(({ id }) => `SV${id}`);
    const opened = await listOpened(services.db, profileId, ids);
    return ids.filter((id) => !opened.has(id)).slice(0, SEEN_TO);
  }

  async function loadAllHeld(profileId: string): Promise<HeldNote[]> {
    const notes = await Promise.all(
      (['members', 'personal_details', 'profile_details'] as const).map((table) =>
        loadHeldNotes(services.db, profileId, table),
      ),
    );
    return [...notes.flat(), ...(await loadPhotoNotes(services.db, profileId))].filter(
      ({ outcome }) => outcome !== 'tomorrow',
    );
  }

  async function loadWordOfOffice(who: AccountProfile) {
    const told = await loadNotices(services.db, who, { isNewOnly: true });
    for (const { kind, madeAt } of told) {
      const known = OF_THE_OFFICE.find((one) => one === kind);
      if (known) return { kind: known, madeAt: new Date(madeAt).toISOString() };
    }
    return null;
  }
}
