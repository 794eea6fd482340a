import { profileNumberIn } from '#contract/search.ts';
import { giveFamily, noteAnswer, noteAsking, sayKin, signPromise, stopAsking } from '#contract/staff/assisted.ts';
import { beginAssisting, endAssisting, loadAssistedSince } from '#server/domain/assisted/assisted.queries.ts';
import { giveFamilyTo, takeFamily } from '#server/domain/assisted/given-families.queries.ts';
import { listHolders } from '#server/domain/holders/holders.queries.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { recordAct } from '#server/http/acts.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import { answerProposal } from '#server/notices/answer-proposal.ts';
import { countVisit } from '#server/office/desk/count-visit.ts';
import { requirePromise } from '#server/office/desk/desk-access.ts';
import { isAssisted } from '#server/office/desk/families.queries.ts';
import { insertKin, insertPromise, listKin, listVolunteers } from '#server/office/staff/matchmakers.queries.ts';
import { registerStaffCall } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';

/**
 * Registers the calls for answers that a family gives at the counter or on a call, and for the volunteers' promises and
 * families.
 */
export function matchmakerRoutes(office: Office): void {
  const { services } = office;

  registerStaffCall(office, noteAnswer, async ({ db, values: { member, other, answer, heard, word }, about }) => {
    if (!(await isAssisted(db, member))) throw new Refusal(404, 'memberUnknown');
    about({ profileId: member, subject: heard });
    const isCandidates = word === 'candidate';
    const heardAnswer = { profileId: member, memberId: other, answer, accountId: null, isCandidates, heard };
    const outcome = await answerProposal(db, services, heardAnswer);
    await countVisit(db, member);
    if (outcome === 'over') return failure('changedMeanwhile');
    if (outcome === 'candidates') return failure('proposalCandidates');
    return success(outcome === 'asked' ? 'proposalAsked' : 'saved');
  });

  registerStaffCall(office, noteAsking, async ({ db, values: { family: member, language, word, reason }, about }) => {
    if (member === '') throw new BrokenRules({ family: 'profileNumberNeeded' });
    await lockMembers(db, [member]);
    const holders = await listHolders(db, member);
    if (holders.length === 0) throw new Refusal(404, 'memberUnknown');
    about({ profileId: member });
    if ((await loadAssistedSince(db, member)) !== null) return failure('changedMeanwhile');
    if (word === 'family' && holders.some(({ role }) => role === 'candidate')) return failure('proposalCandidates');
    await beginAssisting(db, { profileId: member, accountId: null }, language);
    await recordAct(db, { profileId: member, accountId: null, role: 'office', reason }, 'askedTrust');
    await countVisit(db, member);
    return success('saved');
  });

  registerStaffCall(office, stopAsking, async ({ db, values: { member, reason }, about }) => {
    await lockMembers(db, [member]);
    about({ profileId: member });
    if ((await loadAssistedSince(db, member)) === null) return failure('changedMeanwhile');
    await endAssisting(db, member);
    await recordAct(db, { profileId: member, accountId: null, role: 'office', reason }, 'stoppedTrust');
    return success('saved');
  });

  registerStaffCall(office, giveFamily, async ({ db, staff, values: { member, volunteer }, about }) => {
    await lockMembers(db, [member]);
    if (!(await isAssisted(db, member))) throw new Refusal(404, 'memberUnknown');
    about({ profileId: member, subject: volunteer });
    if (volunteer === '') await takeFamily(db, member);
    else {
      const staffId = idOf(volunteer);
      if (!(await listVolunteers(db)).some(({ id }) => id === staffId))
        throw new BrokenRules({ volunteer: 'chooseFromList' });
      if ((await listKin(db, staffId)).includes(member)) return failure('kinNotGiven');
      await giveFamilyTo(db, { profileId: member, staffId, by: staff.email });
    }
    return success('saved');
  });

  registerStaffCall(office, signPromise, async ({ db, staff, values: { language } }) => {
    await insertPromise(db, staff.id, language);
    return success('promiseSigned');
  });

  registerStaffCall(office, sayKin, async ({ db, staff, values: { kin }, about }) => {
    await requirePromise(db, staff);
    const number = profileNumberIn(kin);
    if (number === '' || !(await insertKin(db, staff.id, number))) throw new BrokenRules({ kin: 'memberUnknown' });
    about({ profileId: number });
    return success('saved');
  });
}
