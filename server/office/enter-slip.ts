import type { Kysely } from 'kysely';
import type { Tick } from '#contract/card-sheets.ts';
import { avoid, stopAvoiding } from '#server/domain/avoidance/avoidance.queries.ts';
import { type loadSheet, saveTick } from '#server/domain/printed/card-sheets.queries.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { answerProposal } from '#server/notices/answer-proposal.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { countVisit } from './desk/count-visit.ts';
import { isAssisted } from './desk/families.queries.ts';
import { proposeFor } from './desk/propose-for.ts';
import type { Staff } from './staff/sessions.queries.ts';

interface Slip {
  /** Locked, as its families are. */
  sheet: NonNullable<Awaited<ReturnType<typeof loadSheet>>>;
  /** By the places of the sheet. */
  ticks: ReadonlyMap<number, Tick>;
  staff: Staff;
}

/**
 * What a family has ticked on paper, as if it had done so itself: *not for us* hides and refuses a proposal that is open, *later* puts one
 * off, and *we wish to know more* puts the two before each other where the trust looks for the family; what becomes of that is told to
 * nobody here. The same entered twice is entered once; another tick takes the place of the one before. Gives theirs whose ticks are new.
 */
export async function enterSlip(
  db: Kysely<Database>,
  services: Services,
  { sheet, ticks, staff }: Slip,
): Promise<string[]> {
  const { id: sheetId, profileId } = sheet;
  const others = sheet.cards.map(({ memberId }) => memberId);
  const seen = await loadSeen({ db }, profileId, others);
  const isLookedFor = await isAssisted(db, profileId);
  const ticked: string[] = [];
  for (const { place, memberId, tick: before } of sheet.cards) {
    const tick = ticks.get(place);
    if (tick === undefined || !(await saveTick(db, { sheetId, place, tick, by: staff.email }))) continue;
    ticked.push(memberId);
    // Whom the family sees no longer it can neither hide nor ask.
    // What the family has hidden itself stays: only what this page has hidden is taken back.
    if (tick !== 'no' && before === 'no') await stopAvoiding(db, 'hidden_members', profileId, memberId);
    else if (tick === 'no' && seen.has(memberId)) await avoid(db, 'hidden_members', profileId, memberId);
    if (tick !== 'more')
      await answerProposal(db, services, {
        ...{ profileId, memberId, answer: tick, accountId: null, isCandidates: false, heard: 'slip' },
        since: sheet.madeAt,
      });
    else if (isLookedFor && seen.has(memberId))
      await proposeFor(db, { staff, memberId: profileId, otherId: memberId, why: '' });
  }
  await countVisit(db, profileId);
  if (ticked.length > 0) await recordAct(db, { profileId, accountId: null, role: 'office' }, 'slip');
  return ticked;
}
