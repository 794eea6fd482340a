import { todayInIndia } from '#contract/india-day.ts';
import { maySend, type Standing } from '#contract/member.ts';
import { hasOpened } from '#server/domain/contacts/contact.queries.ts';
import { listPhotos } from '#server/domain/files/waiting-photos.queries.ts';
import { hasParted } from '#server/domain/interests/partings.queries.ts';
import { untilWhen } from '#server/domain/interests/waiting.ts';
import { countOpening } from '#server/domain/profile-views/count-readings.ts';
import { loadOpenProposal as loadProposal } from '#server/domain/proposals/proposals.queries.ts';
import { reachOf } from '#server/domain/reach/signs.queries.ts';
import { loadNumbers } from '#server/domain/together/numbers.queries.ts';
import { loadAcquaintances } from '#server/domain/visibility/acquaintances.queries.ts';
import { loadChart } from '#server/domain/visibility/birth-chart.ts';
import { loadHousehold, loadOwnHousehold } from '#server/domain/visibility/household.ts';
import type { KinshipFinding } from '#server/domain/visibility/kinship.ts';
import { loadAsStranger, loadVisibleCardViews, notShown } from '#server/domain/visibility/load-views.ts';
import { makeSheet } from '#server/domain/visibility/sheet.ts';
import { loadPageStatements } from '#server/domain/visibility/told.ts';
import { makeIsDrawn } from '#server/domain/visibility-settings/called-first.queries.ts';
import { loadWaitingNote } from '#server/domain/visibility-settings/waiting-note.ts';
import type { Services } from '#server/services.ts';
import { type BetweenRow, loadBetween } from './member.queries.ts';

/** The layer in which a viewer sees what any member sees. */
const STRANGERS_LAYER = 2;
/** The first of the layers in which a viewer sees what accepted families see. */
const ACCEPTED_LAYER = 3;

/**
 * Loads the profile page of a member as another member sees it, and counts the opening. Throws a 404 if the viewer may
 * not see the member. One's own page has another form.
 */
export async function loadProfile(services: Services, viewerId: string, ownerId: string) {
  const views = await loadVisibleCardViews(services, viewerId, [viewerId, ownerId]);
  const [me, card] = [views.get(viewerId)?.view, views.get(ownerId)];
  const them = card?.view;
  if (them?.relation !== 'own')
    await countOpening(services, viewerId, {
      memberId: ownerId,
      isSeen: them !== undefined,
      isAcquainted: (them?.layer ?? 0) >= ACCEPTED_LAYER,
    });
  const { absences, losses } = await loadAcquaintances(services.db, viewerId);
  if (me === undefined || card === undefined || them === undefined) throw notShown(losses.get(ownerId));
  const { shared, family, trust } = them;
  const photos = shared.picture === '' ? [] : (await listPhotos(services.db, ownerId)).slice(1);
  const theirChart = await loadChart(services.db, them);
  if (them.relation === 'own') {
    const asStranger = await loadAsStranger(services, ownerId);
    const ownHousehold = await loadOwnHousehold(services, ownerId);
    return {
      shared,
      family,
      trust,
      household: ownHousehold.household,
      householdState: ownHousehold.state,
      ...(await loadPageStatements(services, ownerId, STRANGERS_LAYER)),
      standing: 'own',
      hasOpened: false,
      isWritingFirst: false,
      absence: '',
      interest: null,
      waiting: null,
      sheet: null,
      proposal: null,
      signs: null,
      kept: null,
      photos,
      chart: theirChart?.marks ?? null,
      asStranger,
    } as const;
  }
  const between = await loadBetween(services.db, viewerId, ownerId);
  const hasEnded = await hasParted(services.db, viewerId, ownerId);
  const isAccepted = them.layer >= ACCEPTED_LAYER;
  const kinship = isAccepted ? kinshipOf(between) : null;
  const myChart = isAccepted ? await loadChart(services.db, me) : null;
  const mangal = { me: myChart?.mangal, them: theirChart?.mangal };
  const sheet = makeSheet({ me, them, mangal, kinship, today: todayInIndia() });
  const kept = card.note === null ? null : { note: card.note };
  const standing = standingFor(viewerId, { rows: between, hasEnded });
  const interest = interestOf(viewerId, standing, between);
  return {
    shared,
    family,
    trust,
    household: await loadHousehold(services, ownerId, them.layer),
    householdState: null,
    ...(await loadPageStatements(services, ownerId, them.layer)),
    standing,
    hasOpened: standing === 'accepted' && (await hasOpened(services.db, ownerId, viewerId)),
    isWritingFirst: standing === 'accepted' && (await loadNumbers(services.db, viewerId, ownerId)) === 'closed',
    absence: absences.get(ownerId) ?? '',
    interest,
    waiting: maySend(standing) ? await loadWaitingNote(services.db, viewerId, makeIsDrawn(services)) : null,
    sheet,
    proposal: maySend(standing) ? await loadProposal(services.db, viewerId, ownerId) : null,
    kept,
    photos,
    chart: theirChart?.marks ?? null,
    signs: card.signs,
    asStranger: null,
  };
}

/** Returns the open interest between the two; null if there is none. `between` must be newest first. */
function interestOf(viewerId: string, standing: Standing, between: readonly BetweenRow[]) {
  if (standing !== 'waiting' && standing !== 'received') return null;
  const row = between.find(({ sender_id }) => (sender_id === viewerId) === (standing === 'waiting'));
  if (row === undefined) return null;
  const reach = standing === 'waiting' ? reachOf(row) : '';
  return { note: row.note, ...untilWhen(row.sent_at), reach };
}

/** Returns how the two families are related, as found at their acceptance; null if they are not. */
function kinshipOf(between: readonly BetweenRow[]): KinshipFinding | null {
  const acceptedInterest = between.find(({ answer }) => answer === 'accepted');
  if (!acceptedInterest?.kinship) return null;
  return { kinship: acceptedInterest.kinship, named: acceptedInterest.kinship_named };
}

/** Whether an interest waits for an answer. */
const isOpen = ({ answer, withdrawn_at, isOver }: BetweenRow): boolean =>
  answer === null && withdrawn_at === null && !isOver;

/** What is known of two members' history. */
interface Between {
  /** Their interests, the newest first. */
  rows: readonly BetweenRow[];
  /** Whether an acquaintance of the two ended recently. */
  hasEnded: boolean;
}

/**
 * Returns the standing between two members as the viewer may know it. The other's decision on the viewer's interest
 * shows only if it is an acceptance or a decline with a notice.
 */
function standingFor(viewerId: string, { rows, hasEnded }: Between): Standing {
  if (rows.some(({ answer }) => answer === 'accepted')) return 'accepted';
  if (hasEnded) return 'ended';
  const receivedInterest = rows.find(({ sender_id }) => sender_id !== viewerId);
  if (receivedInterest && isOpen(receivedInterest)) return 'received';
  // An interest after which another may be sent does not count any more.
  const sentInterest = rows.find(({ sender_id, mayFollow }) => sender_id === viewerId && !mayFollow);
  if (sentInterest?.told_because) return 'declinedByThem';
  if (sentInterest && sentInterest.withdrawn_at === null && !sentInterest.isOver) return 'waiting';
  if (receivedInterest?.answer === 'declined') return 'declinedByMe';
  if (sentInterest === undefined) return 'none';
  return sentInterest.withdrawn_at === null ? 'expired' : 'withdrawn';
}
