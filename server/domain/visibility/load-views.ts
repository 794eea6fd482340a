import type { ActiveBand, Trust } from '#contract/badges.ts';
import { DAY_MS, WEEK_MS } from '#contract/durations.ts';
import { todayInIndia } from '#contract/india-day.ts';
import type { Match } from '#contract/matches.ts';
import type { FamilyView, Loss, SharedView } from '#contract/member.ts';
import type { Signs } from '#contract/signs.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { spelled } from '#server/domain/names/spelled.ts';
import { configuredWays } from '#server/domain/reach/reach.queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import { nameRelative } from '#server/platform/db/relatives.ts';
import type { Printed } from '#words/pdf/booklet.ts';
import { loadFits } from './fits.queries.ts';
import { presentHousehold } from './household.ts';
import { asksIfFitting, type Layer, mayView, type Relation } from './may-view.ts';
import { toSharedPerson } from './person.ts';
import { presentAnswers, presentShared } from './present-answers.ts';
import { KIN_NAMES, presentFamily } from './present-family.ts';
import { listShownToAll, loadRelations } from './relations.queries.ts';
import {
  loadCardRows,
  loadKinRows,
  loadOwnerRows,
  loadOwnHomeRows,
  loadSenderRows,
  type OwnerRow,
} from './views.queries.ts';

/** One member's view of another. */
export interface View {
  layer: Layer;
  relation: Relation;
  shared: SharedView;
  /** Badges and last activity. */
  trust: Trust;
  /** Only from layer 3 on, else null. */
  family: FamilyView | null;
  /** The member as the matching engine reads it, with the wishes. For computing only; it must not be returned. */
  person: SharedPerson;
}

/** One member's view of another in a list. */
export type Face = Omit<View, 'family'>;

/**
 * Loads what a viewer sees of these members, by id. A member who may not be seen, or does not exist, is absent.
 *
 * All data of other members comes this way. The caller gives the ids. A `loadVisible…` reads their rows (load), leaves
 * out who may not be seen (visibility), and turns the others into what their layer shows (present).
 */
export async function loadVisibleViews(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  viewerId: string,
  ownerIds: readonly string[],
): Promise<Map<string, View>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await loadOwnerRows(db, { viewerId, ownerIds });
  return presentViews({ db, lookups }, viewerId, onlyVisible(viewerId, rows));
}

/** Loads what a viewer sees of these members, without the family part, which would need the relatives. */
export async function loadVisibleFaces(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  viewerId: string,
  ownerIds: readonly string[],
): Promise<Map<string, Face>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await loadOwnerRows(db, { viewerId, ownerIds });
  const seen = await presentFaces({ db, lookups }, viewerId, onlyVisible(viewerId, rows));
  return new Map(seen.map(({ row, face }) => [row.profile_id, face]));
}

/**
 * Loads the senders whose interest waits for the viewer's answer, with the time of sending, the oldest first, and the
 * viewer's own face.
 */
export async function loadSenders({ db, lookups }: Pick<DomainServices, 'db' | 'lookups'>, viewerId: string) {
  const rows = await loadSenderRows(db, { viewerId });
  const seen = await presentFaces({ db, lookups }, viewerId, onlyVisible(viewerId, rows));
  const faces = new Map(seen.map(({ row, face }) => [row.profile_id, face]));
  const senders = rows.flatMap(({ profile_id, sent }) => {
    const face = faces.get(profile_id);
    return sent && face ? [{ face, sentAt: new Date(sent.at), id: sent.id, isGated: sent.isGated }] : [];
  });
  senders.sort((one, other) => one.sentAt.getTime() - other.sentAt.getTime() || one.id - other.id);
  return { me: faces.get(viewerId), senders };
}

/** Loads a family's own card: the most that others can see of the family. Throws 404 if the profile is unknown. */
export async function loadOwnCard({ db, lookups }: Pick<DomainServices, 'db' | 'lookups'>, profileId: string) {
  const rows = await loadOwnerRows(db, { viewerId: profileId, ownerIds: [profileId] });
  const [seen] = await presentFaces({ db, lookups }, profileId, onlyVisible(profileId, rows));
  const [home] = await loadOwnHomeRows(db, { profileId });
  if (seen === undefined || home === undefined) throw notShown();
  return {
    shared: seen.face.shared,
    family: presentFamily(seen.row, seen.answers, { kin: home.kin, lookups }),
    household: home.household && presentHousehold(home.household, lookups),
    unknownKin: home.unknownKin.map(({ side, generation }) => KIN_NAMES[nameRelative(side, generation)]),
  };
}

/** A view, with what cards and pages add to it. */
export interface CardView {
  view: View;
  /** The viewer's note about a member on the shortlist; null if not on it. */
  note: string | null;
  /** The state between the two, as a card of a list shows it. */
  between: Match['between'];
  signs: Signs;
}

