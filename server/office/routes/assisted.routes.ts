import type { Kysely } from 'kysely';
import { todayInIndia } from '#contract/india-day.ts';
import type { SharedView } from '#contract/member.ts';
import {
  giveFamily,
  keptOfFamily,
  listAssisted,
  listForFamily,
  openAssisted,
  proposeFor,
  searchForFamily,
  VOLUNTEER_PROPOSALS_A_WEEK,
} from '#contract/staff/assisted.ts';
import { mayMake } from '#contract/staff/rights.ts';
import type { FamilyPage } from '#server/domain/assisted/family-lists.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { loadVisibleCards } from '#server/domain/visibility/cards.ts';
import { loadAsStranger } from '#server/domain/visibility/load-views.ts';
import { listShownToAll } from '#server/domain/visibility/relations.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { cardsADay, countDeskCards, isVolunteer, lockAssisted } from '#server/office/desk/desk-access.ts';
import {
  type AssistedRow,
  listAssistedRows,
  listKept,
  listMadeProposals,
} from '#server/office/desk/families.queries.ts';
import { proposeFor as propose } from '#server/office/desk/propose-for.ts';
import { familyCards } from '#server/office/family-card.ts';
import {
  countOutcomes,
  countProposedThisWeek,
  countReadToday,
  listKin,
  listVolunteers,
  loadSignedUntil,
  lockStaffMember,
} from '#server/office/staff/matchmakers.queries.ts';
import type { Staff } from '#server/office/staff/sessions.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

/** Registers the calls about assisted families: who looks for them, what they see, and what they propose. */
export function assistedRoutes(office: Office): void {
  const { services, lists } = office;
  const { lookups } = services;

  registerStaffCall(office, listAssisted, async ({ db, staff, about }) => {
    const isLimited = isVolunteer(staff);
    const signedUntil = isLimited ? await loadSignedUntil(db, staff.id) : null;
    const mayLook = !isLimited || signedUntil !== null;
    const rows = mayLook ? await listAssistedRows(db, { volunteerId: isLimited ? staff.id : undefined }) : [];
    about(...rows.map(({ memberId }) => ({ profileId: memberId })));
    const proposedThisWeek = await countProposedThisWeek(db, staff.id);
    return {
      families: await presentFamilies(db, rows),
      isVolunteer: isLimited,
      signedUntil: signedUntil?.toISOString() ?? '',
      kin: isLimited ? await listKin(db, staff.id) : [],
      left: {
        cards: Math.max(0, cardsADay(staff, services) - (await countReadToday(db, staff.id))),
        proposals: Math.max(0, VOLUNTEER_PROPOSALS_A_WEEK - proposedThisWeek),
      },
      figures: await countOutcomes({ db, phoneHash: services.phoneHash }, staff.id),
      volunteers: mayMake(staff.roles, giveFamily.path) ? await listVolunteers(db) : [],
    };
  });

  registerStaffCall(office, openAssisted, async ({ db, staff, values: { member }, about }) => {
    const row = await lockAssisted(db, staff, member);
    about({ profileId: member });
    const [family] = await presentFamilies(db, [row]);
    if (family === undefined) throw new Refusal(404, 'memberUnknown');
    const proposals = await listMadeProposals(db, member);
    const otherIds = proposals.map(({ otherId }) => otherId);
    const cards = await familyCards({ db, lookups }, otherIds);
    const others = new Map(cards.map((shared) => [shared.memberId, withoutPhoto(shared)]));
    return {
      family,
      proposals: proposals.map(({ madeAt, endsAt, ...proposal }) => ({
        ...proposal,
        other: others.get(proposal.otherId) ?? null,
        madeAt: madeAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    };
  });

  registerStaffCall(office, listForFamily, async ({ db, staff, values: { member, ...paged }, about }) => {
    await lockAssisted(db, staff, member);
    about({ profileId: member });
    return showPage(db, { staff, page: await lists.list(db, { memberId: member, ...paged }), forId: member });
  });

  registerStaffCall(
    office,
    searchForFamily,
    async ({ db, staff, values: { member, order, cursor, ...search }, about }) => {
      await lockAssisted(db, staff, member);
      about({ profileId: member });
      const page = await lists.search(db, { memberId: member, order, cursor, search });
      return showPage(db, { staff, page, forId: member });
    },
  );

  registerStaffCall(office, keptOfFamily, async ({ db, staff, values: { member }, about }) => {
    await lockAssisted(db, staff, member);
    about({ profileId: member });
    const reader = { profileId: member, person: await lists.loadPerson(db, member), on: todayInIndia() };
    const ids = await listKept(db, member);
    const cards = await loadVisibleCards({ ...services, db }, reader, ids);
    const matches = cards.map(({ match }) => match);
    return { matches: await countDeskCards(services, db, { staff, forId: member, matches }) };
  });

  registerStaffCall(office, proposeFor, async ({ db, staff, values: { member, other, why }, about }) => {
    // Both members at once, because somebody else may propose the same two from the other side.
    await lockStaffMember(db, staff.id);
    await lockMembers(db, [member, other]);
    await lockAssisted(db, staff, member);
    // Recorded as a subject and not as a profile, because no such profile may exist.
    about({ profileId: member, subject: other });
    const refusal = await propose(db, { staff, memberId: member, otherId: other, why });
    return refusal === null ? success('proposalMade') : failure(refusal);
  });

  /** Returns a page of a list, and counts its cards against the day's limit. */
  async function showPage(
    db: Kysely<Database>,
    { staff, page, forId }: { staff: Staff; page: FamilyPage; forId: string },
  ): Promise<FamilyPage> {
    return { ...page, matches: await countDeskCards(services, db, { staff, forId, matches: page.matches }) };
  }

  async function presentFamilies(db: Kysely<Database>, rows: readonly AssistedRow[]) {
    const ids = rows.map(({ memberId }) => memberId);
    const shownIds = await listShownToAll(db, ids);
    const families = rows.map(async ({ memberId, volunteerId: _, since, ...row }) => ({
      ...row,
      since: since.toISOString(),
      isShown: shownIds.has(memberId),
      shared: withoutPhoto(await loadAsStranger({ db, lookups }, memberId)),
    }));
    return Promise.all(families);
  }
}

/** Removes the picture: the office sees only the written part. */
const withoutPhoto = (shared: SharedView): SharedView => ({ ...shared, picture: '' });
