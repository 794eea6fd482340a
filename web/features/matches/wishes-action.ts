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

/**
 * Creates an action that loads the saved wishes, changes them with `change`, and saves them. After `LEAVE` has saved
 * them, the page shows no message.
 */
export function wishesAction(deed: string, change: (saved: Wishes, sentForm: FormData) => Wishes): ActionFunction {
  return async ({ request, context }): Promise<FormResult> => {
    const visit = visitOf(context);
    const sentForm = await request.formData();
    const savedWishes = await load(visit, showWishes);
    // Without `hasGate` and `hasNoBar` the gate and the open statements stay unchanged.
    const changedWishes = { ...change(savedWishes, sentForm), hasGate: '', hasNoBar: '' };
    const outcome = await load(visit, updateWishes, changedWishes);
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

/**
 * Turns one of the member's musts into a wish and leaves the others unchanged.
 * @throws The error page for status 400 if the form names no wish.
 */
export const relaxAction = wishesAction(RELAX, (savedWishes, sentForm) => {
  const wish = wishWithRankingName(String(sentForm.get('wish')));
  if (wish === undefined) throw errorPageData({ status: 400, message: messageOf(formMessages, 'malformed') });
  return { ...savedWishes, [wish]: { ...savedWishes[wish], strength: 'Wish' } };
});

/** Saves the ticked suggestions as wishes, never as musts. */
export const takeAction = wishesAction(TAKE, (savedWishes, sentForm) => {
  const sentText = (name: string) => String(sentForm.get(name) ?? '');
  const strength = 'Wish';
  return {
    ...savedWishes,
    ...(sentForm.has('age') && { age: { from: sentText('ageFrom'), to: sentText('ageTo'), strength } }),
    ...(sentForm.has('religion') && { religion: { anyOf: sentText('religionId'), strength } }),
    ...(sentForm.has('neverMarried') && { maritalStatus: { anyOf: 'Never Married', strength } }),
    ...(sentForm.has('ownClan') && { ownClan: { strength } }),
  };
});

/** Saves the wishes unchanged. A member who has saved wishes does not get the suggestions again. */
export const leaveAction = wishesAction(LEAVE, (savedWishes) => savedWishes);
