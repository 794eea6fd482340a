import type { ActiveBand, Trust } from '#contract/badges.ts';
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

/** What one member sees of another. */
export interface View {
  layer: Layer;
  relation: Relation;
  shared: SharedView;
  /** Badges and freshness. */
  trust: Trust;
  /** From layer 3 on. */
  family: FamilyView | null;
  /** As the engine reads a member, with the wishes: to judge by, not to hand out. */
  person: SharedPerson;
}

/** What one member sees of another on a list. */
export type Face = Omit<View, 'family'>;

/**
 * Every answer that carries another member's data is made in four steps. The caller says of whom (ids), and a `loadVisible…` reads their rows
 * (load), leaves out who may not be seen (visibility) and makes the others into what their layer shows (present).
 *
 * This one: what a viewer sees of these members; a member who may not be seen, or does not exist, is absent.
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

/** The same without the family, for which relatives are looked up. */
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

/** Whose interest waits for the viewer's answer and when it was sent, the oldest first; with how the viewer's own people are read. */
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

/** A family's own card: what others see of it at most. */
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

/** A view, and what a card and a page say beside it. */
export interface CardView {
  view: View;
  /** The note with which the viewer keeps the member; null: not kept. */
  note: string | null;
  between: Match['between'];
  signs: Signs;
}

/** The same with what stands on a card. */
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

interface Visible {
  row: OwnerRow;
  layer: Layer;
}

/** The rows of those whom the viewer may see, each with its layer. */
const onlyVisible = (viewerId: string, rows: readonly OwnerRow[]): Visible[] =>
  rows.flatMap((row) => {
    const layer = mayView(viewerId, row.profile_id, row.relation);
    return layer === 1 ? [] : [{ row, layer }];
  });

interface Seen {
  row: OwnerRow;
  answers: ReturnType<typeof presentAnswers>;
  face: Face;
}

async function presentFaces(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  viewerId: string,
  visible: readonly Visible[],
): Promise<Seen[]> {
  const today = todayInIndia();
  const asking = visible.flatMap(({ row, layer }) => (asksIfFitting(layer, row.photoFor) ? [row.profile_id] : []));
  const fitting = await loadFits(db, viewerId, asking);
  return visible.map(({ row, layer }) => {
    const answers = presentAnswers(row, layer, lookups);
    const face = {
      ...{ layer, relation: row.relation },
      shared: presentShared(row, answers, { layer, today, isFitting: fitting.has(row.profile_id) }),
      trust: presentTrust(row, today),
      person: toSharedPerson(row),
    };
    return { row, answers, face };
  });
}

async function presentViews(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  viewerId: string,
  visible: readonly Visible[],
): Promise<Map<string, View>> {
  const seen = await presentFaces({ db, lookups }, viewerId, visible);
  const accepted = seen.flatMap(({ row, face }) => (face.layer >= 3 ? [row.profile_id] : []));
  const kin = accepted.length > 0 ? await loadKinRows(db, accepted) : [];
  const views = seen.map(({ row, answers, face }): [string, View] => {
    const ofOwner = kin.filter(({ profile_id }) => profile_id === row.profile_id);
    return [
      row.profile_id,
      { ...face, family: face.layer >= 3 ? presentFamily(row, answers, { kin: ofOwner, lookups }) : null },
    ];
  });
  return new Map(views);
}

/** What a stranger is told of a member, for the member's own eyes. */
export async function loadAsStranger(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  profileId: string,
): Promise<SharedView> {
  const [row] = await loadOwnerRows(db, { viewerId: profileId, ownerIds: [profileId] });
  if (row === undefined) throw notShown();
  const layer = 2;
  return presentShared(row, presentAnswers(row, layer, lookups), { layer, today: todayInIndia() });
}

/**
 * What a stranger is told of these members on paper, in the order of their numbers: no photo, and the whole name of those alone who have
 * chosen that. Who of them may be printed is asked before.
 */
export async function loadPrinted(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  members: readonly { profileId: string; withSurname: boolean }[],
): Promise<Printed[]> {
  const named = new Set(members.flatMap(({ profileId, withSurname }) => (withSurname ? [profileId] : [])));
  const today = todayInIndia();
  const printed: Printed[] = [];
  for (let from = 0; from < members.length; from += PRINTED_AT_ONCE) {
    const ownerIds = members.slice(from, from + PRINTED_AT_ONCE).map(({ profileId }) => profileId);
    for (const row of await loadOwnerRows(db, { viewerId: NOBODY, ownerIds })) {
      const shared = { ...presentShared(row, presentAnswers(row, 2, lookups), { layer: 2, today }), picture: '' };
      const fullName = named.has(row.profile_id) ? { name: row.name, spelled: spelled(row).full } : null;
      printed.push({ shared, fullName });
    }
  }
  return printed.sort((one, other) => (one.shared.memberId < other.shared.memberId ? -1 : 1));
}

