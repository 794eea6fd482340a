import type { ActionFunction } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { formMessages } from '#contract/form-messages.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { rankingNameOf, showWishes, updateWishes, type WishName, wishesForm } from '#contract/wishes.ts';
import { errorPageData, load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { messageIn, messageOf } from '#web/i18n/message.ts';
import { LEAVE, RELAX, TAKE } from './list-intents.ts';

type Wishes = ReturnedDraft<typeof showWishes>;

/** Creates an action that changes the member's saved wishes by the sent form. */
export function wishesAction(deed: string, change: (saved: Wishes, sent: FormData) => Wishes): ActionFunction {
  return async ({ request, context }): Promise<FormResult> => {
    const visit = visitOf(context);
    const sent = await request.formData();
    // Without `hasGate` and `hasNoBar` the gate and the open statements stay unchanged.
    const outcome = await load(visit, updateWishes, {
      ...change(await load(visit, showWishes), sent),
      hasGate: '',
      hasNoBar: '',
    });
    const isWithoutNotice = deed === LEAVE && outcome.code === OUTCOME.done;
    return {
      code: outcome.code,
      message: isWithoutNotice ? null : messageIn(outcome),
      errors: {},
      typed: {},
      goTo: '',
      needsLogin: false,
      deed,
    };
  };
}

const isWish = (name: string): name is WishName => name in wishesForm.fields;

/** Returns the form's wish that has this name in lists; undefined if there is none. */
const wishWithRankingName = (rankingName: string) =>
  Object.keys(wishesForm.fields)
    .filter(isWish)
    .find((name) => rankingNameOf(name) === rankingName);

/** Turns one of the member's musts into a wish and leaves the others unchanged. */
export const relaxAction = wishesAction(RELAX, (saved, sent) => {
  const wish = wishWithRankingName(String(sent.get('wish')));
  if (wish === undefined) throw errorPageData({ status: 400, message: messageOf(formMessages, 'malformed') });
  return { ...saved, [wish]: { ...saved[wish], strength: 'Wish' } };
});

/** Saves the ticked suggestions as wishes, never as musts. */
export const takeAction = wishesAction(TAKE, (saved, sent) => {
  const sentText = (name: string) => String(sent.get(name) ?? '');
  const strength = 'Wish';
  return {
    ...saved,
    ...(sent.has('age') && { age: { from: sentText('ageFrom'), to: sentText('ageTo'), strength } }),
    ...(sent.has('religion') && { religion: { anyOf: sentText('religionId'), strength } }),
    ...(sent.has('neverMarried') && { maritalStatus: { anyOf: 'Never Married', strength } }),
    ...(sent.has('ownClan') && { ownClan: { strength } }),
  };
});

/** Saves the wishes unchanged. A member who has saved wishes does not get the suggestions again. */
export const leaveAction = wishesAction(LEAVE, (saved) => saved);
