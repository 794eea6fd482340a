import { timingSafeEqual } from 'node:crypto';
import type { DomainServices } from '#server/domain/domain-services.ts';

/**
 * What an account may object to: another phone or e-mail, a claim of the number, a deletion by letter, its removal as a holder, what
 * the office asks to do, a new password.
 */
const OBJECTED = ['phone', 'email', 'claim', 'deletion', 'removal', 'office', 'recovery'] as const;
export type Objected = (typeof OBJECTED)[number];

export interface Objection {
  accountId: number;
  what: Objected;
  /** Seconds since 1970 when it is due: another wish, or a restored archive, has another moment. */
  due: number;
}

const TOKEN = /^((\d{1,15})-([a-z]{1,20})-(\d{1,12}))-([A-Za-z0-9_-]{43})$/;

type Hashing = Pick<DomainServices, 'codeHash'>;

/** Of a link that objects without a login, and does that alone. Nothing of it is stored. */
export function objectionToken({ codeHash }: Hashing, { accountId, what, due }: Objection): string {
  const said = `${accountId}-${what}-${due}`;
  return `${said}-${codeHash(`objection ${said}`).toString('base64url')}`;
}

/** Undefined for whatever was not made here. */
export function readObjection({ codeHash }: Hashing, token: string): Objection | undefined {
  const [, said = '', account, named, due, signature = ''] = TOKEN.exec(token) ?? [];
  const what = OBJECTED.find((one) => one === named);
  if (what === undefined) return undefined;
  const isOurs = timingSafeEqual(codeHash(`objection ${said}`), Buffer.from(signature, 'base64url'));
  return isOurs ? { accountId: Number(account), what, due: Number(due) } : undefined;
}
