import type { Kysely } from 'kysely';
import { MOST_ON_SHEET, type Tick } from '#contract/card-sheets.ts';
import { enterSlip, familySheet, showSlip } from '#contract/staff/slips.ts';
import { findSheetOf, listSheets, loadSheet } from '#server/domain/printed/card-sheets.queries.ts';
import { makeSheet } from '#server/domain/printed/make-sheet.ts';
import { countPaper } from '#server/domain/profile-views/count-readings.ts';
import { loadFaces } from '#server/domain/visibility/load-views.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import { enterSlip as enter } from '#server/office/enter-slip.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { asDownload } from '#server/pdf/as-download.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { answerStaff } from './answer-staff.ts';
import type { Office } from './office.ts';

const SHEETS_SHOWN = 10;

/** Cards on paper for families that do not browse, and the pages that come back. */
export function slipRoutes(office: Office): void {
  const { services, siteUrl } = office;

  answerStaff(office, familySheet, async ({ db, staff, reply, values: { member, members, language }, about }) => {
    if ((await loadMembers(db, [member])).length === 0) throw new Refusal(404, 'memberUnknown');
    about({ profileId: member });
    const asked = members.slice(0, MOST_ON_SHEET);
    if (asked.length > 0) await countPaper(services, member, asked);
    const matches = (await office.cardsFor(member, asked)).slice(0, MOST_ON_SHEET);
    const shown = matches.map((match) => match.member.memberId);
    await countPaper(services, member, shown);
    about(...shown.map((profileId) => ({ profileId, subject: 'sheet' })));
    const order = await makeSheet(services, db, { profileId: member, matches, language, by: staff.email, siteUrl });
    const pdf = await services.typesetter.typeset(staff.email, order);
    return { pdf: asDownload(reply, pdf, { name: 'sheet', member, language }) };
  });

  answerStaff(office, showSlip, async ({ db, values: { sheet, member, other }, about }) => {
    const id = sheet || (member && other ? await findSheetOf(db, member, other) : undefined);
    const found = id === undefined ? undefined : await loadSheet(db, id);
    const sheets = await listOf(db, found?.profileId ?? member);
    if (found === undefined) return { sheets, slip: null };
    about({ profileId: found.profileId, subject: 'sheet' });
    const { profileId, madeOn, madeBy, cards } = found;
    const faces = await loadFaces(
      services,
      profileId,
      cards.map(({ memberId }) => memberId),
    );
    return {
      sheets,
      slip: {
        ...{ sheet: found.id, memberId: profileId, madeOn, madeBy: madeBy ?? '' },
        cards: cards.map(({ place, memberId, tick }) => ({
          ...{ place, memberId, name: faces.get(memberId)?.shared.name ?? '' },
          tick: tick ?? ('' as const),
        })),
      },
    };
  });

  answerStaff(office, enterSlip, async ({ db, staff, values: { sheet, ...ticks }, about }) => {
    const entered = await enter(db, { sheetId: sheet, ticks: byPlace(ticks), by: staff.email });
    if (entered === null) return failure(2, 'changedMeanwhile');
    about({ profileId: entered.profileId, subject: 'sheet' });
    about(...entered.ticked.map((profileId) => ({ profileId, subject: 'sheet' })));
    return success('slipEntered');
  });
}

async function listOf(db: Kysely<Database>, profileId: string) {
  const sheets = await listSheets(db, profileId, SHEETS_SHOWN);
  return sheets.map(({ id, madeBy, ...sheet }) => ({ ...sheet, sheet: id, madeBy: madeBy ?? '' }));
}

function byPlace(ticks: Readonly<Record<string, Tick | ''>>): Map<number, Tick> {
  const given = Object.entries(ticks).flatMap(([name, tick]): [number, Tick][] =>
    tick === '' ? [] : [[Number(name.slice('tick'.length)), tick]],
  );
  return new Map(given);
}
