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

/** Answers that matter to few. They are shown only if at least one of the two families has a wish about them. */
const WHERE_HOPED: readonly SharedAnswer[] = ['community', 'children'];

/** One answer of both families, `''` where it is missing, with the mark for the reader. */
export interface PairLine {
  name: (typeof COMPARED)[number];
  hers: string;
  his: string;
  mark: LineMark | null;
}

interface PairOf {
  bride: SharedView;
  groom: SharedView;
  sheet: Sheet;
  /** True if the reader is the bride's family. */
  isBride: boolean;
}

/** Compares the answers of both families. Lines that neither family has answered are left out. */
export function pairLines({ bride, groom, sheet, isBride }: PairOf, language: Language): PairLine[] {
  const answerText = (member: SharedView, name: PairLine['name']) => {
    if (name === 'district') return placeOf(member, language);
    return name === 'heightCm' ? feetIn(member.heightCm, language) : sharedAnswer(member, name, language);
  };
  const judgedText = (member: SharedView, name: PairLine['name']) =>
    isNotSaid(member, name) ? '' : answerText(member, name);
  const [reader, other] = isBride ? [bride, groom] : [groom, bride];
  return COMPARED.map((name) => ({
    name,
    hers: answerText(bride, name),
    his: answerText(groom, name),
    mark: markOf(name, [judgedText(reader, name), judgedText(other, name)], sheet),
  })).filter(({ name, hers, his }) => (hers || his) && (!WHERE_HOPED.includes(name) || isHoped(name, sheet)));
}

/** The group of each mark, for the headline and the sign of its line. */
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

/** Returns the names of the lines by group: those that agree, are open, differ, or lack the reader's own answer. */
export function tallyOf(lines: readonly PairLine[]) {
  const namesIn = (group: (typeof COUNTED)[LineMark]) =>
    lines.flatMap(({ name, mark }) => (mark !== null && COUNTED[mark] === group ? name : []));
  return { agree: namesIn('agree'), ask: namesIn('ask'), differ: namesIn('differ'), write: namesIn('write') };
}

/**
 * `ask`: the other family has not answered, or there is something to ask. `mine`: only the other family has answered.
 * `same` and `apart` judge nothing. `hoped` and `unhoped`: a wish is met or unmet, of both families, of the reader's
 * family (`ByUs`), or of the other (`ByThem`).
 */
type LineMark = 'fits' | 'ask' | 'differs' | 'mine' | 'same' | 'apart' | 'clanApart' | 'clanSame' | Hope;

type Hope = `${'hoped' | 'unhoped'}${'' | 'ByUs' | 'ByThem'}`;

/** Answers that are not compared with each other. Only wishes about them are judged. */
const UNJUDGED: readonly SharedAnswer[] = [
  ...(['age', 'heightCm', 'education', 'profession', 'district', 'nakshatra', 'logno'] as const),
];

/** Answers that fit if they are the same. */
const ALIKE: readonly SharedAnswer[] = ['religion', 'caste', 'desh', 'motherTongue', 'diet'];

/** Entries that decline to answer, in the lists of religions and castes. */
const NOT_SAID: Partial<Record<SharedAnswer, number>> = { religion: religionNotStated, caste: casteNotStated };

/** The marks for findings of the matching engine, which recognizes a gotra in different spellings. */
const JUDGED: Readonly<Record<string, LineMark>> = {
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
const WISHES: Partial<Record<SharedAnswer, string>> = { district: 'place', isMangalik: 'mangalik' };

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
  [mine, theirs]: readonly [string, string],
  sheet: Pick<Sheet, 'clan' | 'horoscope' | 'jotok' | 'myWishes' | 'theirWishes'>,
): LineMark | null {
  if (theirs === '') return 'ask';
  if (mine === '') return 'mine';
  const wishMark = wishMarkOf(name, sheet);
  // By custom families ask about mangalik whatever their wishes are, as the card shows too.
  if (name === 'isMangalik' && !wishMark?.startsWith('unhoped') && judged(sheet.horoscope, 'mangalik') === 'ask')
    return 'ask';
  if (wishMark) return wishMark;
  if (UNJUDGED.includes(name)) return null;
  if (name === 'rashi') return jotokMark(sheet.jotok);
  const subject = SUBJECTS[name];
  if (subject) return judged([...sheet.clan, ...sheet.horoscope], subject);
  const isSame = mine === theirs;
  if (ALIKE.includes(name)) return isSame ? 'fits' : 'differs';
  return isSame ? 'same' : 'apart';
}

function jotokMark(jotok: string | null): LineMark | null {
  if (jotok === null) return null;
  return isGoodJotok(jotok) ? 'fits' : 'apart';
}

/**
 * Returns the mark from the wishes of both families about an answer; null if there is none. An unmet wish weighs most,
 * then a wish that a missing answer leaves open.
 */
function wishMarkOf(name: SharedAnswer, { myWishes, theirWishes }: Hopes): LineMark | null {
  const [ours, theirs] = [myWishes, theirWishes].map((wishes) => codeOf(name, wishes));
  const whoseWish = (code: string): '' | 'ByUs' | 'ByThem' => {
    if (ours !== code) return 'ByThem';
    return theirs !== code ? 'ByUs' : '';
  };
  const codes = [ours, theirs];
  if (codes.includes('wish.unmet')) return `unhoped${whoseWish('wish.unmet')}`;
  if (codes.includes('wish.unknown')) return 'ask';
  return codes.includes('wish.met') ? `hoped${whoseWish('wish.met')}` : null;
}

const isHoped = (name: SharedAnswer, { myWishes, theirWishes }: Hopes): boolean =>
  codeOf(name, [...myWishes, ...theirWishes]) !== undefined;

type Hopes = Pick<Sheet, 'myWishes' | 'theirWishes'>;

/** Returns the name of the wish about an answer. */
export const wishOf = (name: SharedAnswer): string => WISHES[name] ?? name;

const codeOf = (name: SharedAnswer, wishes: Sheet['theirWishes']) =>
  wishes.find(({ wish }) => wish === wishOf(name))?.code;

/** Checks whether two answers differ that fit only if they are the same (`ALIKE`). */
export const isUnlike = (name: SharedAnswer, hers: string, his: string): boolean =>
  ALIKE.includes(name) && hers !== his;

/** Returns the mark of the engine's findings about a subject; null if there is none. An open question weighs most. */
function judged(found: Sheet['clan'], subject: string): LineMark | null {
  const marks = found.flatMap(({ code }) => (code.startsWith(`${subject}.`) ? (JUDGED[code] ?? []) : []));
  return marks.find((mark) => mark === 'ask') ?? marks[0] ?? null;
}
