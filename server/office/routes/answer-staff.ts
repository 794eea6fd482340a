import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Call } from '#contract/call.ts';
import { isProfileId } from '#contract/member-id.ts';
import { isHalfway, mayMake, rolesFor } from '#contract/staff/rights.ts';
import type { Fields, Returned } from '#contract/wire.ts';
import { recordUse, type Subject } from '#server/domain/office-log/uses.queries.ts';
import { type Asked, check, open } from '#server/http/answer.ts';
import { addressKey } from '#server/http/limits.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { takeFactor } from '#server/office/staff/factor.queries.ts';
import { notePlace } from '#server/office/staff/second-person.queries.ts';
import type { Staff } from '#server/office/staff/sessions.queries.ts';
import { findByEmail } from '#server/office/staff/staff.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import type { Office } from './office.ts';

export interface AskedByStaff<S extends Fields> extends Asked<S> {
  staff: Staff;
  /** The transaction of this use: its record is part of it. Halfway there is none. */
  db: Kysely<Database>;
  /** Says what the use is about; whatever is said goes into its record. */
  about: (...subjects: Subject[]) => void;
  /** Does something once the transaction is committed: files go after the rows that named them. */
  afterwards: (act: () => Promise<void>) => void;
}

/**
 * The door for calls of the office. The cookie of the office says who asks, their roles what they may, and each use is
 * recorded with what it reads or changes, in one transaction; a refusal is recorded too. A call without a right does not start.
 */
export function answerStaff<S extends Fields, R extends Fields>(
  office: Office,
  call: Call<S, R>,
  handle: (asked: AskedByStaff<S>) => Promise<Returned<R>>,
): void {
  if (rolesFor(call.path).length === 0) throw new Error(`${call.path} has no right in contract/staff/rights.ts.`);
  const { services, sessions } = office;
  open(services, call, async (request, reply, readSent) => {
    const staff = await sessions.whoIs(request);
    if (staff === undefined || (!staff.isProven && !isHalfway(call.path))) throw new Refusal(401, 'notLoggedIn');
    noteSecurity(request, { staff: staff.email });
    const use = { who: staff.email, command: call.path };
    if (!mayMake(staff.roles, call.path)) {
      await recordUse(services.db, { ...use, outcome: 'refused', subjects: [] });
      throw new Refusal(403, 'staffOnly');
    }
    const serve = async () => {
      const asked = { ...check(services, call, { form: await readSent() }), request, reply, staff };
      const subjects: Subject[] = [];
      const about = (...more: Subject[]) => void subjects.push(...more);
      const acts: (() => Promise<void>)[] = [];
      const afterwards = (act: () => Promise<void>) => void acts.push(act);
      // Who comes and goes, and what every page asks, is about nothing.
      if (isHalfway(call.path)) return handle({ ...asked, db: services.db, about, afterwards });
      // Not in the transaction: a code that was taken stays taken.
      if (asksForProof(asked.values)) await prove(services, { staff, request }, asked.values);
      const answer = await services.db.transaction().execute(async (db) => {
        const values = await handle({ ...asked, db, about, afterwards }).finally(() => {
          // A list may name more there than its one line of the record; of a refused try, whom it was about.
          noteSecurity(request, { about: [...(request.security?.about ?? []), ...profilesIn(subjects)] });
        });
        await recordUse(db, { ...use, outcome: 'done', subjects, reason: reasonIn(asked.values) });
        return values;
      });
      for (const act of acts) await act();
      return answer;
    };
    return call.files.length === 0 ? serve() : services.uploads.run(staff.email, serve);
  });
}

const profilesIn = (subjects: readonly Subject[]): string[] =>
  subjects.flatMap((one) => ('profileId' in one && isProfileId(one.profileId) ? [one.profileId] : []));

const asksForProof = (values: object): values is Proof => 'password' in values && 'factor' in values;

function reasonIn(values: object): string {
  const { reason = '' }: { reason?: unknown } = values;
  return typeof reason === 'string' ? reason : '';
}

interface Proof {
  password: string;
  factor: string;
}

/** Asks for the password and a code once more, before what is hard to undo. */
async function prove(
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
