import { type Kysely, sql } from 'kysely';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { forgetRejected } from '#server/domain/approvals/forget-rejected.queries.ts';
import { openCases } from '#server/domain/cases/open-cases.queries.ts';
import { settleContacts } from '#server/domain/contacts/settle-contacts.queries.ts';
import type { FileStore } from '#server/domain/files/file-store.ts';
import { releaseAllDue } from '#server/domain/held-answers/release.ts';
import { removeMembersDue } from '#server/domain/members/remove-member.queries.ts';
import { readUnreadNames } from '#server/domain/names/sounds.queries.ts';
import { renewAnswerRates } from '#server/domain/reach/signs.queries.ts';
import { endRests, restAway } from '#server/domain/visibility-settings/rest.queries.ts';
import { holdSessionsToTheirTime } from '#server/http/session.queries.ts';
import { tellDepartures } from '#server/notices/departures.queries.ts';
import { tellExpiring } from '#server/notices/expiring.queries.ts';
import { askOfBefore } from '#server/notices/guardian-asked.queries.ts';
import { warnOfKeepingEnd } from '#server/notices/keeping-ends.queries.ts';
import { settleRemovals } from '#server/notices/removals.ts';
import { remindOfRules } from '#server/notices/rules.queries.ts';
import { endOldRequests } from '#server/office/requests.queries.ts';
import { forgetPlaces } from '#server/office/staff/second-person.queries.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import { expiryCutoff, expiryCutoffDay } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { timeouts } from '#server/platform/db/timeouts.ts';
import { askWhoIsStillLooking } from '#server/weekly.queries.ts';

/**
 * Removes what has had its time. One process sweeps at a time; the others leave it to that one. `hasBackups`: what a restore must not
 * undo waits to be written beside them; else nothing will ever ask for it.
 */
export async function sweep(db: Kysely<Database>, files: FileStore, hasBackups = false): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (!(await tryLock(connection))) return;
    try {
      await sql.raw(timeouts.long).execute(connection);
      await removeExpired(connection);
      await readUnreadNames(connection);
      await releaseAllDue(connection);
      await restAway(connection);
      await endRests(connection);
      await openCases(connection);
      await connection.transaction().execute((transaction) => settleContacts(transaction));
      await connection.transaction().execute((transaction) => settleRemovals(transaction));
      await forgetChanges(connection);
      await warnOfKeepingEnd(connection);
      await removeMembersDue(connection, files);
      await endOldRequests(connection);
      await forgetPlaces(connection);
      await removeOldRecords(connection);
      await forgetLaterChanges(connection, hasBackups);
      await tellExpiring(connection);
      await tellDepartures(connection);
      await askOfBefore(connection);
      await renewAnswerRates(connection);
      await askWhoIsStillLooking(connection);
      await remindOfRules(connection);
    } finally {
      await sql.raw(timeouts.usual).execute(connection);
      await sql`select pg_advisory_unlock(${lockKeys.sweep})`.execute(connection);
    }
  });
}

