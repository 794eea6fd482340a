import { call, fetchedAddress } from './call.ts';
import type { Language } from './choices.ts';
import { form } from './form.ts';
import { LANGUAGES } from './languages.ts';
import { isProfileId } from './member-id.ts';
import { asciiDigits } from './pasted.ts';
import { reading, requiredChoice } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** At most this many cards on one sheet. */
export const MOST_ON_SHEET = 10;

/** The choices that a family ticks beside each family on the page that it returns. */
export const TICKS = ['more', 'no', 'later'] as const;
export type Tick = (typeof TICKS)[number];

/** Maximum number of characters of the typed text that are searched for numbers. */
const MOST_TYPED = 400;
/** A profile number, also with blanks or hyphens behind its letters and with hyphens between its digits. */
const PROFILE_NUMBER = /SV[\s-]*\d(?:-?\d){0,8}(?!\d)/gi;

/** Returns the profile numbers found in typed or pasted text, without duplicates and in their order. */
export const numbersIn = (typed: string): string[] => {
  const found = asciiDigits(typed.slice(0, MOST_TYPED)).match(PROFILE_NUMBER) ?? [];
  return [...new Set(found.map((number) => number.replace(/[\s-]/g, '').toUpperCase()))].filter(isProfileId);
};

/**
 * The numbers of the members whose cards are wanted. If empty, a family's own sheet uses its shortlist, and a sheet
 * from the office uses the first of the family's list.
 */
export const sheetMembers = sentOnly('members', reading(numbersIn));
/** The language in which a paper is printed. */
export const paperLanguage = sentOnly('lang', requiredChoice(LANGUAGES, 'chooseFromList'));

/**
 * Ours: returns a sheet of cards in large letters, for relatives who read paper. Without numbers it shows the first
 * members of the shortlist.
 */
export const cardSheet = call('cardsheet', {
  method: 'GET',
  access: 'member',
  form: form({ members: sheetMembers, language: paperLanguage }),
  returned: { pdf: fact('', s.file('application/pdf')) },
});

/** Returns the URL from which a family downloads its own sheet. */
export const cardSheetAddress = (pid: string, language: Language, members: readonly string[] = []): string =>
  fetchedAddress(cardSheet, pid, [
    [sheetMembers.sent, members.join(' ')],
    [paperLanguage.sent, language],
  ]);
