import { timingSafeEqual } from 'node:crypto';
import type { DomainServices } from '#server/domain/domain-services.ts';

/**
 * What an account may object to: a change of phone or e-mail, a claim of its number, a deletion by posted letter, its
 * removal as a holder, a request of the office, a new password.
 */
const OBJECTED = ['phone', 'email', 'claim', 'deletion', 'removal', 'office', 'recovery'] as const;
/** What an objection is about. */
export type Objected = (typeof OBJECTED)[number];

/** An objection of an account to one change. */
export interface Objection {
  /** The account that may object. */
  accountId: number;
  what: Objected;
  /**
   * When the change is due, in seconds since 1970. A replaced request, or a request in a restored backup, has another
   * time, so an old link does not match it.
   */
  due: number;
}

/**
 * A token is `account-subject-due-signature`. The signature of the other three has 32 bytes, which are 43 characters of
 * base64url.
 */
const TOKEN = /^((\d{1,15})-([a-z]{1,20})-(\d{1,12}))-([A-Za-z0-9_-]{43})$/;

type Hashing = Pick<DomainServices, 'codeHash'>;

/** Returns the signed token of a link for an objection without a login. The token allows nothing else. */
export function objectionToken({ codeHash }: Hashing, { accountId, what, due }: Objection): string {
  const content = `${accountId}-${what}-${due}`;
  return `${content}-${codeHash(`objection ${content}`).toString('base64url')}`;
}

/** Reads an objection from its token. Returns undefined if the form of the token or the signature is wrong. */
export function readObjection({ codeHash }: Hashing, token: string): Objection | undefined {
  const [, content = '', account, subject, due, signature = ''] = TOKEN.exec(token) ?? [];
  const what = OBJECTED.find((known) => known === subject);
  if (what === undefined) return undefined;
  const isOurs = timingSafeEqual(codeHash(`objection ${content}`), Buffer.from(signature, 'base64url'));
  return isOurs ? { accountId: Number(account), what, due: Number(due) } : undefined;
}
