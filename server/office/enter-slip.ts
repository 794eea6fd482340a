import type { Kysely } from 'kysely';
import type { Tick } from '#contract/card-sheets.ts';
import type { Language } from '#contract/choices.ts';
import { addToAvoidanceList, stopAvoiding } from '#server/domain/avoidance/avoidance.queries.ts';
import { type loadSheet, saveTick } from '#server/domain/printed/card-sheets.queries.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { answerProposal } from '#server/notices/answer-proposal.ts';
import { isNotified, notify } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { slipTaskTexts } from '#words/slip-task.ts';
import { countVisit } from './desk/count-visit.ts';
import { isAssisted } from './desk/families.queries.ts';
import { proposeFor } from './desk/propose-for.ts';
import type { Staff } from './staff/sessions.queries.ts';
import { addCallTask } from './tasks/tasks.queries.ts';

interface Slip {
  /** The language of the member of staff. */
  language: Language;
  /** Call with the sheet's row and its families' rows locked. */
  sheet: NonNullable<Awaited<ReturnType<typeof loadSheet>>>;
  /** Keyed by the place on the sheet. */
  ticks: ReadonlyMap<number, Tick>;
  staff: Staff;
}

/**
 * Enters what a family has ticked on a printed sheet, as if the family had done so itself:
 * - *not for us* hides the member and refuses an open proposal;
 * - *later* postpones it;
 * - *we wish to know more* proposes the two families if the trust looks for this one. Else it is not yet an answer: the
 * family is notified that the slip was read, and called.
 * The office does not see the results. The same entry twice has no effect; another tick replaces the earlier one.
 * Returns the members whose ticks are new.
 */
export async function enterSlip(
  db: Kysely<Database>,
  services: Services,
  { sheet, ticks, staff, language }: Slip,
): Promise<string[]> {
  const { id: sheetId, profileId } = sheet;
  const others = sheet.cards.map(({ memberId }) => memberId);
  const seen = await loadSeen({ db }, profileId, others);
  const isLookedFor = await isAssisted(db, profileId);
  const tickedIds: string[] = [];
  const wishedIds: string[] = [];
  for (const { place, memberId, tick: earlierTick } of sheet.cards) {
    const tick = ticks.get(place);
    if (tick === undefined || !(await saveTick(db, { sheetId, place, tick, by: staff.email }))) continue;
    tickedIds.push(memberId);
    // A member whom the family no longer sees can be neither hidden nor asked. A hidden member is shown again only if
    // the earlier tick on this sheet was `no`.
    if (tick !== 'no' && earlierTick === 'no') await stopAvoiding(db, 'hidden_members', profileId, memberId);
    else if (tick === 'no' && seen.has(memberId)) await addToAvoidanceList(db, 'hidden_members', profileId, memberId);
    if (tick !== 'more')
      await answerProposal(db, services, {
        profileId,
        memberId,
        answer: tick,
        accountId: null,
        isCandidates: false,
        heard: 'slip',
        since: sheet.madeAt,
      });
    else if (!isLookedFor) wishedIds.push(memberId);
    else if (seen.has(memberId)) await proposeFor(db, { staff, memberId: profileId, otherId: memberId, why: '' });
  }
  if (wishedIds.length > 0) await askOnCall(db, { profileId, wishedIds, staff, language });
  await countVisit(db, profileId);
  if (tickedIds.length > 0) await recordAct(db, { profileId, accountId: null, role: 'office' }, 'slip');
  return tickedIds;
}

type Wish = Pick<Slip, 'staff' | 'language'> & { profileId: string; wishedIds: readonly string[] };

/**
 * Leaves a task to call the family about these members. The call is the same whether or not the family still sees them,
 * so the office learns nothing.
 */
async function askOnCall(db: Kysely<Database>, { profileId, wishedIds, staff, language }: Wish): Promise<void> {
  const words = slipTaskTexts[language].call(wishedIds.join(', '));
  await addCallTask(db, { profileId, words, by: staff });
  for (const aboutId of wishedIds) {
    const news = { kind: 'slipWish', profileId, aboutId } as const;
    if (!(await isNotified(db, news))) await notify(db, news);
  }
}
