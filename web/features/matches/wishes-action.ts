import type { ActionFunction } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { formMessages } from '#contract/form-messages.ts';
import { rankingNameOf, showWishes, updateWishes, type WishName, wishesForm } from '#contract/wishes.ts';
import { load, trouble } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { messageIn, messageOf } from '#web/i18n/message.ts';
import { LEAVE, RELAX, TAKE } from './list-actions.ts';

type Wishes = ReturnedDraft<typeof showWishes>;

/** An action that changes the member's saved wishes by what was sent. */
export const wishesAction =
  (deed: string, change: (saved: Wishes, sent: FormData) => Wishes): ActionFunction =>
  async ({ request, context }): Promise<FormResult> => {
    const visit = visitOf(context);
    const sent = await request.formData();
    const outcome = await load(visit, updateWishes, {
      ...change(await load(visit, showWishes), sent),
      hasGate: '',
      hasNoBar: '',
    });
    return {
      code: outcome.code,
      message: deed === LEAVE && outcome.code === 1 ? null : messageIn(outcome),
      errors: {},
      typed: {},
      goTo: '',
      needsLogin: false,
      deed,
    };
  };

const isWish = (name: string): name is WishName => name in wishesForm.fields;

/** The wish of the form of which a list tells by this name. */
const wishTold = (told: string) =>
  Object.keys(wishesForm.fields)
    .filter(isWish)
    .find((name) => rankingNameOf(name) === told);

/** Turns one of the member's musts into a wish, and leaves the others as they are. */
export const relaxAction = wishesAction(RELAX, (saved, sent) => {
  const wish = wishTold(String(sent.get('wish')));
  if (wish === undefined) throw trouble({ status: 400, message: messageOf(formMessages, 'malformed') });
  return { ...saved, [wish]: { ...saved[wish], strength: 'Wish' } };
});

/** Keeps what is ticked of the suggested wishes, none of them as a must. */
export const takeAction = wishesAction(TAKE, (saved, sent) => {
  const of = (name: string) => String(sent.get(name) ?? '');
  const strength = 'Wish';
  return {
    ...saved,
    ...(sent.has('age') && { age: { from: of('ageFrom'), to: of('ageTo'), strength } }),
    ...(sent.has('religion') && { religion: { anyOf: of('religionId'), strength } }),
    ...(sent.has('neverMarried') && { maritalStatus: { anyOf: 'Never Married', strength } }),
    ...(sent.has('ownClan') && { ownClan: { strength } }),
  };
});

/** Wishes saved as they are: a member who has decided is asked no more. */
export const leaveAction = wishesAction(LEAVE, (saved) => saved);