/** Loads what a viewer sees of these members, with what a card adds. */
export async function loadVisibleCardViews(
  { db, lookups, config }: Pick<DomainServices, 'db' | 'lookups' | 'config'>,
  viewerId: string,
  ownerIds: readonly string[],
): Promise<Map<string, CardView>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await loadCardRows(db, { viewerId, ownerIds, ...configuredWays(config) });
  const views = await presentViews({ db, lookups }, viewerId, onlyVisible(viewerId, rows));
  const cards = rows.flatMap(({ profile_id, note, between, signs }): [string, CardView][] => {
    const view = views.get(profile_id);
    return view ? [[profile_id, { view, note, between, signs }]] : [];
  });
  return new Map(cards);
}

/** The row of a member whom the viewer may see. */
interface VisibleRow {
  row: OwnerRow;
  layer: Layer;
}

/** Returns the rows of those whom the viewer may see, each with its layer. */
const onlyVisible = (viewerId: string, rows: readonly OwnerRow[]): VisibleRow[] =>
  rows.flatMap((row) => {
    const layer = mayView(viewerId, row.profile_id, row.relation);
    return layer === 1 ? [] : [{ row, layer }];
  });

/** A face, with the row and the answers from which it was made. */
interface PresentedFace {
  row: OwnerRow;
  answers: ReturnType<typeof presentAnswers>;
  face: Face;
}

/** Turns rows of visible members into what their layers show, without the family part. */
async function presentFaces(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  viewerId: string,
  visible: readonly VisibleRow[],
): Promise<PresentedFace[]> {
  const today = todayInIndia();
  const idsThatAsk = visible.flatMap(({ row, layer }) => (asksIfFitting(layer, row.photoFor) ? [row.profile_id] : []));
  const fittingIds = await loadFits(db, viewerId, idsThatAsk);
  return visible.map(({ row, layer }) => {
    const answers = presentAnswers(row, layer, lookups);
    const face = {
      layer,
      relation: row.relation,
      shared: presentShared(row, answers, { layer, today, isFitting: fittingIds.has(row.profile_id) }),
      trust: presentTrust(row, today),
      person: toSharedPerson(row),
    };
    return { row, answers, face };
  });
}

/** Turns rows of visible members into what their layers show, by profile id. */
async function presentViews(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  viewerId: string,
  visible: readonly VisibleRow[],
): Promise<Map<string, View>> {
  const seen = await presentFaces({ db, lookups }, viewerId, visible);
  const acceptedIds = seen.flatMap(({ row, face }) => (face.layer >= 3 ? [row.profile_id] : []));
  const kin = acceptedIds.length > 0 ? await loadKinRows(db, acceptedIds) : [];
  const views = seen.map(({ row, answers, face }): [string, View] => {
    const ownersKin = kin.filter(({ profile_id }) => profile_id === row.profile_id);
    return [
      row.profile_id,
      { ...face, family: face.layer >= 3 ? presentFamily(row, answers, { kin: ownersKin, lookups }) : null },
    ];
  });
  return new Map(views);
}

/** Returns for a member what strangers see of the member's own profile. Throws 404 if the profile is unknown. */
export async function loadAsStranger(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  profileId: string,
): Promise<SharedView> {
  const [row] = await loadOwnerRows(db, { viewerId: profileId, ownerIds: [profileId] });
  if (row === undefined) throw notShown();
  const layer = 2;
  return presentShared(row, presentAnswers(row, layer, lookups), { layer, today: todayInIndia() });
}

/** Number of members whose rows are loaded at once for print. */
const PRINTED_AT_ONCE = 200;
/** An id that no profile has. */
const NOBODY = '';

/**
 * Loads what strangers see of these members, for print, ordered by number. There is no photo, and the full name only of
 * those who chose it. The caller must check who may be printed.
 */
export async function loadPrinted(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  members: readonly { profileId: string; withSurname: boolean }[],
): Promise<Printed[]> {
  const idsWithSurname = new Set(members.flatMap(({ profileId, withSurname }) => (withSurname ? [profileId] : [])));
  const today = todayInIndia();
  const printed: Printed[] = [];
  for (let from = 0; from < members.length; from += PRINTED_AT_ONCE) {
    const ownerIds = members.slice(from, from + PRINTED_AT_ONCE).map(({ profileId }) => profileId);
    for (const row of await loadOwnerRows(db, { viewerId: NOBODY, ownerIds })) {
      const shared = { ...presentShared(row, presentAnswers(row, 2, lookups), { layer: 2, today }), picture: '' };
      const fullName = idsWithSurname.has(row.profile_id) ? { name: row.name, spelled: spelled(row).full } : null;
      printed.push({ shared, fullName });
    }
  }
  return printed.sort((one, other) => (one.shared.memberId < other.shared.memberId ? -1 : 1));
}

