import { CONSENTS } from '#contract/agreed-words.ts';
import type { Language } from '#contract/choices.ts';
import {
  openSealedWord,
  SEALED_WORD_OPENINGS,
  showSealedWord,
  takeBackSealedWord,
  writeSealedWord,
} from '#contract/sealed-words.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import {
  findSealedWord,
  insertSealedWord,
  mayOpen,
  takeBackWord,
  takeOpening,
} from '#server/domain/sealed-words/sealed-words.queries.ts';
import { findTogether } from '#server/domain/together/find-together.ts';
import { areBothKnown } from '#server/domain/visibility-settings/spoken-calls.queries.ts';
import { registerMemberCall } from '#server/http/answer.ts';
import { failure, success } from '#server/http/outcome.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Who } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';

type Db = Services['db'];

/** Registers the calls for the sealed words that two candidates exchange. */
export function sealedWordRoutes(services: Services): void {
  const { cipher, db } = services;

  registerMemberCall(services, showSealedWord, async ({ who, values: { member } }) => {
    await requireTheTwo(db, who, member);
    const mine = await findSealedWord(db, { senderId: who.profileId, recipientId: member });
    const toMe = { senderId: member, recipientId: who.profileId };
    const theirs = await findSealedWord(db, toMe);
    const isOpen = await mayOpen(db, toMe, who);
    const isSpent = theirs?.openings === SEALED_WORD_OPENINGS;
    return {
      isPossible: await areBothKnown(db, who.profileId, member),
      mine: stateOfMine(mine),
      mineUntil: mine?.until.toISOString() ?? '',
      theirs: stateOfTheirs({ isOpen, isSpent }),
      theirsUntil: isOpen || isSpent ? (theirs?.until.toISOString() ?? '') : '',
      openingsLeft: isOpen ? SEALED_WORD_OPENINGS - (theirs?.openings ?? 0) : 0,
    };
  });

  registerMemberCall(services, writeSealedWord, async ({ who, values }) => {
    const { member, words, textVersion, language } = values;
    requireCandidate(who);
    const agreed = agreedText('sealedWord', textVersion, language);
    if (agreed === null) return failure('sealedWordTextChanged');
    return db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId, member]);
      await requireTheTwo(transaction, who, member);
      if (!(await areBothKnown(transaction, who.profileId, member))) return failure('sealedWordNotYet');
      const pair = { senderId: who.profileId, recipientId: member };
      if (await findSealedWord(transaction, pair)) return failure('sealedWordStands');
      const word = { ...pair, accountId: who.accountId, words, agreed };
      return (await insertSealedWord(transaction, cipher, word))
        ? success('sealedWordWritten')
        : failure('sealedWordNotYet');
    });
  });

  registerMemberCall(services, takeBackSealedWord, async ({ who, values: { member } }) => {
    requireCandidate(who);
    return db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId, member]);
      await requireTheTwo(transaction, who, member);
      const pair = { senderId: who.profileId, recipientId: member };
      if (await takeBackWord(transaction, pair)) return success('sealedWordTakenBack');
      return failure((await findSealedWord(transaction, pair)) ? 'sealedWordOpened' : 'sealedWordGone');
    });
  });

  // Counted before the answer is sent, so every opening is counted even if the answer is lost.
  registerMemberCall(services, openSealedWord, async ({ who, values: { member, textVersion, language } }) => {
    const noWords = { words: '', openingsLeft: 0 };
    requireCandidate(who);
    const agreed = agreedText('sealedPromise', textVersion, language);
    if (agreed === null) return { ...failure('sealedWordTextChanged'), ...noWords };
    return db.transaction().execute(async (transaction) => {
      await lockMembers(transaction, [who.profileId, member]);
      await requireTheTwo(transaction, who, member);
      if (!(await areBothKnown(transaction, who.profileId, member)))
        return { ...failure('sealedWordNotYet'), ...noWords };
      const { accountId, profileId } = who;
      const opened = await takeOpening(transaction, cipher, {
        senderId: member,
        recipientId: profileId,
        accountId,
        agreed,
      });
      return opened ? { ...success('sealedWordRead'), ...opened } : { ...failure('sealedWordNothing'), ...noWords };
    });
  });
}

/** Returns the state of the own sealed word; `''` if there is none. */
function stateOfMine(mine: { openings: number } | undefined): '' | 'opened' | 'sealed' {
  if (mine === undefined) return '';
  return mine.openings > 0 ? 'opened' : 'sealed';
}

/** Returns the state of the other's sealed word; `''` if there is none to open. */
function stateOfTheirs({ isOpen, isSpent }: { isOpen: boolean; isSpent: boolean }): '' | 'sealed' | 'spent' {
  if (isOpen) return 'sealed';
  return isSpent ? 'spent' : '';
}

/** Throws a 403 unless the account is the candidate's. Another holder does not learn whether there is a sealed word. */
function requireCandidate({ role }: Who): void {
  if (role !== 'candidate') throw new Refusal(403, 'candidateAlone');
}

/** Throws a 403 unless the account is the candidate's, and a 404 unless the two are in an acquaintance. */
async function requireTheTwo(db: Db, who: Who, member: string): Promise<void> {
  requireCandidate(who);
  await findTogether({ db }, { profileId: who.profileId, memberId: member });
}

/** Returns the version, hash and language of the text that was read; null if the text has changed since. */
function agreedText(consent: 'sealedWord' | 'sealedPromise', version: string, language: Language) {
  const { hash, version: current } = CONSENTS[consent];
  return version === current ? { version, hash: hash[language], language } : null;
}
