import { call } from './call.ts';
import { MATCH_ORDERS } from './choices.ts';
import { countBand } from './count-band.ts';
import { type FormErrors, form } from './form.ts';
import { matchesFacts, matchSchema } from './matches.ts';
import { memberId } from './member-id.ts';
import { requiredLookupId } from './number-rules.ts';
import { outcomeFacts, refusedOutcome } from './outcome.ts';
import { bareSigns } from './pasted.ts';
import { choice, holding, must, reading, requiredText, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly, type Values } from './wire.ts';
import { isReversed, wishesForm } from './wishes.ts';

/** A profile number as people type it, with or without its letters. */
const PROFILE_NUMBER = /^(?:sv)?0*[1-9]\d{0,8}$/i;
/** Signs that people type between or around the digits. */
const SEPARATORS = /[.,:;#/'"()[\]।]/g;

/** A profile number or a name. */
const name = holding(
  requiredText('findWhom'),
  must((value) => /[\p{L}\p{N}]/u.test(value), 'findWhom'),
);

/** Returns the profile id in a search text; `''` if the text is a name. */
export function profileNumberIn(text: string): string {
  const typed = bareSigns(text).replace(SEPARATORS, '');
  if (!PROFILE_NUMBER.test(typed)) return '';
  const id = memberId(`SV${typed.replace(/^sv/i, '').replace(/^0+/, '')}`);
  return id.ok ? id.value : '';
}

/** The cursor of a page of found names: a profile number. */
const after = holding(
  reading((raw) => raw),
  must((value) => /^\d{0,9}$/.test(value), 'chooseFromList'),
);

/**
 * Finds visible families by number or by name, in either script. For strangers only the first name is searched, for
 * accepted families the whole name. Sorted by profile number.
 */
export const findMember = call('findmember', {
  access: 'member',
  form: form({ who: sentOnly('who', name), cursor: sentOnly('cursor', after) }),
  saves: false,
  returned: {
    /** Whether the member who searches has asked to be shown to others. */
    isShown: fact('shown', s.boolean()),
    found: fact('found', s.array(s.object({ match: matchSchema, fullName: s.string(), fullNameSpelled: s.string() }))),
    /** Whether the search contained a surname, which strangers do not reveal. */
    hasSurname: fact('has_surname', s.boolean()),
    cursor: fact('cursor', s.string()),
  },
});

const { age, height, religion, caste, education, profession, diet, maritalStatus, place, country, mangalik } =
  wishesForm.fields;

/**
 * The conditions of a search, separate from the wishes. An empty field is no condition; in a list, any one value is
 * enough.
 */
const searchFields = {
  age: { from: age.from, to: age.to },
  height: { from: height.from, to: height.to },
  religion: { anyOf: religion.anyOf },
  caste: { anyOf: caste.anyOf },
  education: { anyOf: education.anyOf },
  profession: { anyOf: profession.anyOf },
  diet: { anyOf: diet.anyOf },
  maritalStatus: { anyOf: maritalStatus.anyOf },
  place: { states: place.states, districts: place.districts },
  country: { anyOf: country.anyOf, isAbroad: country.isAbroad },
  mangalik: { is: mangalik.is },
  /** A gotra other than the member's own. */
  isOtherClan: sentOnly('otherclan', tick),
  /** With a photo that every member sees. */
  hasPhoto: sentOnly('photo', tick),
  /** Active this week or in the four weeks before. */
  isActive: sentOnly('active', tick),
  /** The trust has verified the identity. */
  isIdentified: sentOnly('identified', tick),
};

/** A cross rule: the first age or height of a search must not be above the second. */
export const rangeErrors = ({ age, height }: Partial<Values<typeof searchFields>>): FormErrors => ({
  ...(isReversed(age) ? { 'age.to': 'rangeReversed' } : {}),
  ...(isReversed(height) ? { 'height.to': 'rangeReversed' } : {}),
});

/** The conditions of a search, without its order and its page. */
export const searchForm = form(searchFields, rangeErrors);
/** The checked conditions of a search. */
export type Search = Values<typeof searchFields>;

/**
 * Returns one page of members who meet the conditions, as far as they have answered, and whose musts the seeker meets.
 * Orders, cursors and refusals are those of `findMatches`. A relaxation is a condition without which there would be
 * more members.
 */
export const searchMembers = call('searchmembers', {
  method: 'GET',
  access: 'member',
  form: form(
    { ...searchFields, order: sentOnly('order', choice(MATCH_ORDERS)), cursor: sentOnly('cursor', text(80)) },
    rangeErrors,
  ),
  returned: matchesFacts,
});

/** Returns how many members a search would show, before it is run. */
export const countSearched = call('countsearched', {
  saves: false,
  access: 'member',
  form: searchForm,
  returned: { band: fact('band', countBand) },
});

/** At most this many saved searches of a member. */
export const SEARCHES_KEPT = 5;

/** Saves a search under a name. */
export const saveSearch = call('savesearch', {
  access: 'member',
  form: form({ name: sentOnly('name', requiredText('nameSearch', 60)), ...searchFields }, rangeErrors),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Deletes a saved search by its id in `listSearches`. */
export const removeSearch = call('removesearch', {
  access: 'member',
  form: form({ id: sentOnly('id', requiredLookupId('chooseFromList')) }),
  returned: outcomeFacts,
});

/** Lists the member's saved searches, the oldest first. */
export const listSearches = call('searches', {
  access: 'member',
  returned: {
    searches: fact(
      'searches',
      s.array(
        s.object({
          id: s.number(),
          name: s.string(),
          /** The conditions, as in the URL of a search. */
          search: s.string(),
          /**
           * How many members of this search were first shown this week or last week; null if none, or if it cannot be
           * counted now.
           */
          newBand: s.nullable(countBand),
        }),
      ),
    ),
  },
});
