import { randomUUID } from 'node:crypto';
import { todayInIndia } from '#contract/india-day.ts';
import { messageId } from '#contract/message.ts';
import { USES } from '#contract/staff/desk.ts';
import {
  type Entry,
  hasWalkedIn,
  isTabletId,
  isWalkIn,
  readDay,
  readEntries,
  readWishes,
  typedWishes,
} from '#contract/staff/melan-day.ts';
import {
  bringMelanHome,
  CARDS_ROUTE,
  decideMelanEntry,
  ENTRIES_AT_ONCE,
  MOST_TABLETS,
  nameWalkIn,
  noteCardsPrinted,
  packMelan,
  pairMelan,
  planMelan,
  thankGuests,
} from '#contract/staff/melans.ts';
import { mayMake } from '#contract/staff/rights.ts';
import * as days from '#server/domain/melans/day.queries.ts';
import { listGuests, noteDrawn, notePrinted, putWalkIn } from '#server/domain/melans/guests.queries.ts';
import { loadMelan, lockMelan, markMelan } from '#server/domain/melans/melans.queries.ts';
import { loadTables } from '#server/domain/melans/tables.queries.ts';
import { recordUse } from '#server/domain/office-log/uses.queries.ts';
import { firstNameOf } from '#server/domain/visibility/first-name.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { notifyAll } from '#server/notices/tell.queries.ts';
import { pairGuests } from '#server/office/melans/pair-guests.ts';
import { cardsOf, melanPaperOf, outdatedOf } from '#server/office/melans/paper.ts';
import { seatedOf } from '#server/office/melans/plan-tables.ts';
import { asDownload } from '#server/pdf/as-download.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

