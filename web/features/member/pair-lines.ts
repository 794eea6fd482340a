import type { Language } from '#contract/choices.ts';
import type { SharedView, Sheet } from '#contract/member.ts';
import type { SharedAnswer } from '#words/labels/shared.ts';
import { placeOf } from '#words/place-of.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import { feetIn } from '#words/values.ts';
import { isHoped, isNotSaid, type LineMark, markOf } from './line-mark.ts';

const NAMES = [
  ...(['age', 'heightCm', 'education', 'profession', 'district'] as const),
  ...(['religion', 'community', 'caste', 'clan', 'desh', 'ancestralDistrict', 'motherTongue'] as const),
  ...(['maritalStatus', 'children', 'diet'] as const),
  ...(['rashi', 'nakshatra', 'logno', 'gon', 'isMangalik'] as const),
] as const satisfies SharedAnswer[];

/** Of these few ask: they stand where one of the two hopes for something there. */
const WHERE_HOPED: readonly SharedAnswer[] = ['community', 'children'];

export interface PairLine {
  name: (typeof NAMES)[number];
  hers: string;
  his: string;
  mark: LineMark | null;
}

interface PairOf {
  bride: SharedView;
  groom: SharedView;
  sheet: Sheet;
  /** The bride's family reads. */
  isBride: boolean;
}

/** The answers of both and what they come to; a line stands where one of the two has said something that is asked about. */
export function pairLines({ bride, groom, sheet, isBride }: PairOf, language: Language): PairLine[] {
  const said = (of: SharedView, name: PairLine['name']) => {
    if (name === 'district') return placeOf(of, language);
    return name === 'heightCm' ? feetIn(of.heightCm, language) : sharedAnswer(of, name, language);
  };
  const weighed = (of: SharedView, name: PairLine['name']) => (isNotSaid(of, name) ? '' : said(of, name));
  const [mine, theirs] = isBride ? [bride, groom] : [groom, bride];
  return NAMES.map((name) => ({
    name,
    hers: said(bride, name),
    his: said(groom, name),
    mark: markOf(name, [weighed(mine, name), weighed(theirs, name)], sheet),
  })).filter(({ name, hers, his }) => (hers || his) && (!WHERE_HOPED.includes(name) || isHoped(name, sheet)));
}

/** What a mark counts as, in the headline and in the sign of its line. */
export const COUNTED = {
  ...{ fits: 'agree', same: 'agree', clanApart: 'agree' },
  ...{ hoped: 'agree', hopedByUs: 'agree', hopedByThem: 'agree' },
  ...{ ask: 'ask', clanSame: 'ask', mine: 'write' },
  ...{ differs: 'differ', apart: 'differ' },
  ...{ unhoped: 'differ', unhopedByUs: 'differ', unhopedByThem: 'differ' },
} as const satisfies Record<LineMark, string>;

/** Which lines agree, are to be asked about, differ, and wait for the reader's own answer. */
export function tallyOf(lines: readonly PairLine[]) {
  const of = (counted: (typeof COUNTED)[LineMark]) =>
    lines.flatMap(({ name, mark }) => (mark !== null && COUNTED[mark] === counted ? name : []));
  return { agree: of('agree'), ask: of('ask'), differ: of('differ'), write: of('write') };
}
