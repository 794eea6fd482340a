import { call, fetchedAddress } from './call.ts';
import type { Language } from './choices.ts';
import { form } from './form.ts';
import { LANGUAGES } from './languages.ts';
import { isProfileId } from './member-id.ts';
import { asciiDigits } from './pasted.ts';
import { reading, requiredChoice } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** So many cards stand on one sheet at most. */
export const MOST_ON_SHEET = 10;

/** What a family ticks beside each family on the page that comes back. */
export const TICKS = ['more', 'no', 'later'] as const;
export type Tick = (typeof TICKS)[number];

const MOST_TYPED = 400;
const NUMBER = /SV[\s-]*\d(?:-?\d){0,8}(?!\d)/gi;

/** The numbers of profiles in a text as people type or paste them, each once, in their order. */
export const numbersIn = (typed: string): string[] => {
  const found = asciiDigits(typed.slice(0, MOST_TYPED)).match(NUMBER) ?? [];
  return [...new Set(found.map((one) => one.replace(/[\s-]/g, '').toUpperCase()))].filter(isProfileId);
};

/** Whose cards, by their numbers; none for the first of the family's own list. */
export const sheetMembers = sentOnly('members', reading(numbersIn));
export const paperLanguage = sentOnly('lang', requiredChoice(LANGUAGES, 'chooseFromList'));

/** Ours: a sheet of cards in large letters for those at home who read paper; without numbers, of the first who are kept. */
export const cardSheet = call('cardsheet', {
  method: 'GET',
  access: 'member',
  form: form({ members: sheetMembers, language: paperLanguage }),
  returned: { pdf: fact('', s.file('application/pdf')) },
});

/** Where a family's own sheet is downloaded. */
export const cardSheetAddress = (pid: string, language: Language, members: readonly string[] = []): string =>
  fetchedAddress(cardSheet, pid, [
    [sheetMembers.sent, members.join(' ')],
    [paperLanguage.sent, language],
  ]);
