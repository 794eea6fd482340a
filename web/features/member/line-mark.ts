import type { SharedView, Sheet } from '#contract/member.ts';
import { casteNotStated, religionNotStated } from '#matching/wishes/not-stated.ts';
import type { SharedAnswer } from '#words/labels/shared.ts';

/**
 * `mine`: they have said it, and the reader's own family has not. `same` and `apart` are no judgement. `hoped` and `unhoped`: both hope
 * for something there, or the reader's family alone, or they alone.
 */
export type LineMark = 'fits' | 'ask' | 'differs' | 'mine' | 'same' | 'apart' | 'clanApart' | 'clanSame' | Hope;

type Hope = `${'hoped' | 'unhoped'}${'' | 'ByUs' | 'ByThem'}`;

/** Of these each family thinks as it does: they stand side by side and are judged by what is hoped for alone. */
const UNJUDGED: readonly SharedAnswer[] = [
  ...(['age', 'heightCm', 'education', 'profession', 'district', 'nakshatra', 'logno'] as const),
];

/** Of these an answer fits where it is the same. */
const ALIKE: readonly SharedAnswer[] = ['religion', 'caste', 'desh', 'motherTongue', 'diet'];

/** Entries that decline to answer, in the lists of religions and castes. */
const NOT_SAID: Partial<Record<SharedAnswer, number>> = { religion: religionNotStated, caste: casteNotStated };

/** Of these the matching engine judges: what its codes come to. Whether two gotras are one, the spelling alone does not tell. */
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
const SUBJECTS: Partial<Record<SharedAnswer, string>> = { clan: 'clan', gon: 'gon', isMangalik: 'mangalik' };

/** The wishes that have another name than the answer they are about. */
const WISHES: Partial<Record<SharedAnswer, string>> = { district: 'place', isMangalik: 'mangalik' };

export const isGoodJotok = (jotok: string): boolean => ['rajyotak', 'uttam'].includes(jotok);

/** Whether an answer is an entry that says nothing. */
export function isNotSaid(shared: SharedView, name: SharedAnswer): boolean {
  const value = shared[name];
  return typeof value === 'object' && value !== null && 'id' in value && value.id === NOT_SAID[name];
}

/** What two answers to one question come to, the reader's own first; null where the engine says nothing of them. */
export function markOf(
  name: SharedAnswer,
  [mine, theirs]: readonly [string, string],
  sheet: Pick<Sheet, 'clan' | 'horoscope' | 'jotok' | 'myWishes' | 'theirWishes'>,
): LineMark | null {
  if (theirs === '') return 'ask';
  if (mine === '') return 'mine';
  const wished = hopedOf(name, sheet);
  // Custom asks about it, whatever one of the two hopes for: as the card says.
  if (name === 'isMangalik' && !wished?.startsWith('unhoped') && judged(sheet.horoscope, 'mangalik') === 'ask')
    return 'ask';
  if (wished) return wished;
  if (UNJUDGED.includes(name)) return null;
  if (name === 'rashi') return sheet.jotok === null ? null : isGoodJotok(sheet.jotok) ? 'fits' : 'apart';
  const subject = SUBJECTS[name];
  if (subject) return judged([...sheet.clan, ...sheet.horoscope], subject);
  const isSame = mine === theirs;
  if (ALIKE.includes(name)) return isSame ? 'fits' : 'differs';
  return isSame ? 'same' : 'apart';
}

/** What the two hope for there: whatever is not as one of them hopes weighs most, then what an answer leaves open. */
function hopedOf(name: SharedAnswer, { myWishes, theirWishes }: Hopes): LineMark | null {
  const [ours, theirs] = [myWishes, theirWishes].map((wishes) => codeOf(name, wishes));
  const by = (code: string) => (ours !== code ? 'ByThem' : theirs !== code ? 'ByUs' : '');
  const found = [ours, theirs];
  if (found.includes('wish.unmet')) return `unhoped${by('wish.unmet')}`;
  if (found.includes('wish.unknown')) return 'ask';
  return found.includes('wish.met') ? `hoped${by('wish.met')}` : null;
}

export const isHoped = (name: SharedAnswer, { myWishes, theirWishes }: Hopes): boolean =>
  codeOf(name, [...myWishes, ...theirWishes]) !== undefined;

type Hopes = Pick<Sheet, 'myWishes' | 'theirWishes'>;

/** The wish that is about an answer. */
export const wishOf = (name: SharedAnswer): string => WISHES[name] ?? name;

const codeOf = (name: SharedAnswer, wishes: Sheet['theirWishes']) =>
  wishes.find(({ wish }) => wish === wishOf(name))?.code;

/** Two answers of which one fits the other where they are the same, and that are not. */
export const isUnlike = (name: SharedAnswer, hers: string, his: string): boolean =>
  ALIKE.includes(name) && hers !== his;

/** What asks for a word weighs more than what differs or fits. */
function judged(found: Sheet['clan'], subject: string): LineMark | null {
  const marks = found.flatMap(({ code }) => (code.startsWith(`${subject}.`) ? (JUDGED[code] ?? []) : []));
  return marks.find((mark) => mark === 'ask') ?? marks[0] ?? null;
}
