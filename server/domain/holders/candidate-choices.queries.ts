import { type Expression, type Kysely, sql, type Updateable } from 'kysely';
import { DAY_MS } from '#contract/durations.ts';
import type { Asks } from '#contract/own-profile.ts';
import type { Role } from '#contract/roles.ts';
import { narrowHome, narrowPhoto } from '#server/domain/answers/photo-audience.queries.ts';
import { endAssisting } from '#server/domain/assisted/assisted.queries.ts';
import { endCardLinks } from '#server/domain/card-links/card-links.queries.ts';
import { withdrawOfCandidate } from '#server/domain/consents/consents.queries.ts';
import { hasAgreed } from '#server/domain/consents/whose.queries.ts';
import { eraseDisability } from '#server/domain/disability/disability.queries.ts';
import { eraseAnswersOf } from '#server/domain/haemoglobin/pair-checks.queries.ts';
import { markUndecided } from '#server/domain/interests/partings.queries.ts';
import { removeNomination } from '#server/domain/members/nomination.queries.ts';
import { forgetAnswers } from '#server/domain/proposals/answering.queries.ts';
import { removeSealedWordsOf } from '#server/domain/sealed-words/sealed-words.queries.ts';
import { correctTogether } from '#server/domain/together/correct-together.ts';
import { hasAskedToBeShown, loadHasAsked } from '#server/domain/visibility-settings/member-visibility.queries.ts';
import { ASKED_DAYS, keepWaiting, release } from '#server/domain/visibility-settings/waiting-showings.queries.ts';
import { beginAsking } from '#server/http/account-profiles.queries.ts';
import { databaseNow } from '#server/platform/db/database-now.queries.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

type Choices = Omit<Updateable<Database['candidate_choices']>, 'profile_id'>;

/**
 * Returns what the candidate has decided. Null for a decision that is not made; `acceptsAlone` is whether only the
 * candidate may accept interests, true by default.
 */