const PRINTED_AT_ONCE = 200;
/** A number that no profile has. */
const NOBODY = '';

/** The same of all of these who are shown to every member at present, in their order, for the office's eyes. */
export async function loadAsStrangers(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  profileIds: readonly string[],
): Promise<SharedView[]> {
  if (profileIds.length === 0) return [];
  const shown = await listShownToAll(db, profileIds);
  // Nobody's view: what a relation would open stays closed.
  const rows = await loadOwnerRows(db, { viewerId: '', ownerIds: [...shown] });
  const [layer, today] = [2, todayInIndia()] as const;
  const views = new Map(
    rows.map((row) => [row.profile_id, presentShared(row, presentAnswers(row, layer, lookups), { layer, today })]),
  );
  return profileIds.flatMap((id) => views.get(id) ?? []);
}

/** What an accepted family is told of a member, for the office's eyes: nothing of health, and no phone. */
export async function loadAsFamily(
  { db, lookups }: Pick<DomainServices, 'db' | 'lookups'>,
  profileId: string,
): Promise<FamilyView> {
  const [row] = await loadOwnerRows(db, { viewerId: profileId, ownerIds: [profileId] });
  if (row === undefined) throw notShown();
  return presentFamily(row, presentAnswers(row, 3, lookups), { kin: await loadKinRows(db, [profileId]), lookups });
}

/** What a viewer sees of one member; a 404 that is the same for unknown, blocked, paused and not shown. */
export async function loadView(
  services: Pick<DomainServices, 'db' | 'lookups'>,
  viewerId: string,
  ownerId: string,
): Promise<View> {
  const view = (await loadVisibleViews(services, viewerId, [ownerId])).get(ownerId);
  if (view === undefined) throw notShown();
  return view;
}

/** Which of these members the viewer may see. All others are to the viewer as if they had been removed. */
export async function loadSeen(
  { db }: Pick<DomainServices, 'db'>,
  viewerId: string,
  ownerIds: readonly string[],
): Promise<Set<string>> {
  if (ownerIds.length === 0) return new Set();
  const relations = await loadRelations(db, viewerId, ownerIds);
  return new Set([...relations].flatMap(([id, relation]) => (mayView(viewerId, id, relation) === 1 ? [] : [id])));
}

/** How the viewer stands to a member, or null where they may not be seen. */
async function relationIfSeen(
  { db }: Pick<DomainServices, 'db'>,
  viewerId: string,
  ownerId: string,
): Promise<Relation | null> {
  const relation = (await loadRelations(db, viewerId, [ownerId])).get(ownerId);
  return relation === undefined || mayView(viewerId, ownerId, relation) === 1 ? null : relation;
}

/** The same, with a 404 for a member who may not be seen. */
export async function findRelation(
  services: Pick<DomainServices, 'db'>,
  viewerId: string,
  ownerId: string,
): Promise<Relation> {
  const relation = await relationIfSeen(services, viewerId, ownerId);
  if (relation === null) throw notShown();
  return relation;
}

/** `loss`: of a family that the reader had accepted. */
export const notShown = (loss?: Loss): Refusal => new Refusal(404, loss ? LOST[loss] : 'memberUnknown');

const LOST = { notReached: 'familyNotReached', setAside: 'familySetAside', ended: 'acquaintanceIsOver' } as const;

/** The rows about members who are shown to this one. What concerns anybody else is left out: it looks as if they had been removed. */
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

/** Badges and freshness, the same for every layer. Of the last visit the week alone is told, which moves on Mondays. */
function presentTrust({ badges, confirmed, since, last_active_on }: OwnerRow, today: string): Trust {
  const proved = (['phone', 'email'] as const).flatMap((kind) => {
    const on = confirmed?.[kind];
    return on ? [{ kind, on }] : [];
  });
  return { badges: [...proved, ...badges], since: since ?? '', active: bandOf(last_active_on, today) };
}

const WEEK_MS = 7 * 86_400_000;
/** The days of 1970 begin with a Thursday. */
const weekOf = (day: string): number => Math.floor((Date.parse(day) + 3 * 86_400_000) / WEEK_MS);

function bandOf(lastActiveOn: string | null, today: string): ActiveBand {
  if (lastActiveOn === null) return 'longer';
  const weeks = weekOf(today) - weekOf(lastActiveOn);
  if (weeks <= 0) return 'week';
  return weeks <= 4 ? 'month' : 'longer';
}
