import { normalPhone } from '#contract/dial.ts';
import { isAcceptablePhone } from '#contract/phone.ts';
import { loadFirstAccount, profilesOfPhone } from '#server/domain/accounts/accounts.queries.ts';
import { findCardLink } from '#server/domain/card-links/card-links.queries.ts';
import type { Services } from '#server/services.ts';

/** The profile that somebody means by its number, the address of a link or a phone; `''` where the office has to find it. */
export async function subjectOf({ db }: Pick<Services, 'db'>, about: string): Promise<string> {
  const number = /\bSV[1-9]\d{0,8}\b/i.exec(about)?.[0].toUpperCase();
  if (number !== undefined && (await loadFirstAccount(db, number)) !== undefined) return number;
  const [, token] = /\/card\/([\w-]{43})(?![\w-])/.exec(about) ?? [];
  if (token !== undefined) return (await findCardLink(db, token))?.profileId ?? '';
  const phone = normalPhone(about);
  if (!isAcceptablePhone(phone)) return '';
  return (await profilesOfPhone(db, phone).orderBy('p.joined_at').executeTakeFirst())?.profileId ?? '';
}
