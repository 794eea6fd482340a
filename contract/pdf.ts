import { call, fetchedAddress } from './call.ts';
import type { Language } from './choices.ts';
import { form } from './form.ts';
import { LANGUAGES } from './languages.ts';
import { otherMember } from './member-id.ts';
import { outcomeFacts, refusedOutcome } from './outcome.ts';
import { readByOthers, requiredChoice, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, field, sentOnly } from './wire.ts';

/** Maximum number of characters of the line above the card, in the family's own words. */
const BLESSING_LIMIT = 80;

/** What the member's own biodata contains. The choice is kept until it is changed. */
export const biodataForm = form({
  birth: field('birth', 'birth', tick),
  contact: field('contact', 'contact', tick),
  photo: field('photo', 'photo', tick),
  blessing: field('blessing', 'blessing', readByOthers(text(BLESSING_LIMIT))),
});

/** Ours: returns the data of the member's own biodata besides the card. */
export const showBiodata = call('showbiodata', {
  method: 'GET',
  access: 'member',
  returned: {
    ...biodataForm.fields,
    /**
     * Who can be called, whether or not this is chosen for the biodata. The phone is `''` while the family still has to
     * confirm it.
     */
    reached: fact(
      'reached',
      s.object({ fullName: s.string(), phone: s.string(), guardianName: s.string(), guardianRelation: s.string() }),
    ),
  },
});

/** Ours: saves the choice for the member's own biodata. */
export const updateBiodata = call('updatebiodata', {
  access: 'member',
  form: biodataForm,
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

const paperForm = form({
  member: otherMember,
  language: sentOnly('lang', requiredChoice(LANGUAGES, 'chooseFromList')),
});
const pdf = { pdf: fact('', s.file('application/pdf')) };

/**
 * Ours: returns a biodata on one page. The member's own as chosen; an accepted family's as it is shown, without contact
 * details.
 */
export const biodataPaper = call('biodata', { method: 'GET', access: 'member', form: paperForm, returned: pdf });

/**
 * Ours: returns the compatibility sheet of the member and another member on one page, limited to what the reader may
 * see of both.
 */
export const pairPaper = call('pairsheet', { method: 'GET', access: 'member', form: paperForm, returned: pdf });

/** Ours: returns the promise of no dowry of the two families, for both to sign. */
export const promisePaper = call('nodowrypromise', { method: 'GET', access: 'member', form: paperForm, returned: pdf });

interface PaperRequest {
  /** The member whose session it is. */
  pid: string;
  member: string;
  language: Language;
}

/** Returns the URL from which a paper is downloaded, for an ordinary link. */
export function paperAddress(
  paper: typeof biodataPaper | typeof pairPaper | typeof promisePaper,
  { pid, member, language }: PaperRequest,
): string {
  const { member: whom, language: lang } = paperForm.fields;
  return fetchedAddress(paper, pid, [
    [whom.sent, member],
    [lang.sent, language],
  ]);
}
