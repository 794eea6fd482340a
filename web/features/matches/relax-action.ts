import type { ActionFunctionArgs } from 'react-router';
import { formMessages } from '#contract/form-messages.ts';
import { showWishes, updateWishes } from '#contract/wishes.ts';
import { load, trouble } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { said, saidIn } from '#web/i18n/sentence.ts';

/** The intent of the buttons that turn one must into a wish. */
export const RELAX = 'relax';

/** The wishes that can be a must, by the names that the list gives them, and where they stand in the form of wishes. */
const PLACES = {
  age: 'age',
  heightCm: 'height',
  religion: 'religion',
  caste: 'caste',
  community: 'community',
  education: 'education',
  profession: 'profession',
  diet: 'diet',
  maritalStatus: 'maritalStatus',
  place: 'place',
  mangalik: 'mangalik',
  avoidOwnClan: 'ownClan',
} as const;

const isRelaxable = (wish: string): wish is keyof typeof PLACES => Object.keys(PLACES).includes(wish);

/** Turns one of the member's musts into a wish, and leaves the others as they are. */
export async function relaxAction({ request, context }: ActionFunctionArgs): Promise<FormResult> {
  const visit = visitOf(context);
  const wish = String((await request.formData()).get('wish'));
  if (!isRelaxable(wish)) throw trouble({ status: 400, message: said(formMessages, 'malformed') });
  const place = PLACES[wish];
  const saved = await load(visit, showWishes);
  const relaxed = { ...saved, [place]: { ...saved[place], strength: 'Wish' } };
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
