import { endQuietWord, listQuietWords, readLetterAnswer } from '#contract/staff/womens-desk.ts';
import { listForced } from '#server/domain/holders/removals.queries.ts';
import { listLetterAnswers, markLetterAnswerRead } from '#server/domain/together/letters.queries.ts';
import { endVeto, listVetoes } from '#server/domain/visibility-settings/vetoes.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { registerStaffCall } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';

/**
 * Registers the calls of the women's desk. Their records do not name the profiles, because other staff read the
 * records.
 */
export function womensDeskRoutes(office: Office): void {
  const { cipher } = office.services;

  registerStaffCall(office, listQuietWords, async ({ db }) => ({
    waiting: await listVetoes(db, cipher),
    forced: await listForced(db),
    letters: await listLetterAnswers({ db, cipher }),
  }));

  registerStaffCall(office, readLetterAnswer, async ({ db, staff, values }) => {
    const isRead = await markLetterAnswerRead(db, idOf(values.member), staff.email);
    return isRead ? success('saved') : failure('changedMeanwhile');
  });

  registerStaffCall(office, endQuietWord, async ({ db, staff, values }) => {
    const isEnded = await endVeto(db, cipher, { id: idOf(values.member), by: staff.email, words: values.words });
    return isEnded ? success('quietWordOver') : failure('changedMeanwhile');
  });
}
