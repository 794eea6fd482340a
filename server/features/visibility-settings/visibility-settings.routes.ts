import { todayInIndia } from '#contract/india-day.ts';
import type { MessageId } from '#contract/message.ts';
import type { Role } from '#contract/roles.ts';
import { type Missing, showShowing, updateShowing } from '#contract/visibility-settings.ts';
import { compareEveryPhone } from '#server/domain/blocked-phones/compare-phones.ts';
import { recordConsent } from '#server/domain/consents/consents.queries.ts';
import { sayYes } from '#server/domain/holders/candidate-choices.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { FEWEST_TOLD } from '#server/domain/profile-views/count-readings.ts';
import { loadCalledFirst, makeIsDrawn } from '#server/domain/visibility-settings/called-first.queries.ts';
import {
  loadShownAt,
  loadShownTo,
  saveShownTo,
  stopShowing,
} from '#server/domain/visibility-settings/pauses.queries.ts';
import { readWaitingNote } from '#server/domain/visibility-settings/waiting-note.ts';
import {
  askToBeShown,
  loadWaitingShowing,
  readMissing,
  whatIsMissing,
} from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import { setRole } from '#server/http/account-profiles.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import { languageOf } from '#server/http/rendering/language.ts';
import type { Who } from '#server/http/session.ts';
import { refuseWhileClaimed } from '#server/http/session-rights.ts';
import { requiresPreApproval } from '#server/requires-pre-approval.ts';
import type { Services } from '#server/services.ts';
import { loadShowingRows } from './visibility-settings.queries.ts';

/** The message for what is missing before a profile can be shown. */
const REFUSALS: Record<Exclude<Missing, 'candidate'>, MessageId> = {
  whose: 'sayWhoseFirst',
  registration: 'showAfterRegistration',
  consents: 'consentsFirst',
  confirmPhone: 'confirmPhoneFirst',
};

/** Registers the calls by which a family is shown to members, or hidden. */
export function showingRoutes(services: Services): void {
  const { config, db } = services;
  const isDrawn = makeIsDrawn(services);

  registerMemberCall(services, showShowing, async ({ who }) => {
    const [row] = await loadShowingRows(db, {
      profileId: who.profileId,
      accountId: who.accountId,
      today: todayInIndia(),
    });
    if (row === undefined) throw new Refusal(401, 'notLoggedIn');
    const { shownAt, readers } = row;
    const waiting = await readWaitingNote(db, { profileId: who.profileId, waiting: row.waiting }, isDrawn);
    const isShown = shownAt !== null && waiting === null;
    return {
      isShown,
      waiting,
      shownAt: isShown ? shownAt.toISOString() : '',
      shownTo: row.isChosen ? ('Chosen' as const) : ('Members' as const),
      readers: readers < FEWEST_TOLD ? null : readers,
      missing: readMissing(row.missing, who.role),
      rest: row.rests ? ('office' as const) : (row.pause ?? ('' as const)),
    };
  });

  registerMemberCall(services, updateShowing, async ({ who, values, request }) => {
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
      // Locks phones, so it comes before the member is locked.
      await compareEveryPhone({ ...services, db: transaction }, who.profileId);
      await lockMembers(transaction, [who.profileId]);
      // An older profile whose candidate was asked too long ago stays shown. The lists open only with the candidate's
      // consent.
      if (needsCandidate && (await isShownNow(transaction, who.profileId))) return failure('candidateFirst');
      if (values.shownTo !== '') await saveShownTo(transaction, who.profileId, values.shownTo);
      const { isNeeded: isCalledFirst } = await loadCalledFirst(transaction, who.profileId, isDrawn);
      await askToBeShown(transaction, who.profileId, {
        needsCandidate,
        isCalledFirst,
        isLookedAtFirst: requiresPreApproval(config),
      });
      await recordConsent(transaction, who, 'showing', languageOf(request));
      if (role === 'candidate') await sayYes(transaction, who.profileId);
      const waiting = await loadWaitingShowing(transaction, who.profileId);
      if (waiting) return success(waiting.forCandidate ? 'waitsForCandidate' : 'nowWaits');
      const shownTo = await loadShownTo(transaction, who.profileId);
      return success(shownTo === 'Chosen' ? 'nowShownToChosen' : 'nowShown');
    });
  });

  /** Whether members see the profile at present. */
  const isShownNow = async (transaction: typeof db, profileId: string): Promise<boolean> =>
    (await loadShownAt(transaction, profileId)) !== undefined &&
    (await loadWaitingShowing(transaction, profileId)) === undefined;

  /** Saves whose profile it is, as the account says, and records the act. */
  const sayRole = (who: Who, role: Role): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await setRole(transaction, who, role);
      await recordAct(transaction, { ...who, role }, 'role');
    });
}
