import type { Kysely } from 'kysely';
import {
  giveFactor,
  joinStaff,
  lookAtJoining,
  setFactor,
  showDesk,
  showFactor,
  staffLogIn,
  staffLogOut,
} from '#contract/staff/accounts.ts';
import { listApprovals } from '#contract/staff/approvals.ts';
import { listCases } from '#contract/staff/cases.ts';
import { listLetters, listTexts, listWaitingCalls } from '#contract/staff/desk.ts';
import { listDeskHints } from '#contract/staff/desk-hints.ts';
import { mayMake } from '#contract/staff/rights.ts';
import type { StaffRole } from '#contract/staff/roles.ts';
import { addTask } from '#contract/staff/tasks.ts';
import { recordUse } from '#server/domain/office-log/uses.queries.ts';
import { countHints } from '#server/domain/together/desk-hints.queries.ts';
import { registerPublicCall } from '#server/http/answer.ts';
import { addressKey, type Counter } from '#server/http/limits.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { hashToken } from '#server/http/session.ts';
import { listPlaces } from '#server/office/near/near.queries.ts';
import { listCalls } from '#server/office/outbox.queries.ts';
import { listPlaceholders } from '#server/office/placeholders.queries.ts';
import { listColleagues } from '#server/office/staff/colleagues.queries.ts';
import { openSecret, setFactorOf, takeFactor } from '#server/office/staff/factor.queries.ts';
import { authenticatorAddressOf } from '#server/office/staff/factor.ts';
import { isGuessable } from '#server/office/staff/guessable.ts';
import { knownBrowserOf, rememberBrowserOf } from '#server/office/staff/known-browser.ts';
import { loadOwnNear } from '#server/office/staff/own-near.queries.ts';
import { noteSeen } from '#server/office/staff/sessions.queries.ts';
import { findByEmail, findJoining, joinWith } from '#server/office/staff/staff.queries.ts';
import { countDesk } from '#server/office/today.queries.ts';
import { makeTwoWeeks } from '#server/office/two-weeks.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

