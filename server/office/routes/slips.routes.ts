import type { Kysely } from 'kysely';
import { MOST_ON_SHEET, type Tick } from '#contract/card-sheets.ts';
import { todayInIndia } from '#contract/india-day.ts';
import type { Match } from '#contract/matches.ts';
import { carryWish, enterSlip, familySheet, showSlip } from '#contract/staff/slips.ts';
import { loadFirstAccount } from '#server/domain/accounts/accounts.queries.ts';
import { listClaimsOf } from '#server/domain/holders/whose-claims.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { findSheetOf, listSheets, loadSheet, noteCarried } from '#server/domain/printed/card-sheets.queries.ts';
import { makeSheet } from '#server/domain/printed/make-sheet.ts';
import { countPaper } from '#server/domain/profile-views/count-readings.ts';
import { loadVisibleCards } from '#server/domain/visibility/cards.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import { notify } from '#server/notices/tell.queries.ts';
import { countDeskCards, isVolunteer, loadAssisted, lockAssisted } from '#server/office/desk/desk-access.ts';
import { isAssisted, listKept } from '#server/office/desk/families.queries.ts';
import { proposeFor } from '#server/office/desk/propose-for.ts';
import { enterSlip as enter } from '#server/office/enter-slip.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { hasSpokenToday } from '#server/office/spoke-today.queries.ts';
import { lockStaffMember } from '#server/office/staff/matchmakers.queries.ts';
import type { Staff } from '#server/office/staff/sessions.queries.ts';
import { asDownload } from '#server/pdf/as-download.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

/** Maximum number of sheets of a family that are listed. */
const SHEETS_SHOWN = 10;
/** Pages of a family's list in which typed numbers are searched. */
const PAGES_SEARCHED = 10;

