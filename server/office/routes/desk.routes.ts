import { MOST_ASKED_CALLS } from '#contract/call-me.ts';
import { normalPhone } from '#contract/dial.ts';
import { messageId } from '#contract/message.ts';
import { isEmail } from '#contract/rules.ts';
import { minutesOf, noteCall } from '#contract/staff/calls.ts';
import {
  answerLetter,
  callNow,
  listLetters,
  listRecords,
  listWaitingCalls,
  markLetterAnswered,
  noteAskedCall,
  setOwnPhone,
} from '#contract/staff/desk.ts';
import { listAskedCalls, noteAskedCall as recordAskedCall } from '#server/domain/asked-calls/asked-calls.queries.ts';
import {
  listLetters as findLetters,
  LETTERS_A_PAGE,
  saveLetterAnswer,
} from '#server/domain/messages/messages.queries.ts';
import { listUses } from '#server/domain/office-log/uses.queries.ts';
import { hoursThere, zonesOf } from '#server/domain/phones/zones.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { noteSecurity } from '#server/http/security-log.ts';
import { isTrial } from '#server/is-trial.ts';
import { intend } from '#server/notices/tell.queries.ts';
import { listUnreached, noteTry } from '#server/office/call-tries.queries.ts';
import { readCall } from '#server/office/commands/calls.ts';
import { countVisit } from '#server/office/desk/count-visit.ts';
import { whichAreNear } from '#server/office/near/near.queries.ts';
import { CODE_KINDS, listCalls } from '#server/office/outbox.queries.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import { loadOwnPhone, saveOwnPhone } from '#server/office/staff/own-phone.queries.ts';
import { loadAssigned } from '#server/office/tasks/assignments.queries.ts';
import { timeInIndia } from '#words/numbers.ts';
import { registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

const subjectOfCall = ({ profileId, reference }: { profileId: string | null; reference: string }, outcome = '') =>
  profileId === null ? { subject: `call ${reference} ${outcome}`.trim() } : { profileId, subject: outcome };

/** The place of a phone without a profile is unknown. */
const NOWHERE = { country: '', state: '' };

const FIRST_PAGE = 1;
/** A page beyond it has no messages. */
const MOST_PAGES = 10_000;

/** Entries of the record on one page. */
const RECORDS_A_PAGE = 100;

/** The facts of a call that cannot be made. */
const nothingCalled = { phone: undefined, words: undefined, calledCode: undefined };

/** Registers the calls for the desk: waiting messages and calls, and the record of everything done. */
export function deskRoutes(office: Office): void {
  const { config } = office.services;
  // A trial at home prints its e-mails.
  const canMail = isTrial(config) || config.channels.email !== undefined;
  registerStaffCall(office, listLetters, async ({ db, staff, values: { state, asked, page, mine }, about }) => {
    const foundLetters = await findLetters(db, {
      staffId: mine === 'Yes' ? staff.id : null,
      isAnswered: state === 'answered',
      asked,
      page: Math.min(page ?? FIRST_PAGE, MOST_PAGES) || FIRST_PAGE,
    });
    const letters = foundLetters.slice(0, LETTERS_A_PAGE);
    about(...letters.map(({ reference }) => ({ subject: reference })));
    const assignees = await loadAssigned(
      db,
      'letter',
      letters.map(({ reference }) => reference),
    );
    return {
      canMail,
      hasMore: foundLetters.length > LETTERS_A_PAGE,
      letters: letters.map(({ sent, answered, answer, by, how, ...letter }) => ({
        ...letter,
        sent: sent.toISOString(),
        answered: answered?.toISOString() ?? '',
        answer: answer ?? '',
        by: by ?? '',
        how: how ?? '',
        assignedTo: assignees.get(letter.reference) ?? null,
      })),
    };
  });

  registerStaffCall(office, markLetterAnswered, async ({ db, staff, values: { member, reason }, about }) => {
    about({ subject: member });
    const email = await saveLetterAnswer(db, { reference: member, answer: reason, by: staff.email, how: 'noted' });
    return email === undefined ? failure('changedMeanwhile') : success('saved');
  });

  registerStaffCall(office, answerLetter, async ({ db, staff, values: { member, answer }, about }) => {
    about({ subject: member });
    if (!canMail) return failure('mailIsOff');
    const email = await saveLetterAnswer(db, { reference: member, answer, by: staff.email, how: 'email' });
    if (email === undefined) return failure('changedMeanwhile');
    if (!isEmail(email)) throw new BrokenRules({ answer: 'noEmailHere' });
    await intend(db, { kind: 'letter-answer', subjectId: member });
    return success('letterSent');
  });

  registerStaffCall(office, listWaitingCalls, async ({ db, staff, values: { mine, near }, about, request }) => {
    const now = new Date();
    const allCalls = await listCalls(db);
    const assignees = await loadAssigned(
      db,
      'call',
      allCalls.map(({ reference }) => reference),
    );
    const profileIds = allCalls.flatMap(({ profileId }) => profileId ?? []);
    const nearIds = near === null ? null : await whichAreNear(db, near, profileIds);
    const wantedCalls = allCalls.filter(({ reference, profileId }) => {
      const isMine = assignees.get(reference)?.id === staff.id;
      const isNear = nearIds === null || (profileId !== null && nearIds.has(profileId));
      return (mine !== 'Yes' || isMine) && isNear;
    });
    const callsWithHours = wantedCalls.map((row) => ({ ...row, there: hoursThere(zonesOf(row.phone, row), now) }));
    // People for whom it is night now come last.
    const rows = [
      ...callsWithHours.filter(({ there }) => !there?.callFrom),
      ...callsWithHours.filter(({ there }) => there?.callFrom),
    ];
    // One entry in the record for the whole list.
    about({ subject: `calls ${rows.length}` });
    const askedCalls = await listAskedCalls(db, MOST_ASKED_CALLS);
    const unreached = await listUnreached(db);
    noteSecurity(request, { about: [...rows, ...unreached].flatMap(({ profileId }) => profileId ?? []) });
    return {
      ownPhone: await loadOwnPhone(db, staff.id),
      asked: askedCalls.map(({ since, lastOutcome, ...call }) => ({
        ...call,
        since: since.toISOString(),
        lastOutcome: lastOutcome ?? '',
        there: hoursThere(zonesOf(call.phone, NOWHERE), now)?.now ?? [],
      })),
      unreached: unreached.map(({ profileId, at, reason, ...call }) => ({
        ...call,
        memberId: profileId ?? '',
        at: at.toISOString(),
        reason: reason === 'wrongNumber' ? 'wrongNumber' : 'notReached',
      })),
      calls: rows.map(({ reference, since, kind, phone, language, profileId, subjectId, ...row }) => ({
        reference,
        kind,
        phone,
        language,
        since: since.toISOString(),
        isCode: CODE_KINDS.includes(kind),
        memberId: profileId ?? '',
        name: row.name,
        tries: row.tries,
        lastOutcome: row.lastOutcome ?? '',
        againAt: row.againAt?.toISOString() ?? '',
        assignedTo: assignees.get(reference) ?? null,
        there: row.there?.now ?? [],
        dayFrom: row.there?.callFrom?.toISOString() ?? '',
      })),
    };
  });

  registerStaffCall(office, setOwnPhone, async ({ db, staff, values: { phone } }) => {
    await saveOwnPhone(db, staff.id, phone);
    return success('saved');
  });

  registerStaffCall(office, callNow, async ({ db, staff, values: { member }, about }) => {
    const { services, siteUrl } = office;
    const ownPhone = await loadOwnPhone(db, staff.id);
    if (ownPhone === '') return { ...failure('ownPhoneFirst'), ...nothingCalled };
    const [waitingCall] = await listCalls(db, member);
    if (waitingCall && normalPhone(waitingCall.phone) === ownPhone) return { ...failure('ownPhone'), ...nothingCalled };
    try {
      const { call, words } = await readCall({ db, siteUrl, ownPhone, hashes: async () => services }, member);
      about(subjectOfCall(call));
      const text = (cell: unknown) => (typeof cell === 'string' ? cell : undefined);
      return { ...success('saved'), phone: call.phone, words: text(words.say), calledCode: text(words.code) };
    } catch (error) {
      if (error instanceof OfficeRefusal) return { ...failure('changedMeanwhile'), ...nothingCalled };
      throw error;
    }
  });

  registerStaffCall(office, noteCall, async ({ db, staff, values: { member, outcome, minutes }, about }) => {
    // The code may have been typed during the call. The result of the call is recorded all the same.
    const withTyped = true;
    const [call] = await listCalls(db, member, withTyped);
    if (call === undefined) return failure('changedMeanwhile');
    about(subjectOfCall(call, outcome));
    const { noticeId, profileId, accountId } = call;
    const noted = await noteTry(db, {
      noticeId,
      profileId,
      accountId,
      outcome,
      minutes: minutesOf(minutes),
      by: staff.email,
    });
    if (outcome === 'spoke' && profileId !== null) await countVisit(db, profileId);
    if (noted.outcome === 'again')
      return success(messageId('callNoted', { time: timeInIndia(noted.at.toISOString()) }));
    return success(noted.outcome === 'done' ? 'callSpoken' : 'callGivenUp');
  });

  registerStaffCall(office, noteAskedCall, async ({ db, staff, values: { member, outcome, minutes }, about }) => {
    about({ subject: `call asked ${member} ${outcome}` });
    const noted = await recordAskedCall(db, {
      id: member,
      outcome,
      minutes: minutesOf(minutes),
      by: staff.email,
    });
    if (noted === undefined) return failure('changedMeanwhile');
    return success(noted === 'again' ? 'askedCallAgain' : 'callSpoken');
  });

  registerStaffCall(office, listRecords, async ({ db, values: { about: whom, who, what, latest } }) => {
    const uses = await listUses(db, {
      profileId: whom.trim().toUpperCase() || undefined,
      who: who.trim() || undefined,
      command: what || undefined,
      latest: /^\d{1,15}$/.test(latest) ? Number(latest) : undefined,
      most: RECORDS_A_PAGE + 1,
    });
    return {
      next: String(uses[RECORDS_A_PAGE]?.id ?? ''),
      uses: uses.slice(0, RECORDS_A_PAGE).map(({ when, member, outcome, id: _, ...use }) => ({
        ...use,
        when: when.toISOString(),
        memberId: member ?? '',
        isRefused: outcome === 'refused',
      })),
    };
  });
}
