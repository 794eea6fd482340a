import { isAmongWords } from './among-words.ts';
import { isCalledByLetters, isNamedBehindSign } from './called-letters.ts';
import { hasCodedPhone } from './coded-phones.ts';
import { isComposed } from './composed-accounts.ts';
import { isCutByLines, isCutBySigns } from './cut-names.ts';
import { isFoundElsewhere } from './found-elsewhere.ts';
import { hasGameAccount } from './game-accounts.ts';
import { hasHiddenContact } from './hidden-contacts.ts';
import { isInvitedElsewhere } from './invitations.ts';
import { isInSaidPlaces } from './said-places.ts';
import { seenText, withoutSpelling } from './seen-text.ts';
import { isAlikePhone } from './set-figures.ts';
import { isInToldHalves } from './told-halves.ts';
import { hasVideoRoom } from './video-calls.ts';
import { hasAddress, spelledOut } from './written-addresses.ts';
import { hasHandle } from './written-handles.ts';
import { hasPhone } from './written-phones.ts';

/** Longer words are split. No name or address is longer, and this keeps the parsing of spelled-out letters fast. */
const LONG_WORD = /\S{80}/g;
/**
 * Length of a passage. A number and the words about it are in the same sentence or the next; short sentences are
 * combined up to this length.
 */
const PASSAGE_LENGTH = 90;
/** An ellipsis does not end a sentence. */
const SENTENCE = /[^.!?।\n]*(?:(?:\.{3,6}\s|[.!?।\n](?!\s))[^.!?।\n]*)*(?:[.!?।\n]\s*|$)/g;

/** A sentence of one or two words belongs to the sentence before it: nine. eight. three. */
const FEW_WORDS = /^\s*(?:\S+(?:\s+\S+)?)?\s*$/;

/** Returns each sentence with the next one, and with more while they are short. */
function passagesOf(text: string): string[] {
  if (text.length <= PASSAGE_LENGTH) return [text];
  const sentences: string[] = [];
  for (const sentence of text.match(SENTENCE) ?? [])
    if (FEW_WORDS.test(sentence) && sentences.length > 0) sentences[sentences.length - 1] += sentence;
    else sentences.push(sentence);
  const passages: string[] = [];
  let covered = 0;
  for (const [start] of sentences.entries()) {
    let passage = sentences.slice(start, start + 2).join('');
    let end = start + 2;
    while (end < sentences.length && passage.length + (sentences[end]?.length ?? 0) <= PASSAGE_LENGTH) {
      passage += sentences[end];
      end += 1;
    }
    // Among short sentences, each passage overlaps half of the passage before it.
    if (end - start > 3 && start > 0 && start < covered) continue;
    covered = start + Math.ceil((end - start) / 2);
    passages.push(passage);
    if (end >= sentences.length) break;
  }
  return passages;
}

/**
 * Whether a text contains a way to reach somebody: a phone in digits or words of any script, an e-mail address, a link,
 * or an account on another service. Days, times, years, PIN codes, marks, money and measures do not count.
 */
export function hasContact(text: string): boolean {
  const seen = seenText(text);
  return (
    isInToldHalves(seen) ||
    isInSaidPlaces(seen.toLowerCase()) ||
    isAmongWords(seen) ||
    passagesOf(seen).some(isReachedBy)
  );
}

/** Whether one passage contains a way to reach somebody. */
function isReachedBy(seen: string): boolean {
  const joined = withoutSpelling(seen).replace(LONG_WORD, '$& ');
  return (
    hasPhone(seen) ||
    hasAddress(joined.toLowerCase()) ||
    hasHandle(spelledOut(joined)) ||
    hasGameAccount(seen) ||
    hasHiddenContact(seen) ||
    hasCodedPhone(seen) ||
    isComposed(joined) ||
    hasVideoRoom(seen) ||
    isFoundElsewhere(seen) ||
    isInvitedElsewhere(seen) ||
    isCalledByLetters(seen) ||
    isNamedBehindSign(seen) ||
    isCutBySigns(seen) ||
    isCutByLines(spelledOut(seen)) ||
    isAlikePhone(seen)
  );
}