export async function loadChoices(db: Kysely<Database>, profileId: string) {
  const row = await db
    .selectFrom('candidate_choices')
    .select(['said_yes_at', 'said_to', 'hands_over_accepting', 'reached_account', 'health_decided_at'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return {
    saidYesAt: row?.said_yes_at ?? null,
    saidTo: row?.said_to ?? null,
    acceptsAlone: !(row?.hands_over_accepting ?? false),
    reachedAccount: row?.reached_account ?? null,
    healthDecidedAt: row?.health_decided_at ?? null,
  };
}

/** Saves the given choices of the candidate. The other choices keep their values. */
export async function saveChoices(db: Kysely<Database>, profileId: string, choices: Choices): Promise<void> {
  await db
    .insertInto('candidate_choices')
    .values({ profile_id: profileId, ...choices })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(choices))
    .execute();
}

/**
 * Records the candidate's own agreement to be shown; with `toOffice`, an agreement given to the office, with the
 * office's reason. Shows a profile that waited only for this agreement.
 */
export async function sayYes(db: Kysely<Database>, profileId: string, toOffice?: { reason: string }): Promise<void> {
  await saveChoices(db, profileId, {
    said_yes_at: await databaseNow(db),
    said_to: toOffice ? 'office' : 'site',
    reason: toOffice?.reason ?? '',
  });
  await release(db, profileId, 'for_candidate');
}

/** Takes back the candidate's agreement to be shown. */
export const takeYesBack = (db: Kysely<Database>, profileId: string): Promise<void> =>
  saveChoices(db, profileId, { said_yes_at: null, said_to: null, reason: '' });

/**
 * Resets the profile after another person turns out to be the bride or groom. What was agreed in the candidate's place
 * becomes void: consents, the trust's help, the agreement to be shown, answers to proposals, the answers of pair
 * checks, sealed words, a disability, wider audiences of photos and home, the nominee, the candidate's other choices,
 * and card links. A profile that asks to be shown then waits for the new candidate's agreement, and each accepted
 * family for the new candidate's decision.
 */
export async function resetForNewCandidate(db: Kysely<Database>, profileId: string): Promise<void> {
  await withdrawOfCandidate(db, profileId);
  await endAssisting(db, profileId);
  await forgetAnswers(db, profileId);
  await eraseAnswersOf(db, profileId);
  await removeSealedWordsOf(db, profileId);
  await eraseDisability(db, profileId);
  await narrowPhoto(db, profileId);
  await narrowHome(db, profileId);
  await sql`
    update candidate_choices set said_yes_at = null, said_to = null, reason = '', health_decided_at = null, reached_account = null,
      hands_over_accepting = false, accepts_alone = true where profile_id = ${profileId}`.execute(db);
  await removeNomination(db, profileId);
  await endCardLinks(db, profileId);
  await markUndecided(db, profileId);
  await correctTogether(db, profileId);
  if (await loadHasAsked(db, profileId)) await keepWaiting(db, profileId, { forOffice: false, forCandidate: true });
}

interface Question {
  /** What the account is asked; `''` if nothing. */
  asks: Asks;
  /** Until when the account can answer; null if there is no deadline. */
  until: Date | null;
}

interface QuestionRow {
  role: Role;
  /** When the account was first asked about the candidate (ISO time); null if it was not asked yet. */
  askedAt: string | null;
  /** When the candidate agreed to be shown (ISO time); null if the candidate has not agreed. */
  saidYesAt: string | null;
  /** When the candidate decided about health answers that others wrote (ISO time); null if not decided. */
  healthDecidedAt: string | null;
  /** Whether the account has ticked the boxes of the registration. */
  hasAgreed: boolean;
  /** Whether the family has asked to be shown. */
  isShown: boolean;
  /** Whether the profile has a holder who is not the candidate. */
  hasOthers: boolean;
}

/** SQL: the JSON that `readAsked` reads; null if the account does not look after the profile. */
export const askedOf = (profileId: Expression<string>, accountId: Expression<number>) => sql<QuestionRow | null>`(
  select json_build_object('role', p.role, 'askedAt', p.asked_at, 'saidYesAt', c.said_yes_at,
    'healthDecidedAt', c.health_decided_at, 'hasAgreed', ${hasAgreed({ accountId, profileId })},
    'isShown', ${hasAskedToBeShown(sql.ref('p.profile_id'))},
    'hasOthers', exists (select from account_profiles o where o.profile_id = p.profile_id and o.role <> 'candidate'))
  from account_profiles p left join candidate_choices c on c.profile_id = p.profile_id
  where p.account_id = ${accountId} and p.profile_id = ${profileId})`;

/**
 * Returns what to ask an account about its profile: about the candidate (`whose`, `candidate`) or health answers
 * (`health`) before the consents of the registration (`consents`). The first question about the candidate starts the
 * `ASKED_DAYS` for its answer. `row` comes from `askedOf`.
 */
export async function readAsked(
  db: Kysely<Database>,
  { accountId, profileId }: AccountProfile,
  row: QuestionRow | null,
): Promise<Question> {
  if (!row) return { asks: '', until: null };
  const consentsQuestion: Question = { asks: row.hasAgreed ? '' : 'consents', until: null };
  if (row.role === 'candidate') {
    const isHealthUndecided = row.hasOthers && row.healthDecidedAt === null;
    return isHealthUndecided ? { asks: 'health', until: null } : consentsQuestion;
  }
  if (!row.isShown || row.saidYesAt !== null) return consentsQuestion;
  const askedAt = row.askedAt === null ? await beginAsking(db, { accountId, profileId }) : new Date(row.askedAt);
  const until = new Date(askedAt.getTime() + ASKED_DAYS * DAY_MS);
  return { asks: row.role === 'family' ? 'whose' : 'candidate', until };
}
