import type { Language } from '#contract/choices.ts';
import type { SharedView, Sheet } from '#contract/member.ts';
import { casteNotStated, religionNotStated } from '#matching/wishes/not-stated.ts';
import type { SharedAnswer } from '#words/labels/shared.ts';
import { placeOf } from '#words/place-of.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import { feetIn } from '#words/values.ts';

/** The compared answers in the order of the page. */
const COMPARED = [
  ...(['age', 'heightCm', 'education', 'profession', 'district'] as const),
  ...(['religion', 'community', 'caste', 'clan', 'desh', 'ancestralDistrict', 'motherTongue'] as const),
  ...(['maritalStatus', 'children', 'diet'] as const),
  ...(['rashi', 'nakshatra', 'logno', 'gon', 'isMangalik'] as const),
] as const satisfies SharedAnswer[];

/** Answers that matter to few families. They are shown only if one of the two families has a wish about them. */
const ONLY_WITH_WISH: readonly SharedAnswer[] = ['community', 'children'];

/** A wish about an answer is met (`hoped`) or not (`unhoped`): of both families, the reader's (`ByUs`) or the other. */
type WishMark = `${'hoped' | 'unhoped'}${'' | 'ByUs' | 'ByThem'}`;

/**
 * The result of comparing two answers. `ask`: the other family has not answered, or there is something to ask. `mine`:
 * the reader has not answered, only the other family has. `same` and `apart` state equality without a judgement.
 */
type LineMark = 'fits' | 'ask' | 'differs' | 'mine' | 'same' | 'apart' | 'clanApart' | 'clanSame' | WishMark;

/** One answer of both families, `''` where it is missing, with the mark for the reader. */
export interface PairLine {
  name: (typeof COMPARED)[number];
  hers: string;
  his: string;
  mark: LineMark | null;
}

/** The findings about the wishes of both families. */
type WishFindings = Pick<Sheet, 'myWishes' | 'theirWishes'>;

interface Pair {
  bride: SharedView;
  groom: SharedView;
  sheet: Sheet;
  /** True if the reader is the bride's family. */
  isBride: boolean;
}

/** Compares the answers of both families. Lines that neither family has answered are left out. */
export function pairLines({ bride, groom, sheet, isBride }: Pair, language: Language): PairLine[] {
  const answerText = (member: SharedView, name: PairLine['name']) => {
    if (name === 'district') return placeOf(member, language);
    return name === 'heightCm' ? feetIn(member.heightCm, language) : sharedAnswer(member, name, language);
  };
  /** Returns the answer for the comparison, in which an entry that declines to answer counts as missing. */
  const judgedText = (member: SharedView, name: PairLine['name']) =>
    isNotSaid(member, name) ? '' : answerText(member, name);
  const [reader, other] = isBride ? [bride, groom] : [groom, bride];
  const lines = COMPARED.map((name) => ({
    name,
    hers: answerText(bride, name),
    his: answerText(groom, name),
    mark: markOf(name, [judgedText(reader, name), judgedText(other, name)], sheet),
  }));
  const isShown = (name: PairLine['name']) => !ONLY_WITH_WISH.includes(name) || hasWishAbout(name, sheet);
  return lines.filter(({ name, hers, his }) => (hers || his) && isShown(name));
}

/** The group in which each mark is counted in the headline, and which chooses the sign of its line. */
export const COUNTED = {
  fits: 'agree',
  same: 'agree',
  clanApart: 'agree',
  hoped: 'agree',
  hopedByUs: 'agree',
  hopedByThem: 'agree',
  ask: 'ask',
  clanSame: 'ask',
  mine: 'write',
  differs: 'differ',
  apart: 'differ',
  unhoped: 'differ',
  unhopedByUs: 'differ',
  unhopedByThem: 'differ',
} as const satisfies Record<LineMark, string>;

/** Returns the lines' names by group: they agree, are to be asked about, differ, or lack the reader's own answer. */
export function tallyOf(lines: readonly PairLine[]) {
  const namesIn = (group: (typeof COUNTED)[LineMark]) =>
    lines.flatMap(({ name, mark }) => (mark !== null && COUNTED[mark] === group ? name : []));
  return { agree: namesIn('agree'), ask: namesIn('ask'), differ: namesIn('differ'), write: namesIn('write') };
}

/** Answers that are not compared with each other. Only wishes about them are judged. */
const UNJUDGED: readonly SharedAnswer[] = [
  ...(['age', 'heightCm', 'education', 'profession', 'district', 'nakshatra', 'logno'] as const),
];

/** Answers that fit if they are the same, and differ otherwise. */
const ALIKE: readonly SharedAnswer[] = ['religion', 'caste', 'desh', 'motherTongue', 'diet'];

/** Entries that decline to answer, in the lists of religions and castes. */
const NOT_SAID: Partial<Record<SharedAnswer, number>> = { religion: religionNotStated, caste: casteNotStated };