/** Registers the calls for the day in the hall: cards, tablets and results. */
export function melanDayRoutes(office: Office): void {
  const { app, cipher, db: pool, typesetter } = office.services;

  registerStaffCall(office, packMelan, async ({ db, staff, values: { member: id, tablet }, about }) => {
    const melan = await lockMelan(db, id);
    if (melan === undefined) throw new Refusal(404, 'notFound');
    if (!isTabletId(tablet)) throw new BrokenRules({ tablet: 'chooseFromList' });
    const isOver = melan.held_on < todayInIndia() || melan.paired_at !== null;
    if (isOver || melan.called_off_at !== null) throw new Refusal(409, 'melanNotToPack');
    const ordinal = await days.packTablet(db, { melanId: id, tablet, by: staff.email });
    if (ordinal === undefined) throw new BrokenRules({ tablet: 'chooseFromList' });
    if (ordinal > MOST_TABLETS) throw new Refusal(409, messageId('melanTabletsFull', { most: MOST_TABLETS }));
    about({ subject: `melan ${id}` });
    const guests = seatedOf(await listGuests(db, id)).filter(({ number }) => !isWalkIn(number));
    return {
      ordinal,
      heldOn: melan.held_on,
      guests: guests.map(({ number, name }) => ({ number, name: firstNameOf(name) })),
    };
  });

  registerStaffCall(
    office,
    bringMelanHome,
    async ({ db, values: { member: melanId, tablet, entries: bundle, count }, about }) => {
      if (!isTabletId(tablet) || !(await days.findTablet(db, { melanId, tablet }))) throw new Refusal(404, 'notFound');
      const entries = readEntries(bundle, tablet);
      if (entries === null || entries.length > ENTRIES_AT_ONCE) throw new BrokenRules({ entries: 'melanBundleBroken' });
      await lockMelan(db, melanId);
      await days.storeEntries({ db, cipher }, { melanId, entries });
      const stored = await days.countStored(db, { melanId, tablet });
      const isAll = count !== null && stored === count;
      if (isAll) await days.markBrought(db, tablet);
      about({ subject: `melan ${melanId}` });
      return { stored, isAll };
    },
  );

  registerStaffCall(
    office,
    decideMelanEntry,
    async ({ db, values: { member: melanId, number, field, ...sent }, about }) => {
      const value = field === 'wishes' ? typedWishes(sent.value) : sent.value;
      if ((await lockMelan(db, melanId)) === undefined) throw new Refusal(404, 'notFound');
      const entries = await days.loadEntries({ db, cipher }, melanId);
      const { conflicts } = readDay(entries);
      const isOpen = conflicts.some((conflict) => conflict.number === number && conflict.field === field);
      if (!isOpen) return failure('changedMeanwhile');
      // A blank is a mistake. A slip that cannot be read stays open, which also leads to no proposal.
      if (field === 'wishes' && !readWishes(value, number)?.length)
        throw new BrokenRules({ value: 'melanWishesInvalid' });
      const counter = Math.max(0, ...entries.map((stored) => stored.counter)) + 1;
      const entry: Entry = { id: randomUUID(), tablet: '', counter, number, field, value };
      if (readEntries(JSON.stringify([entry]), '') === null) throw new BrokenRules({ value: 'chooseFromList' });
      await days.storeEntries({ db, cipher }, { melanId, entries: [entry] });
      about({ subject: `melan ${melanId}` });
      return success('saved');
    },
  );

  registerStaffCall(
    office,
    nameWalkIn,
    async ({ db, values: { member: melanId, number, profile: profileId }, about }) => {
      const melan = await lockMelan(db, melanId);
      if (melan === undefined) throw new Refusal(404, 'notFound');
      const { guests } = readDay(await days.loadEntries({ db, cipher }, melanId));
      if (!hasWalkedIn(number, guests.get(number))) throw new BrokenRules({ number: 'chooseFromList' });
      const isKnownGuest = (await listGuests(db, melanId)).some((guest) => guest.number === number);
      if (isKnownGuest && melan.paired_at !== null) return failure('changedMeanwhile');
      if (!(await putWalkIn(db, { melanId, profileId, number })))
        throw new BrokenRules({ profile: 'melanWalkInUnknown' });
      about({ profileId, subject: `melan ${melanId}` });
      await days.nameEntries(db, { melanId, number, profileId });
      return success('saved');
    },
  );

  registerStaffCall(office, pairMelan, async ({ db, staff, values: { member: melanId }, about }) => {
    const melan = await lockMelan(db, melanId);
    if (melan === undefined) throw new Refusal(404, 'notFound');
    if (melan.called_off_at !== null || melan.held_on > todayInIndia()) return failure('changedMeanwhile');
    if ((await days.loadEntries({ db, cipher }, melanId)).length === 0) return failure('melanNothingHome');
    await pairGuests({ db, cipher }, melanId, staff.id);
    about({ subject: `melan ${melanId}` });
    return success('melanPaired');
  });

  registerStaffCall(office, thankGuests, async ({ db, values: { member: melanId }, about }) => {
    const melan = await lockMelan(db, melanId);
    if (melan === undefined) throw new Refusal(404, 'notFound');
    if (melan.thanked_at !== null) return failure('changedMeanwhile');
    const { guests } = readDay(await days.loadEntries({ db, cipher }, melanId));
    const attendees = (await listGuests(db, melanId)).filter(
      ({ number, mayCome }) => mayCome && number !== null && guests.get(number)?.came === 'yes',
    );
    if (attendees.length === 0) return failure('melanNothingHome');
    await markMelan(db, melanId, 'thanked_at');
    await notifyAll(
      db,
      attendees.map(({ profileId }) => ({ kind: 'melanThanks' as const, profileId })),
    );
    about({ subject: `melan ${melanId}` });
    return success('melanThanked');
  });

  registerStaffCall(office, noteCardsPrinted, async ({ db, staff, values: { member: melanId }, about }) => {
    if ((await lockMelan(db, melanId)) === undefined) throw new Refusal(404, 'notFound');
    if (!(await notePrinted(db, { melanId, by: staff.email }))) return failure('changedMeanwhile');
    about({ subject: `melan ${melanId}` });
    return success('saved');
  });

  app.get<{ Params: { id: string }; Querystring: { lang?: string; only?: string } }>(
    CARDS_ROUTE,
    async (request, reply) => {
      const staff = await office.sessions.whoIs(request);
      if (!staff?.isProven) throw new Refusal(401, 'notLoggedIn');
      noteSecurity(request, { staff: staff.email });
      if (!mayMake(staff.roles, planMelan.path)) throw new Refusal(403, 'staffOnly');
      const { id } = request.params;
      const melan = /^\d{1,9}$/.test(id) ? await loadMelan(pool, Number(id)) : undefined;
      if (melan === undefined) throw new Refusal(404, 'notFound');
      const language = request.query.lang === 'en' ? 'en' : 'bn';
      const guests = seatedOf(await listGuests(pool, melan.id));
      const allCards = cardsOf({ melan, guests, tables: await loadTables(pool, melan.id) });
      const cards = request.query.only === 'changed' ? outdatedOf(allCards) : allCards;
      if (cards.length === 0) throw new Refusal(404, 'notFound');
      await recordUse(pool, {
        who: staff.email,
        command: USES.melanCards,
        outcome: 'done',
        subjects: [{ subject: `melan ${melan.id}` }],
      });
      const paper = melanPaperOf({ melan, cards }, language);
      const pdf = await typesetter.typeset(staff.email, { kind: 'melan', paper: JSON.stringify(paper), photo: null });
      // Not marked as printed: the download may break off or be for a preview only.
      await noteDrawn(pool, {
        melanId: melan.id,
        by: staff.email,
        cards: cards.map(({ guest: { profileId }, places }) => ({ profileId, places })),
      });
      return asDownload(reply.header('cache-control', 'no-store'), pdf, { name: 'melan', member: id, language });
    },
  );
}
