import type { Kysely } from 'kysely';
import { normalPhone } from '#contract/dial.ts';
import { setContact } from '#server/domain/accounts/account-contacts.queries.ts';
import { saveLanguage } from '#server/domain/accounts/accounts.queries.ts';
import { saveAnswers } from '#server/domain/answers/answers.queries.ts';
import { saveRelatives } from '#server/domain/family/relatives.queries.ts';
import { savePersonal } from '#server/domain/forms/personal.ts';
import { correctNameAndGender } from '#server/domain/members/make-member.queries.ts';
import { correctEntry } from '#server/domain/members/paper-entries.queries.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { type Paper, splitPaper } from './enter-paper.ts';
import { loadMembers } from './members.queries.ts';

/**
 * Writes a corrected paper to the profile that was made from it, in the caller's transaction. Returns false if there is
 * no such profile, or if the family has claimed it and only the family edits it. Throws a broken rule if the phone
 * differs, because a new phone needs proof.
 */
export async function correctFromPaper(
  { cipher }: Pick<Services, 'cipher'>,
  transaction: Kysely<Database>,
  { profileId, paper }: { profileId: string; paper: Paper },
): Promise<boolean> {
  const [account] = await loadMembers(transaction, [profileId]);
  if (account === undefined) return false;
  if (normalPhone(account.phone) !== normalPhone(paper.phone)) throw new BrokenRules({ phone: 'paperPhoneStays' });
  const { formNumber, consentOn, name, gender, email, language } = paper;
  const outcome = await correctEntry(transaction, profileId, { formNumber, consentOn });
  if (outcome === 'formNumberTaken') throw new BrokenRules({ formNumber: 'formNumberTaken' });
  if (outcome === 'gone') return false;
  await correctNameAndGender(transaction, profileId, { name, gender });
  await setContact(transaction, account.account, { kind: 'email', value: email });
  await saveLanguage(transaction, account.account, language);
  const { address, personal, details, lines } = splitPaper(paper);
  const store = { db: transaction, cipher };
  await saveAnswers(store, profileId, { address, details });
  await savePersonal(store, profileId, personal);
  await saveRelatives(store, profileId, lines);
  return true;
}