/** The marks for findings of the matching engine, which recognizes a gotra in different spellings. */
const MARK_OF_FINDING: Readonly<Record<string, LineMark>> = {
  'clan.same': 'clanSame',
  'clan.sameTribal': 'clanSame',
  'clan.onePravara': 'ask',
  'clan.ofOthersMother': 'ask',
  'clan.differs': 'clanApart',
  'gon.agree': 'fits',
  'gon.disagree': 'differs',
  'mangalik.neither': 'fits',
  'mangalik.both': 'fits',
  'mangalik.one': 'ask',
};
/** The subject of the engine's findings about an answer. */
const SUBJECTS: Partial<Record<SharedAnswer, string>> = { clan: 'clan', gon: 'gon', isMangalik: 'mangalik' };

/** The wishes whose name differs from the answer that they are about. */
const WISH_OF_ANSWER: Partial<Record<SharedAnswer, string>> = { district: 'place', isMangalik: 'mangalik' };

/** Checks whether the jotok is one of the two best. */
const isGoodJotok = (jotok: string): boolean => ['rajyotak', 'uttam'].includes(jotok);

/** Checks whether an answer is an entry that declines to answer. */
function isNotSaid(shared: SharedView, name: SharedAnswer): boolean {
  const value = shared[name];
  return typeof value === 'object' && value !== null && 'id' in value && value.id === NOT_SAID[name];
}

/** Returns the mark for two answers to one question, the reader's own first; null if there is no judgement. */
export function markOf(
  name: SharedAnswer,
  [ownAnswer, theirAnswer]: readonly [string, string],
  sheet: Pick<Sheet, 'clan' | 'horoscope' | 'jotok' | 'myWishes' | 'theirWishes'>,
): LineMark | null {
  if (theirAnswer === '') return 'ask';
  if (ownAnswer === '') return 'mine';
  const wishMark = wishMarkOf(name, sheet);
  // By custom families ask about mangalik whatever their wishes are, as the card shows too.
  const isMangalikToAsk = name === 'isMangalik' && markOfFindings(sheet.horoscope, 'mangalik') === 'ask';
  if (isMangalikToAsk && !wishMark?.startsWith('unhoped')) return 'ask';
  if (wishMark) return wishMark;
  if (UNJUDGED.includes(name)) return null;
  if (name === 'rashi') return jotokMark(sheet.jotok);
  const subject = SUBJECTS[name];
  if (subject) return markOfFindings([...sheet.clan, ...sheet.horoscope], subject);
  const isSame = ownAnswer === theirAnswer;
  if (ALIKE.includes(name)) return isSame ? 'fits' : 'differs';
  return isSame ? 'same' : 'apart';
}

/** Returns the mark of two rashis, from their jotok; null if the jotok is not known. */
function jotokMark(jotok: string | null): LineMark | null {
  if (jotok === null) return null;
  return isGoodJotok(jotok) ? 'fits' : 'apart';
}

/**
 * Returns the mark from the wishes of both families about an answer; null if neither has one. An unmet wish decides
 * first, then a wish that a missing answer leaves open.
 */
function wishMarkOf(name: SharedAnswer, { myWishes, theirWishes }: WishFindings): LineMark | null {
  const ourCode = codeOf(name, myWishes);
  const theirCode = codeOf(name, theirWishes);
  const whoseWish = (code: string): '' | 'ByUs' | 'ByThem' => {
    if (ourCode !== code) return 'ByThem';
    return theirCode !== code ? 'ByUs' : '';
  };
  const codes = [ourCode, theirCode];
  if (codes.includes('wish.unmet')) return `unhoped${whoseWish('wish.unmet')}`;
  if (codes.includes('wish.unknown')) return 'ask';
  return codes.includes('wish.met') ? `hoped${whoseWish('wish.met')}` : null;
}

/** Checks whether one of the two families has a wish about an answer. */
const hasWishAbout = (name: SharedAnswer, { myWishes, theirWishes }: WishFindings): boolean =>
  codeOf(name, [...myWishes, ...theirWishes]) !== undefined;

/** Returns the name of the wish about an answer. */
export const wishOf = (name: SharedAnswer): string => WISH_OF_ANSWER[name] ?? name;

/** Returns the code of the finding about the wish for an answer; undefined if there is no such wish. */
const codeOf = (name: SharedAnswer, wishes: Sheet['theirWishes']) =>
  wishes.find(({ wish }) => wish === wishOf(name))?.code;

/** Checks whether two answers differ that fit only if they are the same (`ALIKE`). */
export const isUnlike = (name: SharedAnswer, hers: string, his: string): boolean =>
  ALIKE.includes(name) && hers !== his;

/** Returns the mark of the engine's findings about a subject; null if there is none. `ask` goes before other marks. */
function markOfFindings(findings: Sheet['clan'], subject: string): LineMark | null {
  const marks = findings.flatMap(({ code }) => (code.startsWith(`${subject}.`) ? (MARK_OF_FINDING[code] ?? []) : []));
  return marks.find((mark) => mark === 'ask') ?? marks[0] ?? null;
}