async function tryLock(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_lock(${lockKeys.sweep}) as "isMine"`.execute(db);
  return rows[0]?.isMine ?? false;
}

async function removeExpired(db: Kysely<Database>): Promise<void> {
  await holdSessionsToTheirTime(db);
  for (const table of ['sessions', 'staff_sessions', 'power_link_grants', 'password_resets'] as const) {
    await sql`delete from ${sql.table(table)} where expires_at <= now()`.execute(db);
  }
  await db
    .deleteFrom('paper_drafts')
    .where('staff_id', 'is not', null)
    .where('kept_at', '<', expiryCutoff('paperDrafts'))
    .execute();
  // A block may outlast the day of its counter.
  await db
    .deleteFrom('attempts')
    .where('since', '<', expiryCutoff('attempts'))
    .where(({ eb, or }) => or([eb('blocked_until', 'is', null), eb('blocked_until', '<=', NOW)]))
    .execute();
  // After ninety days nothing asks for an interest that came to nothing, after thirty nothing for an erased pair check.
  await db
    .deleteFrom('introductions')
    .where('sent_at', '<', expiryCutoff('introductions'))
    .where(({ eb, or }) => or([eb('answer', 'is', null), eb('answer', '=', 'declined')]))
    .execute();
  await db.deleteFrom('partings').where('ended_at', '<', expiryCutoff('partings')).execute();
  await db.deleteFrom('ended_acquaintances').where('ended_at', '<', expiryCutoff('partings')).execute();
  await db
    .deleteFrom('pair_checks')
    .where('answer', '=', '')
    .where('checked_at', '<', expiryCutoff('pairChecks'))
    .execute();
  await endWaitingConsents(db);
  // Days end first in the east: the day before may still be somebody's.
  await db.deleteFrom('reading_days').where('day', '<', expiryCutoffDay('readingDays')).execute();
  await db.deleteFrom('readings').where('day', '<', expiryCutoffDay('readings')).execute();
  await db
    .deleteFrom('contact_requests')
    .where('due_at', 'is', null)
    .where('asked_at', '<', expiryCutoff('verifications'))
    .execute();
  await db.deleteFrom('verifications').where('asked_at', '<', expiryCutoff('verifications')).execute();
  await db.deleteFrom('farewells').where('made_at', '<', expiryCutoff('verifications')).execute();
  await db.deleteFrom('verification_days').where('day', '<', expiryCutoffDay('verificationDays')).execute();
  await lapsePhones(db);
  await db.deleteFrom('contact_openings').where('opened_at', '<', expiryCutoff('contactOpenings')).execute();
  await db.deleteFrom('known_browsers').where('seen_at', '<', expiryCutoff('knownBrowsers')).execute();
}

// After a year without a login a number may be somebody else's.
async function lapsePhones(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('accounts as a')
    .set({ phone_verified_at: null })
    .where('a.phone_verified_at', '<', expiryCutoff('phones'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_profiles as p')
            .whereRef('p.account_id', '=', 'a.id')
            .where('p.used_at', '>', expiryCutoff('phones')),
        ),
      ),
    )
    .execute();
}

// A consent to a pair check waits for the other's no longer than the limit counts it, and in the words of today alone.
async function endWaitingConsents(db: Kysely<Database>): Promise<void> {
  await sql`
    update consents c set withdrawn_at = now()
    where c.kind = 'pairCheck' and c.withdrawn_at is null
      and (c.given_at < ${expiryCutoff('pairConsents')} or c.text_version <> ${PAIR_CHECK_CONSENT.version})
      and not exists (select from pair_checks k where k.answer <> ''
        and (k.one_id, k.other_id) = (least(c.profile_id, c.about_id), greatest(c.profile_id, c.about_id)))`.execute(
    db,
  );
  await db
    .deleteFrom('consents')
    .where('kind', '=', 'pairCheck')
    .where('about_id', 'is', null)
    .where('withdrawn_at', '<=', NOW)
    .execute();
}

// What the sweep before removed is known to every process by now.
async function forgetChanges(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('matching_changes')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('members').whereRef('members.profile_id', '=', 'matching_changes.profile_id'))),
    )
    .execute();
}

async function forgetLaterChanges(db: Kysely<Database>, hasBackups: boolean): Promise<void> {
  const before = hasBackups ? expiryCutoff('laterChanges') : NOW;
  await db.deleteFrom('later_changes').where('changed_at', '<', before).execute();
}

async function removeOldRecords(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('acts').where('done_at', '<', expiryCutoff('acts')).execute();
  await forgetInvitations(db);
  await forgetRejected(db);
  await forgetForced(db);
  await db
    .deleteFrom('approval_decisions')
    .where('profile_id', 'is', null)
    .where('decided_at', '<', expiryCutoff('decisions'))
    .execute();
  await db.deleteFrom('contact_messages').where('sent_at', '<', expiryCutoff('contactMessages')).execute();
  await db
    .deleteFrom('card_links')
    .where(sql<Date>`least(ended_at, expires_at)`, '<', expiryCutoff('cardLinks'))
    .execute();
  await forgetReports(db);
  // With them their deliveries.
  await db.deleteFrom('notices').where('made_at', '<', expiryCutoff('notices')).execute();
  await db.deleteFrom('office_uses').where('used_at', '<', expiryCutoff('officeUses')).execute();
  await db.deleteFrom('reading_words').where('given_at', '<', expiryCutoff('officeUses')).execute();
  await db.deleteFrom('security_events').where('happened_at', '<', expiryCutoff('securityEvents')).execute();
  await db.deleteFrom('power_link_uses').where('used_at', '<', expiryCutoff('powerLinkUses')).execute();
}

// With them that the same people invited again; from the last time that they did.
async function forgetForced(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('forced_refusals as f')
    .where('f.refused_at', '<', expiryCutoff('forcedRefusals'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('forced_returns as r')
            .whereRef('r.refusal_id', '=', 'f.id')
            .where('r.invited_at', '>', expiryCutoff('forcedRefusals')),
        ),
      ),
    )
    .execute();
}

// Of a profile that is here all reports stay. What a stranger reported of nobody we know, and where to answer strangers, goes a year after the end.
async function forgetReports(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('reports').where('left_at', '<', expiryCutoff('reports')).execute();
  await db
    .deleteFrom('reports')
    .where('member_id', '=', '')
    .where('left_at', 'is', null)
    .where('settled_at', '<', expiryCutoff('strangersReports'))
    .execute();
  await db
    .updateTable('reports')
    .set({ contact: '' })
    .where('contact', '<>', '')
    .where('settled_at', '<', expiryCutoff('strangersReports'))
    .execute();
  await sql`delete from cases c where not exists (select from reports r where r.case_id = c.id)`.execute(db);
}

// Of who was invited and is invited no more, no phone stays; that somebody refused stays as long as the profile.
async function forgetInvitations(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('invitation_codes').where('expires_at', '<=', NOW).execute();
  await db
    .updateTable('invitations')
    .set({ phone: '' })
    .where('phone', '!=', '')
    .where(({ eb, or }) =>
      or([eb('expires_at', '<=', NOW), eb('withdrawn_at', 'is not', null), eb('answer', '=', 'agreed')]),
    )
    .execute();
  await db
    .deleteFrom('invitations')
    .where('expires_at', '<', expiryCutoff('invitations'))
    .where(({ eb, or }) => or([eb('answer', 'is', null), eb('answer', '=', 'agreed')]))
    .execute();
}

const NOW = sql<Date>`now()`;