/** Registers the calls by which staff join, log in in two steps, and log out. */
export function staffLoginRoutes(office: Office): void {
  const { services, sessions } = office;
  const { db, limits, passwords, cipher } = services;
  const twoWeeks = makeTwoWeeks(db);

  registerPublicCall(services, lookAtJoining, async ({ values: { token }, request }) => {
    await limits.take('loginByAddress', addressKey(request.ip));
    const person = await findJoining(db, hashToken(token));
    return { email: person?.email ?? '', name: person?.name ?? '' };
  });

  registerPublicCall(services, joinStaff, async ({ values: { token, password }, request, reply }) => {
    const joinHash = hashToken(token);
    const person = await findJoining(db, joinHash);
    if (person) noteSecurity(request, { staff: person.email });
    if (person === undefined) return failure('resetLinkOver');
    if (await isGuessable(password, [person.email, person.name]))
      throw new BrokenRules({ password: 'passwordGuessed' });
    const passwordHash = await limits.attempt([['loginByAddress', addressKey(request.ip)]], () =>
      passwords.hash(password, joinHash.toString('hex')),
    );
    const staffId = await joinWith(db, joinHash, passwordHash);
    if (staffId === undefined) return failure('resetLinkOver');
    await sessions.start(reply, staffId);
    rememberBrowserOf(services, reply, { id: staffId, passwordHash });
    return success('saved');
  });

  registerPublicCall(services, staffLogIn, async ({ values: { email, password }, request, reply }) => {
    const address = addressKey(request.ip);
    const person = await findByEmail(db, email);
    const key = email.trim().toLowerCase();
    if (person) noteSecurity(request, { staff: key });
    const mark = person && knownBrowserOf(services, request, person);
    // The limit for a stranger who knows the e-mail applies to the stranger's network only, so it does not lock the
    // member of staff out.
    const counter: Counter =
      mark === undefined ? ['staffByEmail', `${address} ${key}`] : ['staffByKnownBrowser', `${key} ${mark}`];
    const isRight = await limits.attempt([['loginByAddress', address], counter], () =>
      passwords.fits(password, person?.passwordHash, address),
    );
    if (person === undefined || !isRight) {
      if (person) await recordUse(db, { who: key, command: staffLogIn.path, outcome: 'refused', subjects: [] });
      return failure('emailOrPasswordWrong');
    }
    await limits.giveBack('loginByAddress', address);
    await limits.forget(...counter);
    await sessions.start(reply, person.id);
    rememberBrowserOf(services, reply, person);
    return success('loginDone');
  });

  registerStaffCall(office, staffLogOut, async ({ reply }) => {
    await sessions.end(reply);
    return success('loggedOut');
  });

  registerStaffCall(office, showFactor, async ({ staff }) => {
    if (staff.hasFactor) return { isSet: true, secret: '', address: '', picture: '' };
    const secret = await openSecret({ db, cipher }, staff.id);
    return { isSet: false, secret, ...authenticatorAddressOf(secret, staff.email) };
  });

  const tryFactor = (staffId: number, factor: string) =>
    limits.attempt([['staffByAccount', String(staffId)]], () => takeFactor({ db, cipher }, staffId, factor));

  const wrongCode = { ...failure('codeWrong'), recoveryCodes: undefined };
  registerStaffCall(office, setFactor, async ({ staff, values: { factor }, reply }) => {
    if (staff.hasFactor || !(await tryFactor(staff.id, factor))) return wrongCode;
    const recoveryCodes = await setFactorOf(db, staff.id);
    if (recoveryCodes === undefined) return wrongCode;
    await sessions.prove(reply, staff);
    await noteSeen(db, staff.id);
    await recordUse(db, { who: staff.email, command: setFactor.path, outcome: 'done', subjects: [] });
    return { ...success('saved'), recoveryCodes };
  });

  registerStaffCall(office, giveFactor, async ({ staff, values: { factor }, reply }) => {
    const isRight = staff.hasFactor && (await tryFactor(staff.id, factor));
    const use = { who: staff.email, command: staffLogIn.path, subjects: [] };
    await recordUse(db, { ...use, outcome: isRight ? 'done' : 'refused' });
    if (!isRight) return failure('codeWrong');
    await limits.forget('staffByAccount', String(staff.id));
    await sessions.prove(reply, staff);
    await noteSeen(db, staff.id);
    return success('loginDone');
  });

  registerStaffCall(office, showDesk, async ({ staff: { id, email, name, roles, isProven, hasFactor, hasKeys } }) => ({
    id,
    email,
    name,
    roles,
    isProven,
    hasFactor,
    hasKeys,
    nearId: isProven ? await loadOwnNear(db, id) : 0,
    places: isProven ? await listPlaces(db) : [],
    colleagues: isProven && mayMake(roles, addTask.path) ? await listColleagues(db, addTask) : [],
    waiting: isProven ? await countWaiting(db, roles) : {},
    week: isProven ? await twoWeeks() : null,
  }));
}

/** Counts the waiting items of each area of the office that these roles may enter, by area. */
async function countWaiting(db: Kysely<Database>, roles: readonly StaffRole[]): Promise<Record<string, number>> {
  const [{ reports, approvals, letters }, calls, hints, placeholders] = await Promise.all([
    countDesk(db),
    listCalls(db),
    countHints(db),
    listPlaceholders(db),
  ]);
  const counts = [
    ['reports', reports, listCases],
    ['approvals', approvals, listApprovals],
    ['letters', letters, listLetters],
    ['calls', calls.length, listWaitingCalls],
    ['twoFamilies', hints, listDeskHints],
    ['texts', placeholders.length, listTexts],
  ] as const;
  return Object.fromEntries(
    counts.filter(([, , { path }]) => mayMake(roles, path)).map(([name, count]) => [name, count]),
  );
}
