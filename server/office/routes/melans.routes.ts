import type { Kysely } from 'kysely';
import { todayInIndia } from '#contract/india-day.ts';
import {
  callOffMelan,
  inviteFamilies,
  listMelans,
  makeMelan,
  noteMelanAnswer,
  planMelan,
  showMelan,
  showMelanPlan,
} from '#contract/staff/melans.ts';
import { districts } from '#matching/places/districts.ts';
import { listTablets } from '#server/domain/melans/day.queries.ts';
import { bestOfEach, findFits } from '#server/domain/melans/find-fits.ts';
import {
  countInvitable,
  type Guest,
  inviteOfSide,
  listGuests,
  saveAnswer,
} from '#server/domain/melans/guests.queries.ts';
import {
  insertMelan,
  listMelanRows,
  loadMelan,
  lockMelan,
  type MelanRow,
  markMelan,
} from '#server/domain/melans/melans.queries.ts';
import { countProposed } from '#server/domain/melans/proposed.queries.ts';
import { countTables, loadTables } from '#server/domain/melans/tables.queries.ts';
import { firstNameOf } from '#server/domain/visibility/first-name.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import { seatAndTell } from '#server/notices/melans.ts';
import { notifyAll } from '#server/notices/tell.queries.ts';
import { cardsOf, outdatedOf } from '#server/office/melans/paper.ts';
import { planTables, seatedOf } from '#server/office/melans/plan-tables.ts';
import { dayOf, factsOf, guestOf, melanOf } from '#server/office/melans/show.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

const MOST_MELANS = 100;
/** Of one side, at most this many times as many members are invited as can still be invited of the other side. */
const SIDE_SHARE = 1.5;

