import { type Kysely, sql } from 'kysely';
import { CONSENTS, type ConsentKind } from '#contract/agreed-words.ts';
import type { Language } from '#contract/choices.ts';
import { AT_REGISTRATION, isByAccount } from '#contract/consents.ts';
import type { Role } from '#contract/roles.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { byWhom, type Giver, isOwn, isShared } from './whose.queries.ts';

/** Builds the statement that withdraws the current consents of a kind. Callers narrow it down to an account. */
const withdrawal = (db: Kysely<Database>, profileId: string, kind: ConsentKind) =>
  db
    .updateTable('consents')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null);

/**
 * Records a consent to the current text, by account. An existing consent to the same text stays; a consent to another
 * text ends. For some kinds each account consents for itself. For the other kinds the profile has one consent, and the
 * candidate's consent replaces that of another account. A shared row without an account stays valid for the other
 * accounts, and the new row is added beside it.
 */
export async function recordConsent(
  db: Kysely<Database>,
  giver: Giver,
  textName: ConsentKind | 'photoFitting',
  language: Language,
): Promise<void> {
  const { version, hash } = CONSENTS[textName];
  const kind = textName === 'photoFitting' ? 'photo' : textName;
  const { profileId, accountId } = giver;
  const facts = await loadGiver(db, giver);
  const isOver = sql<boolean>`(text_version <> ${version} or (${facts.role === 'candidate'} and account_id is distinct from ${accountId}))`;
  const isMine = isByAccount(kind) ? isOwn(giver) : sql<boolean>`true`;
  const formerConsents = withdrawal(db, profileId, kind).where(isMine).where(isOver);
  await (isByAccount(kind) ? formerConsents.where(({ not }) => not(isShared(giver))) : formerConsents).execute();
  const current = await db
    .selectFrom('consents')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .where(isMine)
    .where(({ not }) => not(isOver))
    .executeTakeFirst();
  if (current) return;
  await db
    .insertInto('consents')
    .values({
      profile_id: profileId,
      kind,
      text_version: version,
      text_hash: hash[language],
      language,
      account_id: accountId,
      given_as: facts.role,
      phone_end: facts.phoneEnd,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Digits of the giver's phone that a consent keeps. */
const PHONE_END = 4;

/**
 * Returns the role of an account and the last digits of its phone; both null if the account does not look after the
 * profile. They are stored in the consent, so that the proof survives the account.
 */
export async function loadGiver(db: Kysely<Database>, { profileId, accountId }: Giver) {
  const row = await db
    .selectFrom('account_profiles as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['p.role', sql<string>`right(a.phone, ${PHONE_END})`.as('phoneEnd')])
    .where('p.profile_id', '=', profileId)
    .where('p.account_id', '=', accountId)
    .executeTakeFirst();
  return { role: row?.role ?? null, phoneEnd: row?.phoneEnd ?? null };
}

/** Records the consents that are ticked at the registration (`AT_REGISTRATION`). */
export async function recordRegistration(db: Kysely<Database>, giver: Giver, language: Language): Promise<void> {
  for (const kind of AT_REGISTRATION) await recordConsent(db, giver, kind, language);
}

/**
 * Records the consent that all members (`Members`), or those who fit (`Fitting`), see the photos; each has its own
 * text. Any other audience withdraws the consent.
 */
export async function consentToAudience(
  db: Kysely<Database>,
  giver: Giver,
  photoFor: string,
  language: Language,
): Promise<void> {
  if (photoFor === 'Members') await recordConsent(db, giver, 'photo', language);
  else if (photoFor === 'Fitting') await recordConsent(db, giver, 'photoFitting', language);
  else await withdrawConsent(db, giver.profileId, 'photo');
}

/** Withdraws the current consent of the profile, if there is one, regardless of which account gave it. */
export async function withdrawConsent(
  db: Kysely<Database>,
  profileId: string,
  kind: Exclude<ConsentKind, (typeof AT_REGISTRATION)[number] | 'health'>,
): Promise<void> {
  await withdrawal(db, profileId, kind).execute();
}

/**
 * Withdraws the consents of this account. If a consent without an account also belongs to other accounts, it stays, and
 * a withdrawn consent for this account is added instead.
 */
export async function withdrawOwn(db: Kysely<Database>, giver: Giver, kinds: readonly ConsentKind[]): Promise<void> {
  const { profileId, accountId } = giver;
  const { role, phoneEnd } = await loadGiver(db, giver);
  for (const kind of kinds) {
    await sql`
      insert into consents (profile_id, kind, text_version, text_hash, language, given_at, withdrawn_at, account_id, given_as, phone_end)
      select profile_id, kind, text_version, text_hash, language, given_at, now(), ${accountId}::bigint, ${role}, ${phoneEnd}
      from consents where profile_id = ${profileId} and kind = ${kind} and withdrawn_at is null
        and account_id is null and ${isOwn(giver)} and ${isShared(giver)}`.execute(db);
    await withdrawal(db, profileId, kind)
      .where(isOwn(giver))
      .where(({ not }) => not(isShared(giver)))
      .execute();
  }
}

/**
 * Ends the consents that an account gave for itself, because it stops looking after the profile; the rows stay as
 * proof. Returns whether a consent to health answers was among them.
 */
export async function endConsentsOf(
  db: Kysely<Database>,
  { profileId, accountId }: { profileId: string; accountId: number },
): Promise<boolean> {
  for (const kind of AT_REGISTRATION)
    await withdrawal(db, profileId, kind).where('account_id', '=', accountId).execute();
  const result = await withdrawal(db, profileId, 'health').where('account_id', '=', accountId).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Withdraws the consent to tell of a disability; with `accountId`, only that account's. Returns whether there was one.
 */
export async function endDisabilityConsent(
  db: Kysely<Database>,
  { profileId, accountId }: { profileId: string; accountId?: number },
): Promise<boolean> {
  const query = withdrawal(db, profileId, 'disability');
  const result = await (accountId === undefined ? query : query.where('account_id', '=', accountId)).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * The kinds of consent that a candidate gives, or the family in the candidate's place. Consents that each account gives
 * for itself are not among them: the new candidate has ticked those boxes on joining.
 */
const CANDIDATES_KINDS: readonly (ConsentKind | 'pairCheck')[] = [
  'showing',
  'photo',
  'pictured',
  'pairCheck',
  'story',
  'printed',
  'assisted',
  'disability',
];

/** Withdraws all consents of `CANDIDATES_KINDS`, because another person turns out to be the bride or groom. */
export async function withdrawOfCandidate(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`update consents set withdrawn_at = now()
    where profile_id = ${profileId} and withdrawn_at is null
      and kind = any(${[...CANDIDATES_KINDS]}::text[])`.execute(db);
}

/**
 * Returns every consent ever given for a profile, the oldest first. Consents about another member are included only if
 * that member is shown to this one.
 */
export async function listConsents(db: Kysely<Database>, profileId: string) {
  const consents = await db
    .selectFrom('consents as c')
    // The present role of the account comes first: it may have changed since the consent.
    .leftJoin('account_profiles as p', (join) =>
      join.onRef('p.account_id', '=', 'c.account_id').onRef('p.profile_id', '=', 'c.profile_id'),
    )
    .select(['c.kind', 'c.about_id', 'c.text_version', 'c.language', 'c.given_at', 'c.withdrawn_at', 'c.account_id'])
    .select(sql<Role | ''>`coalesce(p.role, c.given_as, '')`.as('role'))
    .select(sql<boolean>`p.role is not null`.as('is_holder'))
    .select(sql<string>`coalesce(c.phone_end, '')`.as('phone_end'))
    .where('c.profile_id', '=', profileId)
    .orderBy('c.id')
    .execute();
  const seenMembers = await loadSeen(
    { db },
    profileId,
    consents.flatMap(({ about_id }) => about_id ?? []),
  );
  return consents.filter(({ kind, about_id }) => {
    const isAboutMember = kind === 'pairCheck' || kind === 'story';
    return !isAboutMember || (about_id !== null && seenMembers.has(about_id));
  });
}

/** Returns the consents for a member's download, with a description of the giver in place of the account. */
export async function consentsInDownload(db: Kysely<Database>, who: AccountProfile) {
  const consents = await listConsents(db, who.profileId);
  return consents.map(({ account_id, is_holder, role, ...consent }) => ({
    ...consent,
    by: byWhom(who, { account_id, is_holder, role }),
  }));
}