/** Registers the calls for printed cards for families that do not use the site, and for the slips that they return. */
export function slipRoutes(office: Office): void {
  const { services, siteUrl, lists } = office;

  registerStaffCall(office, familySheet, async ({ db, staff, reply, values: { member, members, language }, about }) => {
    about({ profileId: member });
    await requireMayLookFor(db, staff, member);
    const typedIds = members.slice(0, MOST_ON_SHEET);
    const candidates = typedIds.length > 0 ? await listTyped(db, member, typedIds) : await listFirst(db, member);
    const matches = await countDeskCards(services, db, {
      staff,
      forId: member,
      matches: candidates.slice(0, MOST_ON_SHEET),
    });
    const shownIds = matches.map((match) => match.member.memberId);
    if (shownIds.length > 0) await countPaper(services, member, shownIds);
    about(...shownIds.map((profileId) => ({ profileId, subject: 'sheet' })));
    const order = await makeSheet(services, db, { profileId: member, matches, language, by: staff.email, siteUrl });
    const pdf = await services.typesetter.typeset(staff.email, order);
    return { pdf: asDownload(reply, pdf, { name: 'sheet', member, language }) };
  });

  /** Throws a 404 if the profile does not exist or is not one of this volunteer's families. */
  async function requireMayLookFor(db: Kysely<Database>, staff: Staff, profileId: string): Promise<void> {
    if (isVolunteer(staff)) await lockAssisted(db, staff, profileId);
    else if ((await loadMembers(db, [profileId])).length === 0) throw new Refusal(404, 'memberUnknown');
  }

  /**
   * Returns those of the typed numbers that are on the list or shortlist of an assisted family. Any other number could
   * reveal who has blocked whom.
   */
  async function listTyped(db: Kysely<Database>, profileId: string, typedIds: readonly string[]): Promise<Match[]> {
    if (!(await isAssisted(db, profileId))) return [];
    const allowedIds = new Set(await listKept(db, profileId));
    let cursor = '';
    for (let pages = 0; pages < PAGES_SEARCHED && !typedIds.every((id) => allowedIds.has(id)); pages++) {
      const page = await lists.list(db, { memberId: profileId, order: '', cursor });
      for (const { member } of page.matches) allowedIds.add(member.memberId);
      cursor = page.cursor;
      if (cursor === '') break;
    }
    const reader = { profileId, person: await lists.loadPerson(db, profileId), on: todayInIndia() };
    const ids = typedIds.filter((id) => allowedIds.has(id));
    const cards = await loadVisibleCards({ ...services, db }, reader, ids);
    return cards.map(({ match }) => match);
  }

  const listFirst = async (db: Kysely<Database>, memberId: string): Promise<Match[]> =>
    (await lists.list(db, { memberId, order: '', cursor: '' })).matches;

  registerStaffCall(office, showSlip, async ({ db, staff, values: { sheet, member, other }, about }) => {
    const id = sheet || (member && other ? await findSheetOf(db, member, other) : undefined);
    const slip = id === undefined ? undefined : await loadSheet(db, id);
    const familyId = slip?.profileId ?? member;
    if (familyId !== '') await requireMayLookFor(db, staff, familyId);
    const sheets = await listSheetsOf(db, familyId);
    if (slip === undefined) return { sheets, slip: null };
    const { profileId, madeOn, madeBy, cards } = slip;
    about({ profileId, subject: 'sheet' });
    return {
      sheets,
      slip: {
        sheet: slip.id,
        memberId: profileId,
        madeOn,
        madeBy: madeBy ?? '',
        isLookedFor: await isAssisted(db, profileId),
        cards: cards.map(({ tick, carriedAt, ...card }) => ({
          ...card,
          tick: tick ?? ('' as const),
          carriedAt: carriedAt?.toISOString() ?? '',
        })),
      },
    };
  });

  registerStaffCall(office, enterSlip, async ({ db, staff, values: { sheet, ...ticks }, about, request }) => {
    const slip = await lockSheet(db, staff, sheet);
    if (slip === undefined) return failure('changedMeanwhile');
    const { profileId: familyId } = slip;
    await requireMayLookFor(db, staff, familyId);
    about({ profileId: familyId, subject: 'sheet' });
    if ((await listClaimsOf(db, familyId)).length > 0) return failure('slipInClaim');
    const tickedIds = await enter(db, services, {
      sheet: slip,
      ticks: byPlace(ticks),
      staff,
      language: languageOf(request),
    });
    about(...tickedIds.map((profileId) => ({ profileId, subject: 'sheet' })));
    return success((await isAssisted(db, familyId)) ? 'slipEntered' : 'slipEnteredToCall');
  });

  registerStaffCall(office, carryWish, async ({ db, staff, values: { sheet, place }, about }) => {
    const slip = await lockSheet(db, staff, sheet);
    const card = slip?.cards.find((onSheet) => onSheet.place === place);
    if (slip === undefined || card?.tick !== 'more' || card.carriedAt !== null) return failure('changedMeanwhile');
    const { profileId } = slip;
    about({ profileId, subject: 'sheet' }, { profileId: card.memberId, subject: 'sheet' });
    if ((await listClaimsOf(db, profileId)).length > 0) return failure('slipInClaim');
    const accountId = (await loadFirstAccount(db, profileId))?.id ?? 0;
    if (!(await hasSpokenToday(db, { profileId, accountId, by: staff.email })))
      throw new Refusal(409, 'registerNotCalled');
    const refusal = await proposeFor(db, { staff, memberId: profileId, otherId: card.memberId, why: '' });
    // Refusals that depend on the other family are not shown here, as with every tick.
    if (refusal === 'proposalsFull' || refusal === 'proposalOfKin') return failure(refusal);
    // One person has read the slip, made the call and proposed, so the family is notified of what was done in its name.
    if (refusal === null) await notify(db, { kind: 'wishCarried', profileId, aboutId: card.memberId });
    await noteCarried(db, slip.id, place);
    return success('wishCarried');
  });
}

/**
 * Loads a sheet with locks: the member of staff (if a volunteer), then the families in their fixed order, then the
 * sheet. Parallel entries wait for each other without a deadlock. Returns undefined if there is no such sheet.
 */
async function lockSheet(db: Kysely<Database>, staff: Staff, id: string) {
  const unlockedSheet = await loadSheet(db, id);
  if (unlockedSheet === undefined) return undefined;
  const { profileId, cards } = unlockedSheet;
  if (isVolunteer(staff)) {
    // Checked before the locks, so that a person without the right blocks nobody.
    await loadAssisted(db, staff, profileId);
    await lockStaffMember(db, staff.id);
  }
  await lockMembers(db, [profileId, ...cards.map(({ memberId }) => memberId)]);
  return loadSheet(db, id, { isToEnter: true });
}

async function listSheetsOf(db: Kysely<Database>, profileId: string) {
  const sheets = await listSheets(db, profileId, SHEETS_SHOWN);
  return sheets.map(({ id, madeBy, ...sheet }) => ({ ...sheet, sheet: id, madeBy: madeBy ?? '' }));
}

/** Returns the ticks by their place on the sheet, from fields named `tick` and the place. */
function byPlace(ticks: Readonly<Record<string, Tick | ''>>): Map<number, Tick> {
  const entries = Object.entries(ticks).flatMap(([name, tick]): [number, Tick][] =>
    tick === '' ? [] : [[Number(name.slice('tick'.length)), tick]],
  );
  return new Map(entries);
}