/** Registers the calls for a melan before its day: creation, invitations, answers and plan. */
export function melanRoutes(office: Office): void {
  const { lookups } = office.services;

  registerStaffCall(office, listMelans, async ({ db, request }) => {
    const isBengali = languageOf(request) === 'bn';
    return {
      melans: (await listMelanRows(db, MOST_MELANS)).map(factsOf),
      religions: lookups.list('religion').map(({ id, name, nameBn }) => ({ id, name: isBengali ? nameBn : name })),
    };
  });

  registerStaffCall(office, makeMelan, async ({ db, staff, values, about }) => {
    const religions = new Set(lookups.list('religion').map(({ id }) => id));
    if (!values.religions.every((id) => religions.has(id))) throw new BrokenRules({ religions: 'chooseFromList' });
    if (!values.districts.every((id) => districts.some((district) => district.id === id)))
      throw new BrokenRules({ districts: 'chooseFromList' });
    const id = await insertMelan(db, {
      ...values,
      isSecondMarriage: values.isSecondMarriage === 'Yes',
      isOverFifty: values.isOverFifty === 'Yes',
      by: staff.email,
    });
    about({ subject: `melan ${id}` });
    return success('melanMade');
  });

  registerStaffCall(office, callOffMelan, async ({ db, values: { member: id }, about }) => {
    const melan = await lockMelan(db, id);
    if (melan === undefined) throw new Refusal(404, 'notFound');
    if (melan.called_off_at !== null || melan.held_on < todayInIndia()) return failure('changedMeanwhile');
    await markMelan(db, id, 'called_off_at');
    const guests = await listGuests(db, id);
    const possibleGuests = guests.filter((guest) => guest.answer !== 'notThisTime' && guest.mayCome);
    await notifyAll(
      db,
      possibleGuests.map(({ profileId }) => ({ kind: 'melanNews' as const, profileId })),
    );
    about({ subject: `melan ${id}` });
    return success('melanCalledOffNow');
  });

  registerStaffCall(office, showMelan, async ({ db, request, values: { member: id }, about }) => {
    const melan = await loadMelan(db, id);
    if (melan === undefined) throw new Refusal(404, 'notFound');
    about({ subject: `melan ${id}` });
    const using = { ...office.services, db };
    const guests = await listGuests(db, id);
    const meetings = await countTables(db, id);
    const { day, cameOf } = await dayOf(using, { melan, guests, meetings });
    return {
      melan: await melanOf(using, melan, languageOf(request)),
      guests: guests.map((guest) => guestOf(guest, cameOf(guest.number))),
      cardsChanged: await numbersOfChanged(db, melan, guests),
      tablets: (await listTablets(db, id)).map(({ ordinal, arrived, packed_by, packed_at, brought_at }) => ({
        ordinal,
        arrived,
        packedBy: packed_by,
        packedAt: packed_at.toISOString(),
        broughtAt: brought_at?.toISOString() ?? '',
      })),
      day: { ...day, proposed: await countProposed(db, id) },
    };
  });

  registerStaffCall(office, inviteFamilies, async ({ db, values: { member: id, count }, about }) => {
    const melan = await lockMelan(db, id);
    if (melan === undefined) throw new Refusal(404, 'notFound');
    if (melan.called_off_at !== null || melan.held_on <= todayInIndia()) return failure('changedMeanwhile');
    const invitable = await countInvitable(db, id);
    const half = Math.ceil(count / 2);
    // A side gets more than half of the invitations only if the other side cannot use its half.
    const mostOfSide = (own: number, other: number) =>
      Math.floor(Math.min(own, Math.max(half, count - other), SIDE_SHARE * other));
    const mostBrides = mostOfSide(invitable.brides, invitable.grooms);
    const mostGrooms = mostOfSide(invitable.grooms, invitable.brides);
    const invitedIds = [
      ...(await inviteOfSide(db, { melanId: id, isBride: true, most: mostBrides })),
      ...(await inviteOfSide(db, { melanId: id, isBride: false, most: mostGrooms })),
    ];
    if (invitedIds.length === 0) return failure('melanNobodyLeft');
    await notifyAll(
      db,
      invitedIds.map((profileId) => ({ kind: 'melanInvited' as const, profileId })),
    );
    about({ subject: `melan ${id}` });
    return success('melanInvited');
  });

  registerStaffCall(
    office,
    noteMelanAnswer,
    async ({ db, staff, values: { member, melan: id, answer, people }, about }) => {
      const melan = await lockMelan(db, id);
      if (melan === undefined) throw new Refusal(404, 'notFound');
      about({ subject: `melan ${id}` });
      if (melan.called_off_at !== null || melan.held_on < todayInIndia()) return failure('changedMeanwhile');
      const guest = (await listGuests(db, id)).find(({ profileId }) => profileId === member);
      if (!guest?.mayCome) return failure('melanNotInvited');
      about({ profileId: member });
      await saveAnswer(db, { melanId: id, profileId: member, answer, people, by: staff.email });
      const newlySeatedIds = await seatAndTell(db, id, member);
      if (answer === 'notThisTime') return success('melanDeclined');
      return success(guest.isSeated || newlySeatedIds.includes(member) ? 'melanSeat' : 'melanWaiting');
    },
  );

  registerStaffCall(office, planMelan, async ({ db, values: { member: id }, about }) => {
    const melan = await lockMelan(db, id);
    if (melan === undefined) throw new Refusal(404, 'notFound');
    if (melan.called_off_at !== null || melan.held_on < todayInIndia()) return failure('changedMeanwhile');
    await seatAndTell(db, id);
    about({ subject: `melan ${id}` });
    return (await planTables(db, melan)) > 0 ? success('melanPlanned') : failure('melanNothingToPlan');
  });

  registerStaffCall(office, showMelanPlan, async ({ db, values: { member: id }, about }) => {
    const melan = await loadMelan(db, id);
    if (melan === undefined) throw new Refusal(404, 'notFound');
    about({ subject: `melan ${id}` });
    const guests = seatedOf(await listGuests(db, id));
    const best = bestOfEach(await findFits(db, guests));
    const tables = await loadTables(db, id);
    const numberOf = new Map(guests.map(({ profileId, number }) => [profileId, number]));
    return {
      guests: guests.map(({ profileId, name, number, isBride }) => ({
        number,
        name: firstNameOf(name),
        memberId: profileId,
        isBride,
        best: best.get(number) ?? [],
        rounds: Array.from({ length: melan.rounds }, (_, index) => {
          const table = tables.find(
            ({ round, brideId, groomId }) => round === index + 1 && (isBride ? brideId : groomId) === profileId,
          );
          const other = table && numberOf.get(isBride ? table.groomId : table.brideId);
          return table && other ? { place: table.place, other } : { place: 0, other: 0 };
        }),
      })),
    };
  });
}

/** Returns the numbers of guests whose printed card has changed; none once the day is over. */
async function numbersOfChanged(db: Kysely<Database>, melan: MelanRow, guests: readonly Guest[]): Promise<number[]> {
  const isOver = melan.held_on < todayInIndia();
  const hasNoCards = guests.every(({ isDrawn, printedPlaces }) => !isDrawn && printedPlaces === null);
  if (isOver || hasNoCards) return [];
  const cards = cardsOf({ melan, guests: seatedOf(guests), tables: await loadTables(db, melan.id) });
  return outdatedOf(cards).map(({ guest }) => guest.number);
}
