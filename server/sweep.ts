import type { Kysely } from 'kysely';
import { HOUR_MS } from '#contract/durations.ts';
import { expireConfirmedPhones } from '#server/domain/accounts/account-contacts.queries.ts';
import { expireKnownBrowsers } from '#server/domain/accounts/accounts.queries.ts';
import { expireKeptNames } from '#server/domain/accounts/kept-names.queries.ts';
import { expireDecisions } from '#server/domain/approvals/decisions.queries.ts';
import { expireRejections } from '#server/domain/approvals/queue.queries.ts';
import { expireAskedCalls } from '#server/domain/asked-calls/asked-calls.queries.ts';
import { expireDeskReadings } from '#server/domain/assisted/desk-readings.queries.ts';
import { expireCardLinks } from '#server/domain/card-links/card-links.queries.ts';
import { openCases } from '#server/domain/cases/cases.queries.ts';
import { expireReports } from '#server/domain/cases/reports.queries.ts';
import { expirePairConsents } from '#server/domain/consents/pair-consents.queries.ts';
import { expireContactOpenings } from '#server/domain/contacts/contact.queries.ts';
import { expireContactRequests } from '#server/domain/contacts/contact-requests.queries.ts';
import { settleContacts } from '#server/domain/contacts/settle-contacts.queries.ts';
import type { FileStore } from '#server/domain/files/file-store.ts';
import { expirePairChecks } from '#server/domain/haemoglobin/pair-checks.queries.ts';
import { releaseAllDue } from '#server/domain/held-answers/withhold.ts';
import { expireInvitations } from '#server/domain/holders/invitations.queries.ts';
import { expireFarewells, expireForcedRefusals } from '#server/domain/holders/removals.queries.ts';
import { renewFullInboxes } from '#server/domain/interests/full-inboxes.queries.ts';
import { expireIntroductions } from '#server/domain/interests/introductions.queries.ts';
import { expirePartings } from '#server/domain/interests/partings.queries.ts';
import { expireMelans } from '#server/domain/melans/melans.queries.ts';
import { expirePaperDrafts } from '#server/domain/members/paper-entries.queries.ts';
import { removeMembersDue } from '#server/domain/members/remove-member.queries.ts';
import { expireMessages } from '#server/domain/messages/messages.queries.ts';
import { readUnreadNames } from '#server/domain/names/sounds.queries.ts';
import { expireNotices } from '#server/domain/notices/notices.queries.ts';
import { expireOfficeUses } from '#server/domain/office-log/uses.queries.ts';
import { expireOfficeRequests } from '#server/domain/office-requests/office-requests.queries.ts';
import { expireOldRegisters } from '#server/domain/old-register/imports.queries.ts';
import { expirePasswordResets } from '#server/domain/passwords/password-resets.queries.ts';
import { expirePieces } from '#server/domain/pieces/pieces.queries.ts';
import { expirePowerLinkGrants, expirePowerLinkUses } from '#server/domain/power-link/power-link.queries.ts';
import { expireCopies } from '#server/domain/printed/booklets.queries.ts';
import { expireSheets } from '#server/domain/printed/card-sheets.queries.ts';
import { expireReadings } from '#server/domain/profile-views/profile-views.queries.ts';
import { expireProposals } from '#server/domain/proposals/proposals.queries.ts';
import { renewAnswerRates } from '#server/domain/reach/signs.queries.ts';
import { expireSealedWords } from '#server/domain/sealed-words/sealed-words.queries.ts';
import { expireCountedPairs } from '#server/domain/together/counts.queries.ts';
import { expireDeskHints } from '#server/domain/together/desk-hints.queries.ts';
import { expireMeetingWords } from '#server/domain/together/meetings.queries.ts';
import { expireTogether } from '#server/domain/together/together.queries.ts';
import { expireVerificationDays, expireVerifications } from '#server/domain/verification/codes.queries.ts';
import { endRests, pauseInactive } from '#server/domain/visibility-settings/pauses.queries.ts';
import { expireWeeklyPairs } from '#server/domain/weekly-pairs/pairs.queries.ts';
import { expireActs } from '#server/http/acts.queries.ts';
import { expireAttempts } from '#server/http/limits.ts';
import { expireSecurityEvents } from '#server/http/security-events.queries.ts';
import { expireSessions, shortenSessionsAfterClockJump } from '#server/http/session.queries.ts';
import type { Log } from '#server/log.ts';
import { askWhetherTheySpoke } from '#server/notices/ask-quietly.ts';
import { warnOfCases } from '#server/notices/case-warnings.queries.ts';
import { tellDepartures } from '#server/notices/departures.queries.ts';
import { tellExpiring } from '#server/notices/expiring.queries.ts';
import { askUnconfirmedGuardianPhones } from '#server/notices/guardian-asked.queries.ts';
import { warnOfKeepingEnd } from '#server/notices/keeping-ends.queries.ts';
import { askWhetherLookingAgain } from '#server/notices/left-engaged.ts';
import { warnOfMarriedEnd } from '#server/notices/married-ends.queries.ts';
import { askTheMarried } from '#server/notices/married-letters.queries.ts';
import { remindOfMeetings } from '#server/notices/meeting-reminders.queries.ts';
import { runHourlyMelanWork } from '#server/notices/melans.ts';
import { applyOutcomes } from '#server/notices/outcomes.queries.ts';
import { settleRemovals } from '#server/notices/removals.ts';
import { remindOfRules } from '#server/notices/rules.queries.ts';
import { askWhoIsStillLooking } from '#server/notices/still-looking.queries.ts';
import { expireReadingWords } from '#server/office/reading-words.queries.ts';
import { forgetPlaces } from '#server/office/staff/second-person.queries.ts';
import { expireStaffSessions } from '#server/office/staff/sessions.queries.ts';
import { expireAssignments } from '#server/office/tasks/assignments.queries.ts';
import { expireWorks } from '#server/office/works/works.queries.ts';
import { expireLaterChanges } from '#server/platform/backup/later-changes.queries.ts';
import { holdLock, withLongPatience } from '#server/platform/db/hold-lock.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { repeat } from '#server/platform/repeat.ts';
import { expireMatchingChanges } from '#server/ranking/lines/expire-changes.queries.ts';
import { expirePrices } from '#server/ranking/prices/prices.queries.ts';

