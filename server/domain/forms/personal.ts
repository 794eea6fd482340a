import type { HOME_AUDIENCES, Language } from '#contract/choices.ts';
import type { detailsForm } from '#contract/details.ts';
import type { FormErrors } from '#contract/form.ts';
import type { MessageId } from '#contract/message.ts';
import type { personalForm } from '#contract/personal.ts';
import type { PartOf } from '#contract/step.ts';
import { type AnswerStore, saveAnswers, showAnswers } from '#server/domain/answers/answers.queries.ts';
import { strangeIds } from '#server/domain/answers/sealed.ts';
import { consentToAudience } from '#server/domain/consents/consents.queries.ts';
import { loadRelatives, saveRelatives } from '#server/domain/family/relatives.queries.ts';
import { type Lookups, lookupErrors } from '#server/domain/lookups/lookups.ts';
import { refuseUseless } from '#server/domain/phones/refuse-useless.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import { isBesideCandidate, isRestricted, type Who } from '#server/http/session.ts';

type Personal = PartOf<typeof personalForm.fields>;

/** Returns the personal information with both parents, as its owner has written it. */
export async function loadPersonal(store: AnswerStore, profileId: string) {
  const relatives = await loadRelatives(store, profileId);
  return {
    ...(await showAnswers(store, profileId, 'personal')),
    father: relatives['paternal/parent'],
    mother: relatives['maternal/parent'],
  };
}

/** Returns an error for every id in the personal information that is not in its list, by the name of the field. */
export const strangeInPersonal = (
  lookups: Lookups,
  { father, mother, ...personal }: Personal,
): FormErrors<MessageId> => ({
  ...strangeIds(lookups, { personal }),
  ...lookupErrors(lookups, {
    'father.occupation': ['male-occupation', father?.occupation ?? null],
    'mother.occupation': ['female-occupation', mother?.occupation ?? null],
  }),
});

/** Saves the given answers of the personal information, with those about both parents. */
export async function savePersonal(
  store: AnswerStore,
  profileId: string,
  { father, mother, ...personal }: Personal,
): Promise<void> {
  await saveAnswers(store, profileId, { personal });
  await saveRelatives(store, profileId, [
    { side: 'paternal', generation: 'parent', ...father },
    { side: 'maternal', generation: 'parent', ...mother },
  ]);
}

interface Saver {
  who: Who;
  /** The language of the consent's text. */
  language: Language;
}

/**
 * Saves the given answers of the further details, and records the consent to the photos' audience. A restricted or
 * recovering session saves neither the guardian nor the audiences of photos and home. Throws BrokenRules for a
 * guardian's phone by which nobody can be reached, and for a changed one if another holder is the candidate.
 */
export async function saveDetails(
  store: AnswerStore,
  { who, language }: Saver,
  values: PartOf<typeof detailsForm.fields>,
): Promise<void> {
  refuseUseless('guardian.phone', values.guardian?.phone);
  if (isBesideCandidate(who)) await refuseOtherPhone(store, who.profileId, values.guardian?.phone);
  // The Power Link, and an account in recovery, may change neither the guardian nor the audience of photos and home.
  const isLimited = isRestricted(who) || who.member.isRecovering;
  const { guardian, photoFor, homeFor, ...otherAnswers } = values;
  // A form without the home's audience leaves it unchanged.
  const home = homeFor === undefined || homeFor === '' ? {} : { homeFor: await homeAudience(store, who, homeFor) };
  const photos = photoFor === undefined ? {} : { photoFor };
  const allAnswers = { ...otherAnswers, ...home, ...(guardian && { guardian }), ...photos };
  await saveAnswers(store, who.profileId, { details: isLimited ? otherAnswers : allAnswers });
  if (isLimited || photoFor === undefined) return;
  await consentToAudience(store.db, who, photoFor, language);
}

type HomeAudience = '' | (typeof HOME_AUDIENCES)[number];

/**
 * Returns the audience of the home's facts to store for the audience that this account wants (`HOME_AUDIENCES`). Only
 * the candidate can open the facts to all members, or a relative while no candidate has an account. A wanted audience
 * that is already stored stays as it is, because repeating the choice is not a new consent.
 */
async function homeAudience(store: AnswerStore, who: Who, wanted: HomeAudience): Promise<HomeAudience> {
  if (wanted === '' || wanted === 'Accepted') return wanted;
  if (wanted === (await showAnswers(store, who.profileId, 'details')).homeFor) return wanted;
  // While somebody else claims to be the bride or groom, nobody can open the facts of the home.
  if (who.member.isClaimed) return 'Asked';
  if (who.role === 'candidate') return wanted === 'Members' ? 'Members' : 'Asked';
  return who.hasCandidate ? 'Asked' : 'Family';
}

/** Saves only the audience of the home's facts, as far as this account can decide about it (`homeAudience`). */
export async function saveHomeAudience(store: AnswerStore, who: Who, wanted: HomeAudience): Promise<void> {
  await saveAnswers(store, who.profileId, { details: { homeFor: await homeAudience(store, who, wanted) } });
}

/**
 * Throws BrokenRules if the guardian's phone is another than the stored one: only the candidate decides which phone
 * accepted families get.
 */
async function refuseOtherPhone(store: AnswerStore, profileId: string, phone: string | undefined): Promise<void> {
  if (phone === undefined) return;
  const { guardian } = await showAnswers(store, profileId, 'details');
  if (phone !== guardian.phone) throw new BrokenRules({ 'guardian.phone': 'candidateAlone' });
}
