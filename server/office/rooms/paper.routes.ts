import { PICTURE_FILE } from '#contract/picture.ts';
import { bringCodeToFamily, enterPaper, showPaper } from '#contract/staff/paper.ts';
import { failure, success } from '#server/door/outcome.ts';
import { BrokenRules, Refusal } from '#server/door/refusal.ts';
import { checkPicture } from '#server/files/check-picture.ts';
import { putPhoto } from '#server/files/photos.queries.ts';
import { bringCode } from '#server/notices/bring-code.ts';
import { enterFromPaper, refuseStrangePaper } from '#server/office/enter-paper.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { renewPaper } from '#server/office/paper.queries.ts';
import { paperAnswers } from '#server/office/paper-answers.ts';
import { loadOwnPhone } from '#server/office/staff/own-phone.queries.ts';
import { recordConsent } from '#server/people/consents/consents.queries.ts';
import { findUnclaimed } from '#server/people/members/paper-entries.queries.ts';
import type { AskedByStaff } from './answer-staff.ts';
import { answerStaff } from './answer-staff.ts';
import type { Office } from './office.ts';

type Upload = AskedByStaff<typeof enterPaper.form.fields>;

const FOLDER = 'pictures';

/** A whole family from its paper, on one screen. */
export function paperRoutes(office: Office): void {
  const { services } = office;
  const { files: store, lookups } = services;

  answerStaff(office, showPaper, async () => ({
    answers: paperAnswers,
    countries: lookups.countries(),
    castes: lookups.list('caste'),
    tribes: lookups.list('tribe'),
    clans: lookups.list('clan'),
    rashis: lookups.list('rashi'),
    gons: lookups.list('gon'),
    lognos: lookups.list('logno'),
    nakshatras: lookups.list('nakshatra'),
    religions: lookups.list('religion'),
    maleOccupations: lookups.list('male-occupation'),
    femaleOccupations: lookups.list('female-occupation'),
    educations: lookups.list('educational-qualification'),
    otherQualifications: lookups.list('other-qualification'),
    professions: lookups.list('profession'),
    skills: lookups.list('skill'),
  }));

  answerStaff(office, enterPaper, async (asked) => {
    const { db, staff, values, about } = asked;
    refuseStrangePaper(services, values);
    if (values.phone === (await loadOwnPhone(db, staff.id))) throw new BrokenRules({ phone: 'ownPhone' });
    const entered = await enterFromPaper(services, db, { by: staff.email, paper: values });
    const { profileId } = entered;
    about({ profileId });
    if (entered.outcome === 'phoneTaken') return { ...failure(2, 'paperPhoneTaken'), profileId };
    if (asked.files.has(PICTURE_FILE)) await keepPhoto(asked, profileId);
    return { ...success('paperEntered'), profileId };
  });

  answerStaff(office, bringCodeToFamily, async ({ db, values: { member }, about }) => {
    const [account] = await loadMembers(db, [member]);
    if (account === undefined) throw new Refusal(404, 'memberUnknown');
    about({ profileId: member });
    const unclaimed = await findUnclaimed(db, account.phone);
    if (unclaimed?.profileId !== member) return failure(2, 'changedMeanwhile');
    await bringCode(services, db, { ...unclaimed, phone: account.phone, isCalled: true });
    await renewPaper(db, member);
    return success('saved');
  });

  /** The profile is new: nothing is replaced by its photo. */
  async function keepPhoto({ db, values, files }: Upload, profileId: string): Promise<void> {
    const { large, small, fingerprint } = await checkPicture(files.get(PICTURE_FILE));
    const [file, smallFile] = await Promise.all([store.put(FOLDER, 'jpg', large), store.put(FOLDER, 'jpg', small)]);
    try {
      await putPhoto(db, profileId, { photo: { ...file, small: smallFile, fingerprint }, place: 'first' });
      if (values.hasAgreed === 'Yes') await recordConsent(db, profileId, 'pictured', values.language);
    } catch (error) {
      await store.remove(FOLDER, [file.name, smallFile.name]);
      throw error;
    }
  }
}
