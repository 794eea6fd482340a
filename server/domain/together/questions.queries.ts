import { type Kysely, sql } from 'kysely';
import { ANSWER_HOURS, isChoiceOf, type Question, type QuestionChoice } from '#contract/questions.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfTogether } from '#server/platform/crypto/together.queries.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';

type Sealing = Pick<DomainServices, 'db' | 'cipher'>;

/** Identifies one answer by profile and question. */
export interface AnswerKey {
  togetherId: number;
  profileId: string;
  question: Question;
}

interface AnswerText {
  /** The choice; `''` if none was made. */
  choice: QuestionChoice | '';
  /** The candidate's own words; `''` if there are none. */
  words: string;
}

/** An answer of the bride or groom to a question, decrypted. */
export interface Answer extends AnswerText {
  profileId: string;
  question: Question;
  /** Whether the candidate has passed the question. */
  isPassedOver: boolean;
  /** Until when the answer may be changed, if both have answered; else null. */
  until: Date | null;
  /** Whether that time is over. */
  isSettled: boolean;
}

/** Whether the bride and the groom of these two profiles both have accounts. */
export async function haveBothCandidates(db: Kysely<Database>, pair: readonly [string, string]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct profile_id)::int as count from account_profiles
    where profile_id = any(${[...pair]}) and role = 'candidate'`.execute(db);
  return rows[0]?.count === pair.length;
}

/** Returns the answers of the two. Leaves out answers of an account that is not the bride's or groom's any more. */
export async function listAnswers({ db, cipher }: Sealing, togetherId: number): Promise<Answer[]> {
  const rows = await db
    .selectFrom('together_answers as a')
    .innerJoin('account_profiles as p', (join) =>
      join
        .onRef('p.account_id', '=', 'a.account_id')
        .onRef('p.profile_id', '=', 'a.profile_id')
        .on('p.role', '=', 'candidate'),
    )
    .select(['a.profile_id as profileId', 'a.question', 'a.choice', 'a.words'])
    .select(sql<Date | null>`a.opened_at + make_interval(hours => ${ANSWER_HOURS})`.as('until'))
    .select(
      sql<boolean>`coalesce(a.opened_at + make_interval(hours => ${ANSWER_HOURS}) < now(), false)`.as('isSettled'),
    )
    .where('a.together_id', '=', togetherId)
    .orderBy('a.answered_at')
    .execute();
  return rows.map(({ choice, words, ...row }) => ({
    ...row,
    ...unseal(cipher, { togetherId, ...row }, { choice, words }),
    isPassedOver: choice === '' && words === '',
  }));
}

/** Decrypts an answer. A choice that the question does not have any more becomes `''`. */
function unseal(cipher: HealthCipher, key: AnswerKey, sealed: { choice: string; words: string }): AnswerText {
  const decrypt = (column: 'choice' | 'words') => cipher.decrypt(sealed[column], placeOf(key, column));
  const choice = decrypt('choice');
  return { choice: isChoiceIn(key.question, choice) ? choice : '', words: decrypt('words') };
}

const isChoiceIn = (question: Question, choice: string): choice is QuestionChoice => isChoiceOf(question, choice);

/** Returns the place where a part of an answer is stored; the encryption is bound to the place. */
const placeOf = ({ togetherId, profileId, question }: AnswerKey, column: 'choice' | 'words') =>
  placeOfTogether(togetherId, profileId, question, column);

/** Saves an answer. A change keeps the time at which both answers were opened. */
export async function saveAnswer(
  { db, cipher }: Sealing,
  key: AnswerKey & { accountId: number },
  { choice, words }: AnswerText,
): Promise<void> {
  await writeAnswer(db, key, {
    choice: cipher.encrypt(choice, placeOf(key, 'choice')),
    words: cipher.encrypt(words, placeOf(key, 'words')),
  });
}

/** Passes a question and deletes what was answered to it. */
export const passOver = (db: Kysely<Database>, key: AnswerKey & { accountId: number }): Promise<void> =>
  writeAnswer(db, key, { choice: '', words: '' });

/** Writes the sealed parts of an answer. A former answer keeps the time at which it was opened. */
async function writeAnswer(
  db: Kysely<Database>,
  { togetherId, profileId, question, accountId }: AnswerKey & { accountId: number },
  sealed: { choice: string; words: string },
): Promise<void> {
  const columns = { ...sealed, account_id: accountId, answered_at: sql<Date>`now()` };
  await db
    .insertInto('together_answers')
    .values({ together_id: togetherId, profile_id: profileId, question, opened_at: null, ...columns })
    .onConflict((conflict) => conflict.columns(['together_id', 'profile_id', 'question']).doUpdateSet(columns))
    .execute();
}

/** Opens both answers to a question, so that each candidate reads the other's. */
export async function openAnswers(db: Kysely<Database>, togetherId: number, question: Question): Promise<void> {
  await db
    .updateTable('together_answers')
    .set({ opened_at: sql<Date>`now()` })
    .where('together_id', '=', togetherId)
    .where('question', '=', question)
    .execute();
}

/** Deletes everything that the two have answered, when their acquaintance ends. */
export async function eraseQuestions(db: Kysely<Database>, togetherIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('together_answers')
    .where('together_id', 'in', [...togetherIds])
    .execute();
}

/**
 * Deletes the answers of a profile after another person turns out to be the bride or groom. The other side's answers
 * are closed again.
 */
export async function eraseQuestionsOf(db: Kysely<Database>, profileId: string): Promise<void> {
  await sql`
    update together_answers a set opened_at = null
    from together_answers mine where mine.profile_id = ${profileId} and a.together_id = mine.together_id
      and a.question = mine.question and a.profile_id <> mine.profile_id`.execute(db);
  await db.deleteFrom('together_answers').where('profile_id', '=', profileId).execute();
}

/** Returns what this account has answered, by question. No other holder of the profile can download it. */
export async function answersInDownload(
  db: Kysely<Database>,
  cipher: HealthCipher,
  { accountId, profileId }: AccountProfile,
) {
  const rows = await db
    .selectFrom('together_answers')
    .select(['together_id', 'question', 'choice', 'words', 'answered_at'])
    .where('profile_id', '=', profileId)
    .where('account_id', '=', accountId)
    .orderBy('together_id')
    .orderBy('answered_at')
    .execute();
  return rows.map(({ together_id: togetherId, question, answered_at, ...sealed }) => ({
    question,
    answered_at,
    ...unseal(cipher, { togetherId, profileId, question }, sealed),
  }));
}
