import { endQuietWord, listQuietWords } from '#contract/staff/womens-desk.ts';
import { listForced } from '#server/domain/holders/removals.queries.ts';
import { endVeto, listVetoes } from '#server/domain/visibility-settings/vetoes.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { answerStaff } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';

/** The women's desk. Its uses are recorded without whom they were about: others of the office read the records. */
export function womensDeskRoutes(office: Office): void {
  const { cipher } = office.services;

  answerStaff(office, listQuietWords, async ({ db }) => ({
    waiting: await listVetoes(db, cipher),
    forced: await listForced(db),
  }));

  answerStaff(office, endQuietWord, async ({ db, staff, values }) => {
    const isEnded = await endVeto(db, cipher, { id: idOf(values.member), by: staff.email, words: values.words });
    return isEnded ? success('quietWordOver') : failure(2, 'changedMeanwhile');
  });
}
