import type { Role } from '#contract/roles.ts';
import type { Saying } from '#contract/saying.ts';
import { type Missing, showShowing, updateShowing } from '#contract/showing.ts';
import { recordAct } from '#server/door/acts.queries.ts';
import { answerMember, todayInIndia } from '#server/door/answer.ts';
import { failure, success } from '#server/door/outcome.ts';
import { BrokenRules } from '#server/door/refusal.ts';
import { languageOf } from '#server/door/rendering/language.ts';
import type { Who } from '#server/door/session.ts';
import { refuseWhileClaimed } from '#server/door/session-rights.ts';
import { looksFirst } from '#server/looks-first.ts';
import { compareEveryPhone } from '#server/people/blocked-phones/compare-phones.ts';
import { recordConsent } from '#server/people/consents/consents.queries.ts';
import { sayYes } from '#server/people/holders/candidate-choices.queries.ts';
import { setRole } from '#server/people/holders/holders.queries.ts';
import { lockMembers } from '#server/people/members/lock.queries.ts';
import { FEWEST_TOLD } from '#server/people/readings/count-readings.ts';
import { countReaders } from '#server/people/readings/readings.queries.ts';
import { loadCalledFirst, makeIsDrawn } from '#server/people/showing/called-first.queries.ts';
import { stopShowing } from '#server/people/showing/stop-showing.queries.ts';
import { loadWaitingNote } from '#server/people/showing/waiting-note.ts';
import { askToBeShown, loadWaitingShowing } from '#server/people/showing/waiting-showings.queries.ts';
import { whatIsMissing } from '#server/people/showing/what-is-missing.queries.ts';
import type { Services } from '#server/services.ts';
import { loadShownAt, loadShownTo, saveShownTo } from './showing.queries.ts';

const REFUSALS: Record<Exclude<Missing, 'candidate'>, Saying> = {
  whose: 'sayWhoseFirst',
  registration: 'showAfterRegistration',
  consents: 'consentsFirst',
  confirmPhone: 'confirmPhoneFirst',
};

export function showingRoutes(services: Services): void {
  const { config, db } = services;
  const isDrawn = makeIsDrawn(services);

  answerMember(services, showShowing, async ({ who }) => {
    const shownAt = await loadShownAt(db, who.profileId);
    const readers = await countReaders(db, who.profileId, todayInIndia());
    const waiting = await loadWaitingNote(db, who.profileId, isDrawn);
    const isShown = shownAt !== undefined && waiting === null;
    return {
      isShown,
      waiting,
      shownAt: isShown ? shownAt.toISOString() : '',
      shownTo: await loadShownTo(db, who.profileId),
      readers: readers < FEWEST_TOLD ? null : readers,
      missing: await whatIsMissing(db, who),
    };
  });

  answerMember(services, updateShowing, async ({ who, values, request }) => {
    if (values.isWanted === 'No') {
      await db.transaction().execute((transaction) => stopShowing(transaction, who));
      return success('nowHidden');
    }
    refuseWhileClaimed(who);
    const role = who.role === 'family' && values.whose !== '' ? values.whose : who.role;
    if (role !== who.role) await sayRole(who, role);
    const [missing] = await whatIsMissing(db, { ...who, role });
    const needsCandidate = missing === 'candidate';
    if (missing !== undefined && missing !== 'candidate')
      throw new BrokenRules({ [missing === 'whose' ? 'whose' : 'isWanted']: REFUSALS[missing] });
    return db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId]);
      // One of before that was asked too long ago stays shown; the lists open with the candidate's yes.
      if (needsCandidate && (await isShownNow(transaction, who.profileId))) return failure(2, 'candidateFirst');
      await compareEveryPhone({ ...services, db: transaction }, who.profileId);
      if (values.shownTo !== '') await saveShownTo(transaction, who.profileId, values.shownTo);
      const { isNeeded: isCalledFirst } = await loadCalledFirst(transaction, who.profileId, isDrawn);
      await askToBeShown(transaction, who.profileId, {
        ...{ needsCandidate, isCalledFirst },
        isLookedAtFirst: looksFirst(config),
      });
      await recordConsent(transaction, who, 'showing', languageOf(request));
      if (role === 'candidate') await sayYes(transaction, who.profileId);
      const waiting = await loadWaitingShowing(transaction, who.profileId);
      if (waiting) return success(waiting.forCandidate ? 'waitsForCandidate' : 'nowWaits');
      const shownTo = await loadShownTo(transaction, who.profileId);
      return success(shownTo === 'Chosen' ? 'nowShownToChosen' : 'nowShown');
    });
  });

  const isShownNow = async (transaction: typeof db, profileId: string): Promise<boolean> =>
    (await loadShownAt(transaction, profileId)) !== undefined &&
    (await loadWaitingShowing(transaction, profileId)) === undefined;

  const sayRole = (who: Who, role: Role): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await setRole(transaction, who, role);
      await recordAct(transaction, { ...who, role }, 'role');
    });
}