/** Loads for the office what strangers see of these members, if they are shown to all at present, in their order. */
export async function loadAsStrangers(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  profileIds: readonly string[],
): Promise<SharedView[]> {
  if (profileIds.length === 0) return [];
  const shown = await listShownToAll(db, profileIds);
  // There is no viewer, so that no relation opens anything.
  const rows = await loadOwnerRows(db, { viewerId: NOBODY, ownerIds: [...shown] });
  const [layer, today] = [2, todayInIndia()] as const;
  const views = new Map(
    rows.map((row) => [row.profile_id, presentShared(row, presentAnswers(row, layer, lookups), { layer, today })]),
  );
  return profileIds.flatMap((id) => views.get(id) ?? []);
}

/**
 * Loads for the office what an accepted family sees of a member, without health answers and phone. Throws 404 if the
 * profile is unknown.
 */
export async function loadAsFamily(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  profileId: string,
): Promise<FamilyView> {
  const [row] = await loadOwnerRows(db, { viewerId: profileId, ownerIds: [profileId] });
  if (row === undefined) throw notShown();
  return presentFamily(row, presentAnswers(row, 3, lookups), { kin: await loadKinRows(db, [profileId]), lookups });
}

/** Loads a viewer's view of one member. Throws the same 404 for unknown, blocked, paused and not shown. */
export async function loadView(
  services: Pick<DomainServices, 'db' | 'lookups'>,
  viewerId: string,
  ownerId: string,
): Promise<View> {
  const views = await loadVisibleViews(services, viewerId, [ownerId]);
  const view = views.get(ownerId);
  if (view === undefined) throw notShown();
  return view;
}

/** Returns those of these members whom the viewer may see. To the viewer, all others look as if they did not exist. */
export async function loadSeen(
  { db }: Pick<DomainServices, 'db'>,
  viewerId: string,
  ownerIds: readonly string[],
): Promise<Set<string>> {
  if (ownerIds.length === 0) return new Set();
  const relations = await loadRelations(db, viewerId, ownerIds);
  return new Set([...relations].flatMap(([id, relation]) => (mayView(viewerId, id, relation) === 1 ? [] : [id])));
}

/** Returns the viewer's relation to a member; null if the member may not be seen. */
async function relationIfSeen(
  { db }: Pick<DomainServices, 'db'>,
  viewerId: string,
  ownerId: string,
): Promise<Relation | null> {
  const relation = (await loadRelations(db, viewerId, [ownerId])).get(ownerId);
  if (relation === undefined) return null;
  return mayView(viewerId, ownerId, relation) === 1 ? null : relation;
}

/** Returns the viewer's relation to a member. Throws 404 if the member may not be seen. */
export async function findRelation(
  services: Pick<DomainServices, 'db'>,
  viewerId: string,
  ownerId: string,
): Promise<Relation> {
  const relation = await relationIfSeen(services, viewerId, ownerId);
  if (relation === null) throw notShown();
  return relation;
}

/** The message of the refusal for each loss of an accepted family. */
const MESSAGE_OF_LOSS = {
  notReached: 'familyNotReached',
  setAside: 'familySetAside',
  ended: 'acquaintanceIsOver',
} as const;

/** Returns the refusal for a member who may not be seen. `loss` is set for a family that the reader had accepted. */
export const notShown = (loss?: Loss): Refusal => new Refusal(404, loss ? MESSAGE_OF_LOSS[loss] : 'memberUnknown');

/**
 * Returns the rows about members whom this member may see. Rows about others are left out, as if those members were
 * deleted.
 */
export async function onlySeen<Row extends object>(
  services: Pick<DomainServices, 'db'>,
  profileId: string,
  { rows, idOf }: { rows: Row[]; idOf: (row: Row) => string | null },
): Promise<Row[]> {
  const seen = await loadSeen(
    services,
    profileId,
    rows.map((row) => idOf(row) ?? ''),
  );
  return rows.filter((row) => seen.has(idOf(row) ?? ''));
}

/**
 * Returns badges and last activity, the same for every layer. Only the week of the last visit is shown, which changes
 * on Mondays.
 */
function presentTrust({ badges, confirmed, since, last_active_on }: OwnerRow, today: string): Trust {
  const confirmedBadges = (['phone', 'email'] as const).flatMap((kind) => {
    const on = confirmed?.[kind];
    return on ? [{ kind, on }] : [];
  });
  return { badges: [...confirmedBadges, ...badges], since: since ?? '', active: bandOf(last_active_on, today) };
}

/** Returns the number of the week. 1 January 1970 was a Thursday, so three days are added. */
const weekOf = (day: string): number => Math.floor((Date.parse(day) + 3 * DAY_MS) / WEEK_MS);

/** An activity at most this many weeks ago was within the month. */
const WEEKS_A_MONTH = 4;

/** Returns in which band the last activity lies. `lastActiveOn` is null if there was none. */
function bandOf(lastActiveOn: string | null, today: string): ActiveBand {
  if (lastActiveOn === null) return 'longer';
  const weeks = weekOf(today) - weekOf(lastActiveOn);
  if (weeks <= 0) return 'week';
  return weeks <= WEEKS_A_MONTH ? 'month' : 'longer';
}