/** What some steps need besides the database. */
interface Site {
  files: FileStore;
  /** Whether the site makes its own backups. Later changes then wait to be written beside them. */
  hasBackups: boolean;
}

/** One piece of the hourly work. Its result is not used. */
type Step = (db: Kysely<Database>, site: Site) => Promise<unknown>;

/** Makes a step that runs the function in one transaction. */
const inTransaction =
  (step: (transaction: Kysely<Database>) => Promise<unknown>): Step =>
  (db) =>
    db.transaction().execute((transaction) => step(transaction));

/**
 * The steps of a sweep, in order. What expires is decided beside the queries of each noun; the retention is in
 * contract/retention.ts.
 */
const STEPS: readonly Step[] = [
  shortenSessionsAfterClockJump,
  expireSessions,
  expireStaffSessions,
  expirePowerLinkGrants,
  expirePasswordResets,
  expirePaperDrafts,
  expirePieces,
  expireOldRegisters,
  expireAttempts,
  expireIntroductions,
  expirePartings,
  expireTogether,
  expireWeeklyPairs,
  expireProposals,
  expireDeskReadings,
  expireCountedPairs,
  expireMeetingWords,
  expireMelans,
  expirePairChecks,
  expirePairConsents,
  expireSealedWords,
  expireReadings,
  expireSheets,
  expireCopies,
  expireContactRequests,
  expireVerifications,
  expireFarewells,
  expireVerificationDays,
  expireConfirmedPhones,
  expireContactOpenings,
  expireKnownBrowsers,
  expireKeptNames,
  readUnreadNames,
  releaseAllDue,
  pauseInactive,
  endRests,
  openCases,
  inTransaction(settleContacts),
  inTransaction(settleRemovals),
  expireMatchingChanges,
  expirePrices,
  warnOfKeepingEnd,
  applyOutcomes,
  warnOfMarriedEnd,
  (db, { files }) => removeMembersDue(db, files),
  expireOfficeRequests,
  forgetPlaces,
  expireActs,
  expireInvitations,
  expireRejections,
  expireForcedRefusals,
  expireDecisions,
  expireMessages,
  expireAskedCalls,
  expireCardLinks,
  expireReports,
  expireDeskHints,
  expireAssignments,
  expireNotices,
  expireOfficeUses,
  expireWorks,
  expireReadingWords,
  expireSecurityEvents,
  expirePowerLinkUses,
  (db, { hasBackups }) => expireLaterChanges(db, hasBackups),
  tellExpiring,
  tellDepartures,
  remindOfMeetings,
  runHourlyMelanWork,
  askUnconfirmedGuardianPhones,
  renewAnswerRates,
  renewFullInboxes,
  askWhoIsStillLooking,
  askWhetherTheySpoke,
  askTheMarried,
  askWhetherLookingAgain,
  remindOfRules,
];

/**
 * Deletes expired data and does other hourly work. One process sweeps at a time; others do nothing meanwhile. Throws
 * the error of the first step that fails; the steps after it then do not run.
 */
export async function sweep(db: Kysely<Database>, files: FileStore, hasBackups = false): Promise<void> {
  await holdLock(db, lockKeys.sweep, (connection) =>
    withLongPatience(connection, async () => {
      for (const step of STEPS) await step(connection, { files, hasBackups });
    }),
  );
}

interface Setting {
  db: Kysely<Database>;
  files: FileStore;
  log: Pick<Log, 'error'>;
  hasBackups?: boolean;
}

/**
 * Sweeps now and every hour. Returns a function that stops it after a running sweep. A failed sweep is repeated in an
 * hour.
 */
export function startSweeping({ db, files, log, hasBackups = false }: Setting): () => Promise<void> {
  const run = () =>
    sweep(db, files, hasBackups)
      .then(() => warnOfCases(db))
      .catch((error: unknown) => log.error({ err: error }, 'the sweep failed'));
  return repeat(run, HOUR_MS, { atOnce: true });
}
