import type { ActionFunctionArgs } from 'react-router';
import { formMessages } from '#contract/form-messages.ts';
import { showWishes, toldWish, updateWishes, type WishName, wishesForm } from '#contract/wishes.ts';
import { load, trouble } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { said, saidIn } from '#web/i18n/sentence.ts';

/** The intent of the buttons that turn one must into a wish. */
export const RELAX = 'relax';

const isWish = (name: string): name is WishName => name in wishesForm.fields;

/** The wish of the form of which a list tells by this name. */
const wishTold = (told: string) =>
  Object.keys(wishesForm.fields)
    .filter(isWish)
    .find((name) => toldWish(name) === told);

/** Turns one of the member's musts into a wish, and leaves the others as they are. */
export async function relaxAction({ request, context }: ActionFunctionArgs): Promise<FormResult> {
  const visit = visitOf(context);
  const wish = wishTold(String((await request.formData()).get('wish')));
  if (wish === undefined) throw trouble({ status: 400, message: said(formMessages, 'malformed') });
  const saved = await load(visit, showWishes);
  const relaxed = { ...saved, [wish]: { ...saved[wish], strength: 'Wish' } };
  const outcome = await load(visit, updateWishes, relaxed);
  return {
    code: outcome.code,
    message: saidIn(outcome),
    errors: {},
    typed: {},
    goTo: '',
    needsLogin: false,
    deed: RELAX,
  };
}
