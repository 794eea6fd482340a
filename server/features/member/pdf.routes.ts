import { todayInIndia } from '#contract/india-day.ts';
import { biodataPaper, pairPaper, showBiodata, updateBiodata } from '#contract/pdf.ts';
import { loadContact } from '#server/domain/contacts/contact.queries.ts';
import { nothingWhereDamaged } from '#server/domain/files/file-store.ts';
import { findFile, PHOTO_KINDS } from '#server/domain/files/files.queries.ts';
import { countOpening } from '#server/domain/profile-views/count-readings.ts';
import { loadChart } from '#server/domain/visibility/birth-chart.ts';
import { loadView, loadVisibleViews, notShown } from '#server/domain/visibility/load-views.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { success } from '#server/http/outcome.ts';
import type { Who } from '#server/http/session.ts';
import { asDownload } from '#server/pdf/as-download.ts';
import type { Services } from '#server/services.ts';
import { type BiodataInput, biodataOf } from '#words/pdf/biodata.ts';
import { pairOf } from '#words/pdf/pair.ts';
import { loadBiodataChoice, saveBiodataChoice } from './member.queries.ts';
import { loadProfile } from './member.service.ts';

/** Returns the value of a tick in a form. */
const ticked = (isOn: boolean) => (isOn ? ('Yes' as const) : ('' as const));

/** The first of the layers in which a viewer sees what accepted families see. */
const ACCEPTED_LAYER = 3;

/** Registers the calls for PDFs: the biodata and the sheet of two members. */
export function paperRoutes(services: Services): void {
  const { db, limits, typesetter } = services;

  registerMemberCall(services, showBiodata, async ({ who: { profileId } }) => {
    const choice = await loadBiodataChoice(db, profileId);
    return {
      birth: ticked(choice.with_birth),
      contact: ticked(choice.with_contact),
      photo: ticked(choice.with_photo),
      blessing: choice.blessing,
      reached: await loadContact(db, profileId),
    };
  });

  registerMemberCall(services, updateBiodata, async ({ who, values }) => {
    await saveBiodataChoice(db, who.profileId, {
      with_birth: values.birth === 'Yes',
      with_contact: values.contact === 'Yes',
      with_photo: values.photo === 'Yes',
      blessing: values.blessing.trim(),
    });
    return success('saved');
  });

  registerMemberCall(services, biodataPaper, async ({ who, values: { member, language }, reply }) => {
    await limits.take('papersByMember', who.profileId);
    const { biodata, picture } =
      member === who.profileId ? await ownBiodata(services, who) : await membersBiodata(services, who, member);
    const paper = JSON.stringify(biodataOf(biodata, language));
    const pdf = await typesetter.typeset(who.profileId, {
      kind: 'biodata',
      paper,
      photo: await readPhoto(services, picture),
    });
    return { pdf: asDownload(reply, pdf, { name: 'biodata', member, language }) };
  });

  registerMemberCall(services, pairPaper, async ({ who, values: { member, language }, reply }) => {
    await limits.take('papersByMember', who.profileId);
    const them = await loadProfile(services, who.profileId, member);
    if (them.sheet === null) throw notShown();
    const me = await loadProfile(services, who.profileId, who.profileId);
    const [bride, groom] = isBride(who) ? [me, them] : [them, me];
    const pair = pairOf({ bride, groom, sheet: them.sheet, today: todayInIndia() }, language);
    const pdf = await typesetter.typeset(who.profileId, { kind: 'pair', paper: JSON.stringify(pair), photo: null });
    return { pdf: asDownload(reply, pdf, { name: 'pair', member, language }) };
  });
}

const isBride = ({ member }: Who): boolean => member.gender === 'Female';

interface BiodataPaper {
  biodata: BiodataInput;
  /** The photo's file name, or `''`. */
  picture: string;
}

/** Makes the family's own biodata, as it has chosen. */
async function ownBiodata(services: Services, who: Who): Promise<BiodataPaper> {
  const { db } = services;
  const [view, choice] = [
    await loadView(services, who.profileId, who.profileId),
    await loadBiodataChoice(db, who.profileId),
  ];
  const { shared, family } = view;
  if (family === null) throw notShown();
  const chart = await loadChart(db, view);
  const biodata = {
    shared,
    family,
    chart: chart?.marks ?? null,
    isBride: isBride(who),
    contact: choice.with_contact ? await loadContact(db, who.profileId) : null,
    withBirth: choice.with_birth,
    blessing: choice.blessing,
    today: todayInIndia(),
  };
  return { biodata, picture: choice.with_photo ? shared.picture : '' };
}

/**
 * Makes a member's biodata as an accepted family may see it, without a phone. It counts as an opened profile. Throws a
 * 404 if the reader's family is not accepted.
 */
async function membersBiodata(services: Services, who: Who, member: string): Promise<BiodataPaper> {
  const view = (await loadVisibleViews(services, who.profileId, [member])).get(member);
  await countOpening(services, who.profileId, {
    memberId: member,
    isSeen: view !== undefined,
    isAcquainted: (view?.layer ?? 0) >= ACCEPTED_LAYER,
  });
  if (view === undefined || view.family === null) throw notShown();
  const { shared, family } = view;
  const chart = await loadChart(services.db, view);
  const biodata = {
    shared,
    family,
    chart: chart?.marks ?? null,
    isBride: !isBride(who),
    contact: null,
    withBirth: true,
    blessing: '',
    today: todayInIndia(),
  };
  return { biodata, picture: shared.picture };
}

/** Reads a photo in the small size, which is sharp enough for paper. */
async function readPhoto({ db, files }: Services, picture: string): Promise<Buffer | null> {
  const file = picture === '' ? null : await findFile(db, PHOTO_KINDS, picture);
  return file && files.read('pictures', file.small ?? file).catch(nothingWhereDamaged);
}
