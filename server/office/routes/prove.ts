import type { FastifyRequest } from 'fastify';
import { addressKey } from '#server/http/limits.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { takeFactor } from '#server/office/staff/factor.queries.ts';
import { notePlace } from '#server/office/staff/second-person.queries.ts';
import type { Staff } from '#server/office/staff/sessions.queries.ts';
import { findByEmail } from '#server/office/staff/staff.queries.ts';
import type { Services } from '#server/services.ts';

export interface Proof {
  password: string;
  factor: string;
}

/** Asks for the password and a code once more, before what is hard to undo. */
export async function prove(
  { db, limits, passwords, cipher, keyedHash }: Pick<Services, 'db' | 'limits' | 'passwords' | 'cipher' | 'keyedHash'>,
  { staff, request }: { staff: Staff; request: FastifyRequest },
  { password, factor }: Proof,
): Promise<void> {
  const known = await findByEmail(db, staff.email);
  const key = String(staff.id);
  const isRight = await limits.attempt(
    [['staffByAccount', key]],
    async () =>
      (await passwords.fits(password, known?.passwordHash, key)) && takeFactor({ db, cipher }, staff.id, factor),
  );
  if (!isRight) throw new BrokenRules({ factor: 'codeWrong' });
  await limits.forget('staffByAccount', key);
  // Two of the office may be one person: an administrator reads beside the second yes that both sat in one place.
  const browser = request.headers['user-agent'] ?? '';
  await notePlace(db, staff.id, keyedHash(`office place ${addressKey(request.ip)} ${browser}`));
}
