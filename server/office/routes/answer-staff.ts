import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Call } from '#contract/call.ts';
import { isProfileId } from '#contract/member-id.ts';
import { isHalfway, mayMake, rolesFor } from '#contract/staff/rights.ts';
import type { Fields, Returned } from '#contract/wire.ts';
import { recordUse, type Subject } from '#server/domain/office-log/uses.queries.ts';
import { type Asked, checkSentForm, registerCall } from '#server/http/answer.ts';
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

/** A call of a member of staff, with what its handler works with. */
export interface AskedByStaff<S extends Fields> extends Asked<S> {
  staff: Staff;
  /**
   * The transaction of this use, which also writes its record. Calls of `isHalfway` get a plain connection without a
   * record.
   */
  db: Kysely<Database>;
  /** Adds subjects to the record of this use. */
  about: (...subjects: Subject[]) => void;
  /** Runs `act` after the commit. Files are deleted after the rows that named them. */
  afterwards: (act: () => Promise<void>) => void;
}

/**
 * Registers a call of the office. The office's cookie identifies the member of staff, and their roles decide what they
 * may call. Each use is recorded in the transaction of what it reads or changes; a refusal for lack of a right is
 * recorded too. At start, a call without rights throws.
 */
export function registerStaffCall<S extends Fields, R extends Fields>(
  office: Office,
  call: Call<S, R>,
  handle: (asked: AskedByStaff<S>) => Promise<Returned<R>>,
): void {
  if (rolesFor(call.path).length === 0) throw new Error(`${call.path} has no right in contract/staff/rights.ts.`);
  const { services, sessions } = office;
  registerCall(services, call, async (request, reply, readSent) => {
    const staff = await sessions.whoIs(request);
    if (staff === undefined || (!staff.isProven && !isHalfway(call.path))) throw new Refusal(401, 'notLoggedIn');
    noteSecurity(request, { staff: staff.email });
    const use = { who: staff.email, command: call.path };
    if (!mayMake(staff.roles, call.path)) {
      await recordUse(services.db, { ...use, outcome: 'refused', subjects: [] });
      throw new Refusal(403, 'staffOnly');
    }
    const serve = async () => {
      const asked = { ...checkSentForm(services, call, { form: await readSent() }), request, reply, staff };
      const subjects: Subject[] = [];
      const about = (...more: Subject[]) => void subjects.push(...more);
      const acts: (() => Promise<void>)[] = [];
      const afterwards = (act: () => Promise<void>) => void acts.push(act);
      // Login calls and the calls of every page have no subject.
      if (isHalfway(call.path)) return handle({ ...asked, db: services.db, about, afterwards });
      // Outside the transaction: a used code stays used after a rollback.
      if (asksForProof(asked.values)) await prove(services, { staff, request }, asked.values);
      const answer = await services.db.transaction().execute(async (db) => {
        const values = await handle({ ...asked, db, about, afterwards }).finally(() => {
          // A list's line in the record may name fewer profiles than the security event. For a failed use the event
          // names its subjects too.
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

/** Returns the profile ids among the subjects of a use. */
const profilesIn = (subjects: readonly Subject[]): string[] =>
  subjects.flatMap((subject) => ('profileId' in subject && isProfileId(subject.profileId) ? [subject.profileId] : []));

/** Whether the form of a call contains the password and a code, which are then checked before the call is made. */
const asksForProof = (values: object): values is Proof => 'password' in values && 'factor' in values;

/** Returns the field `reason` of a form; `''` if it has none. */
function reasonIn(values: object): string {
  const { reason = '' }: { reason?: unknown } = values;
  return typeof reason === 'string' ? reason : '';
}

interface Proof {
  password: string;
  factor: string;
}

/** Checks the password and a code again, before an action that is hard to undo. */
async function prove(
  { db, limits, passwords, cipher, keyedHash }: Pick<Services, 'db' | 'limits' | 'passwords' | 'cipher' | 'keyedHash'>,
  { staff, request }: { staff: Staff; request: FastifyRequest },
  { password, factor }: Proof,
): Promise<void> {
  const account = await findByEmail(db, staff.email);
  const key = String(staff.id);
  const isRight = await limits.attempt(
    [['staffByAccount', key]],
    async () =>
      (await passwords.fits(password, account?.passwordHash, key)) && takeFactor({ db, cipher }, staff.id, factor),
  );
  if (!isRight) throw new BrokenRules({ factor: 'codeWrong' });
  await limits.forget('staffByAccount', key);
  // Two accounts may belong to one person. An administrator sees beside the second agreement whether both were used in
  // the same place.
  const browser = request.headers['user-agent'] ?? '';
  await notePlace(db, staff.id, keyedHash(`office place ${addressKey(request.ip)} ${browser}`));
}
