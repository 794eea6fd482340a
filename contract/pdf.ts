import { call, fetchedAddress } from './call.ts';
import type { Language } from './choices.ts';
import { form } from './form.ts';
import { LANGUAGES } from './languages.ts';
import { otherMember } from './member-id.ts';
import { outcomeFacts, refusedOutcome } from './outcome.ts';
import { readByOthers, requiredChoice, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, field, sentOnly } from './wire.ts';

/** One line above the card, in the family's own words. */
const BLESSING_LIMIT = 80;

/** What stands on one's own biodata: chosen once, kept until it is chosen anew. */
export const biodataForm = form({
  birth: field('birth', 'birth', tick),
  contact: field('contact', 'contact', tick),
  photo: field('photo', 'photo', tick),
  blessing: field('blessing', 'blessing', readByOthers(text(BLESSING_LIMIT))),
});

/** Ours: what the own biodata is made of beside the card. */
export const showBiodata = call('showbiodata', {
  method: 'GET',
  access: 'member',
  returned: {
    ...biodataForm.fields,
    /** Who can be called, whether that is chosen or not; the phone is `''` while the family is being asked. */
    reached: fact(
      'reached',
      s.object({ fullName: s.string(), phone: s.string(), guardianName: s.string(), guardianRelation: s.string() }),
    ),
  },
});

/** Ours: the choice for the own biodata. */
export const updateBiodata = call('updatebiodata', {
  access: 'member',
  form: biodataForm,
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

const paperForm = form({
  member: otherMember,
  language: sentOnly('lang', requiredChoice(LANGUAGES, 'chooseFromList')),
});
const pdf = { pdf: fact('', s.file('application/pdf')) };

/** Ours: a biodata on one page; one's own as it was chosen, an accepted family's as it is shown, without a way to reach it. */
export const biodataPaper = call('biodata', { method: 'GET', access: 'member', form: paperForm, returned: pdf });

/** Ours: the compatibility sheet of oneself and another member on one page, as one may see both. */
export const pairPaper = call('pairsheet', { method: 'GET', access: 'member', form: paperForm, returned: pdf });

/** Ours: the promise of no dowry of oneself and another member, for both families to sign. */
export const promisePaper = call('nodowrypromise', { method: 'GET', access: 'member', form: paperForm, returned: pdf });

interface Wanted {
  /** Whose session it is. */
  pid: string;
  member: string;
  language: Language;
}

/** Where a paper is downloaded: an ordinary link. */
export function paperAddress(
  paper: typeof biodataPaper | typeof pairPaper | typeof promisePaper,
  { pid, member, language }: Wanted,
): string {
  const { member: whom, language: lang } = paperForm.fields;
  return fetchedAddress(paper, pid, [
    [whom.sent, member],
    [lang.sent, language],
  ]);
}
