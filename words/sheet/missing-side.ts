import type { Sheet } from '#contract/member.ts';

// What a finding needs to know: one of these answers of either side.
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'horoscope.unknown': ['rashi'],
  'gon.unknown': ['gon', 'nakshatra'],
  'mangalik.unknown': ['isMangalik'],
  'clan.unknown': ['clan'],
};

/** Whose answer is missing where a finding says that something is unknown; undefined where it is both or neither. */
export function missingSide(unknown: Sheet['unknown'], code: string): 'me' | 'them' | undefined {
  const needed = NEEDED[code];
  if (needed === undefined) return undefined;
  const [isMine, isTheirs] = [unknown.mine, unknown.theirs].map((side) => needed.every((name) => side.includes(name)));
  if (isMine === isTheirs) return undefined;
  return isMine ? 'me' : 'them';
}
