import type { Kysely } from 'kysely';
import type { Tick } from '#contract/card-sheets.ts';
import { avoid, stopAvoiding } from '#server/domain/avoidance/avoidance.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { loadSheet, saveTick } from '#server/domain/printed/card-sheets.queries.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import { countVisit } from '#server/domain/visibility-settings/visits.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Slip {
  sheetId: string;
  /** By the places of the sheet. */
  ticks: ReadonlyMap<number, Tick>;
  by: string;
}

/**
 * What a family has ticked on paper, as if it had done so itself: *not for us* hides, *we wish to know more* asks the other family where it
 * can be asked. The same entered twice is entered once; another tick takes the place of the one before. Null where there is no such sheet,
 * else the family's number and theirs whose ticks are new.
 */
export async function enterSlip(db: Kysely<Database>, { sheetId, ticks, by }: Slip) {
  const sheet = await loadSheet(db, sheetId);
  if (sheet === undefined) return null;
  const { profileId } = sheet;
  await lockMembers(db, [profileId]);
  const seen = await loadSeen(
    { db },
    profileId,
    sheet.cards.map(({ memberId }) => memberId),
  );
  const ticked: string[] = [];
  for (const { place, memberId } of sheet.cards) {
    const tick = ticks.get(place);
    if (tick === undefined || !(await saveTick(db, { sheetId, place, tick, by }))) continue;
    ticked.push(memberId);
    // Whom the family sees no longer it can neither hide nor ask.
    if (tick !== 'no') await stopAvoiding(db, 'hidden_members', profileId, memberId);
    else if (seen.has(memberId)) await avoid(db, 'hidden_members', profileId, memberId);
  }
  await countVisit(db, profileId);
  if (ticked.length > 0) await recordAct(db, { profileId, accountId: null, role: 'office' }, 'slip');
  return { profileId, ticked };
}
