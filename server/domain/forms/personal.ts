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

/** The personal information with both parents, as its owner has written it. */
export async function loadPersonal(store: AnswerStore, profileId: string) {
  const relatives = await loadRelatives(store, profileId);
  return {
    ...(await showAnswers(store, profileId, 'personal')),
    father: relatives['paternal/parent'],
    mother: relatives['maternal/parent'],
  };
}

/** A sentence for every id that its list does not have. */
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

/** Saves those answers that are given. */
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
  /** In which somebody agrees. */
  language: Language;
}

/** Saves those of the further details that are given, with the consent that goes with the photo. */
export async function saveDetails(
  store: AnswerStore,
  { who, language }: Saver,
  values: PartOf<typeof detailsForm.fields>,
): Promise<void> {
  refuseUseless('guardian.phone', values.guardian?.phone);
  if (isBesideCandidate(who)) await refuseOtherPhone(store, who.profileId, values.guardian?.phone);
  // Whom others call and who sees the photo is not for the Power Link, nor for somebody who may have another's number.
  const isLesser = isRestricted(who) || who.member.isRecovering;
  const { guardian, photoFor, homeFor, ...others } = values;
  // A form that does not ask who reads of the home leaves it as it is.
  const opened = homeFor === undefined || homeFor === '' ? {} : { homeFor: await homeAudience(store, who, homeFor) };
  const whole = { ...others, ...opened, ...(guardian && { guardian }), ...(photoFor !== undefined && { photoFor }) };
  await saveAnswers(store, who.profileId, { details: isLesser ? others : whole });
  if (isLesser || photoFor === undefined) return;
  await consentToAudience(store.db, who, photoFor, language);
}

type HomeAudience = '' | (typeof HOME_AUDIENCES)[number];

/**
 * Who reads the facts of the home once this account has said so. The candidate's yes alone opens them, or a relative's while no candidate has an
 * account; what stands there already is nobody's new yes.
 */
async function homeAudience(store: AnswerStore, who: Who, wanted: HomeAudience): Promise<HomeAudience> {
  if (wanted === '' || wanted === 'Accepted') return wanted;
  if (wanted === (await showAnswers(store, who.profileId, 'details')).homeFor) return wanted;
  // While somebody else claims to be the bride or groom, nobody's word opens it.
  if (who.member.isClaimed) return 'Asked';
  if (who.role === 'candidate') return wanted === 'Members' ? 'Members' : 'Asked';
  return who.hasCandidate ? 'Asked' : 'Family';
}

/** Saves it by itself. */
export async function saveHomeAudience(store: AnswerStore, who: Who, wanted: HomeAudience): Promise<void> {
  await saveAnswers(store, who.profileId, { details: { homeFor: await homeAudience(store, who, wanted) } });
}

/** Whose phone accepted families are given is the candidate's to say. */
async function refuseOtherPhone(store: AnswerStore, profileId: string, phone: string | undefined): Promise<void> {
  if (phone === undefined) return;
  const { guardian } = await showAnswers(store, profileId, 'details');
  if (phone !== guardian.phone) throw new BrokenRules({ 'guardian.phone': 'candidateAlone' });
}
