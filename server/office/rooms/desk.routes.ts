import { normalPhone } from '#contract/dial.ts';
import { isEmail } from '#contract/rules.ts';
import {
  answerLetter,
  callNow,
  listLetters,
  listRecords,
  listWaitingCalls,
  markLetterAnswered,
  setOwnPhone,
} from '#contract/staff/desk.ts';
import { failure, success } from '#server/door/outcome.ts';
import { BrokenRules } from '#server/door/refusal.ts';
import { isTrial } from '#server/is-trial.ts';
import { intend } from '#server/notices/tell.queries.ts';
import { callCommands } from '#server/office/commands/calls.ts';
import { listWaitingLetters } from '#server/office/desk.queries.ts';
import { saveLetterAnswer } from '#server/office/letter-answers.queries.ts';
import { listUses } from '#server/office/office-uses.queries.ts';
import { listCalls } from '#server/office/outbox.queries.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import { loadOwnPhone, saveOwnPhone } from '#server/office/staff/own-phone.queries.ts';
import { answerStaff } from './answer-staff.ts';
import type { Office } from './office.ts';

const nothingCalled = { phone: undefined, words: undefined, calledCode: undefined };

/** What waits on the desk: letters and calls; and the record of all that was done. */
export function deskRoutes(office: Office): void {
  const { config } = office.services;
  // A trial at home prints what would go out.
  const canMail = isTrial(config) || config.channels.email !== undefined;
  answerStaff(office, listLetters, async ({ db, about }) => {
    const letters = await listWaitingLetters(db);
    about(...letters.map(({ reference }) => ({ subject: reference })));
    return { canMail, letters: letters.map(({ sent, ...letter }) => ({ ...letter, sent: sent.toISOString() })) };
  });

  answerStaff(office, markLetterAnswered, async ({ db, staff, values: { member, reason }, about }) => {
    about({ subject: member });
    const kept = await saveLetterAnswer(db, { reference: member, answer: reason, by: staff.email, how: 'noted' });
    return kept === undefined ? failure(2, 'changedMeanwhile') : success('saved');
  });

  answerStaff(office, answerLetter, async ({ db, staff, values: { member, answer }, about }) => {
    about({ subject: member });
    if (!canMail) return failure(2, 'mailIsOff');
    const email = await saveLetterAnswer(db, { reference: member, answer, by: staff.email, how: 'email' });
    if (email === undefined) return failure(2, 'changedMeanwhile');
    if (!isEmail(email)) throw new BrokenRules({ answer: 'noEmailHere' });
    await intend(db, { kind: 'letter-answer', subjectId: member });
    return success('letterSent');
  });

  answerStaff(office, listWaitingCalls, async ({ db, staff, about }) => {
    const rows = await listCalls(db);
    about(...rows.map(({ reference }) => ({ subject: `call ${reference}` })));
    return {
      ownPhone: await loadOwnPhone(db, staff.id),
      calls: rows.map(({ reference, since, kind, phone, language, profileId, subjectId }) => ({
        ...{
          reference,
          kind,
          phone,
          language,
          since: since.toISOString(),
          isCode: subjectId !== null && kind !== 'report' && kind !== 'breach',
        },
        memberId: profileId ?? '',
      })),
    };
  });

  answerStaff(office, setOwnPhone, async ({ db, staff, values: { phone } }) => {
    await saveOwnPhone(db, staff.id, phone);
    return success('saved');
  });

  answerStaff(office, callNow, async ({ db, staff, values: { member }, about }) => {
    const { services, siteUrl } = office;
    const ownPhone = await loadOwnPhone(db, staff.id);
    if (ownPhone === '') return { ...failure(2, 'ownPhoneFirst'), ...nothingCalled };
    const [wanted] = await listCalls(db, member);
    if (wanted && normalPhone(wanted.phone) === ownPhone) return { ...failure(2, 'ownPhone'), ...nothingCalled };
    const atTheDesk = {
      db,
      siteUrl,
      who: staff.email,
      ownPhone,
      logIdOf: async () => '',
      hashes: async () => services,
    };
    const [now] = callCommands;
    try {
      const called = await now?.run(atTheDesk, { words: [member], options: {}, typed: [] });
      about(...(called?.subjects ?? []));
      const { phone, say, code } = called?.record ?? {};
      const text = (cell: unknown) => (typeof cell === 'string' ? cell : undefined);
      return { ...success('saved'), phone: text(phone), words: text(say), calledCode: text(code) };
    } catch (error) {
      if (error instanceof OfficeRefusal) return { ...failure(2, 'changedMeanwhile'), ...nothingCalled };
      throw error;
    }
  });

  answerStaff(office, listRecords, async ({ db, values: { about: whom, who } }) => {
    const profileId = whom.trim().toUpperCase() || undefined;
    const uses = await listUses(db, { profileId, who: who.trim() || undefined, most: 200 });
    return {
      uses: uses.map(({ when, member, outcome, ...use }) => ({
        ...{ ...use, when: when.toISOString(), memberId: member ?? '', isRefused: outcome === 'refused' },
      })),
    };
  });
}
