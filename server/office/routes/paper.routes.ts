import { PICTURE_FILE } from '#contract/picture.ts';
import {
  bringCodeToFamily,
  correctPaper,
  enterPaper,
  keepPaperDraft,
  paperForm,
  showPaper,
} from '#contract/staff/paper.ts';
import { leavesOf, valueAtPath } from '#contract/wire.ts';
import { recordConsent } from '#server/domain/consents/consents.queries.ts';
import { checkPicture } from '#server/domain/files/check-picture.ts';
import { putPhoto } from '#server/domain/files/waiting-photos.queries.ts';
import {
  findUnclaimed,
  keepPaperDraft as keepDraft,
  loadPaperDraft,
  renewPaper,
} from '#server/domain/members/paper-entries.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import { queueCodeForFamily } from '#server/notices/queue-code-for-family.ts';
import { correctFromPaper } from '#server/office/correct-paper.queries.ts';
import { enterFromPaper, type Paper, refuseStrangePaper } from '#server/office/enter-paper.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { paperAnswers } from '#server/office/paper-answers.ts';
import { loadOwnPhone } from '#server/office/staff/own-phone.queries.ts';
import { type AskedByStaff, registerStaffCall } from './answer-staff.ts';
import type { Office } from './office.ts';

type PaperAsked = AskedByStaff<typeof enterPaper.form.fields>;

const FOLDER = 'pictures';

/** Registers the calls for entering a whole family from its paper, on one screen. */
export function paperRoutes(office: Office): void {
  const { services } = office;
  const { files: store, lookups, cipher } = services;

  registerStaffCall(office, showPaper, async ({ db, staff, values: { member }, about }) => ({
    draft: await draftOf(db, { member, staffId: staff.id, about }),
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

  registerStaffCall(office, enterPaper, async (asked) => {
    const { db, staff, values, about } = asked;
    refuseStrangePaper(services, values);
    if (values.phone === (await loadOwnPhone(db, staff.id))) throw new BrokenRules({ phone: 'ownPhone' });
    const { outcome, profileId } = await enterFromPaper(services, db, { by: staff.email, paper: values });
    about({ profileId });
    if (outcome === 'phoneTaken') return { ...failure('paperPhoneTaken'), profileId };
    if (asked.files.has(PICTURE_FILE)) await keepPhoto(asked, profileId);
    await keepDraft({ db, cipher }, { staffId: staff.id }, '');
    await keepDraft({ db, cipher }, { profileId }, draftIn(values));
    return { ...success('paperEntered'), profileId };
  });

  registerStaffCall(office, keepPaperDraft, async ({ db, staff, values: { draft } }) => {
    await keepDraft({ db, cipher }, { staffId: staff.id }, draft);
    return success('saved');
  });

  registerStaffCall(office, correctPaper, async ({ db, values: { member, ...values }, about }) => {
    about({ profileId: member });
    refuseStrangePaper(services, values);
    if (!(await correctFromPaper(services, db, { profileId: member, paper: values })))
      return { ...failure('changedMeanwhile'), profileId: undefined };
    await keepDraft({ db, cipher }, { profileId: member }, draftIn(values));
    return { ...success('paperCorrected'), profileId: member };
  });

  /** Returns what was entered for a member, or this person's unfinished draft. */
  async function draftOf(
    db: PaperAsked['db'],
    { member, staffId, about }: { member: string; staffId: number; about: PaperAsked['about'] },
  ): Promise<string> {
    if (member === '') return loadPaperDraft({ db, cipher }, { staffId });
    about({ profileId: member });
    return loadPaperDraft({ db, cipher }, { profileId: member });
  }

  registerStaffCall(office, bringCodeToFamily, async ({ db, values: { member }, about }) => {
    const [account] = await loadMembers(db, [member]);
    if (account === undefined) throw new Refusal(404, 'memberUnknown');
    about({ profileId: member });
    const unclaimed = await findUnclaimed(db, account.phone);
    if (unclaimed?.profileId !== member) return failure('changedMeanwhile');
    await queueCodeForFamily(services, db, { ...unclaimed, phone: account.phone, isCalled: true });
    await renewPaper(db, member);
    return success('saved');
  });

  /** Stores the photo of a new profile, which therefore replaces none. */
  async function keepPhoto({ db, values, files }: PaperAsked, profileId: string): Promise<void> {
    const { large, small, fingerprint } = await checkPicture(files.get(PICTURE_FILE));
    // A picture is stored only with the family's signature.
    if (values.hasAgreed !== 'Yes') throw new BrokenRules({ hasAgreed: 'photoNeedsSignature' });
    const [file, smallFile] = await Promise.all([store.put(FOLDER, 'jpg', large), store.put(FOLDER, 'jpg', small)]);
    try {
      await putPhoto(db, profileId, { photo: { ...file, small: smallFile, fingerprint }, place: 'first' });
      await recordConsent(db, { profileId, accountId: null }, 'pictured', values.language);
    } catch (error) {
      await store.remove(FOLDER, [file.name, smallFile.name]);
      throw error;
    }
  }
}

/** Returns the paper as a draft of its form. */
function draftIn(paper: Paper): string {
  const fields = leavesOf(paperForm.fields).map(
    ([path]) => [path.join('.'), textOf(valueAtPath(paper, path))] as const,
  );
  const filledFields = fields.filter(([, text]) => text !== '');
  return JSON.stringify(Object.fromEntries(filledFields));
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
