import type { Language } from '#contract/choices.ts';
import type { Sheet } from '#contract/member.ts';
import { number } from '#words/numbers.ts';
import { findingTexts, sayFinding } from './findings.texts.ts';
import { sheetTexts } from './sheet.texts.ts';

/** The note that jotok and bhakoot contradict each other. It is shown beside the jotok. */
const CONTRADICTION = 'guna.jotokAgainstBhakoot';

/** The answers that a finding needs from each side. Any one of them is enough. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'horoscope.unknown': ['rashi'],
  'gon.unknown': ['gon', 'nakshatra'],
  'mangalik.unknown': ['isMangalik'],
  'clan.unknown': ['clan'],
};

/** Returns the findings about two horoscopes and families, each with its subject, in the order of the sheet. */
export function findingsOf(sheet: Sheet, language: Language): { about: string; says: string }[] {
  const t = sheetTexts[language];
  const texts = findingTexts[language];
  const { guna, jotok, horoscope, clan, family, unknown } = sheet;
  const say = ({ code, of: side }: Sheet['clan'][number]) =>
    sayFinding(texts, code, missingSide(unknown, code) ?? side);
  const horoscopeSays = (subject: string) => {
    const findings = horoscope.filter(({ code }) => code.startsWith(`${subject}.`));
    return findings.map(say).join(' ');
  };
  const notes = guna?.notes.filter((code) => code !== CONTRADICTION).map((code) => sayFinding(texts, code)) ?? [];
  const isContradicted = guna?.notes.includes(CONTRADICTION);
  const jotokSentences = jotok
    ? [sayFinding(texts, `jotok.${jotok}`), t.jotokNote, isContradicted && sayFinding(texts, CONTRADICTION)]
    : [];
  const howManyNamed =
    family?.kinship === 'relation.noneShown' && family.named !== null ? t.named(number(family.named, language)) : '';
  return [
    { about: t.jotok, says: jotokSentences.filter(Boolean).join(' ') },
    { about: t.horoscope, says: guna === null ? horoscopeSays('horoscope') : notes.join(' ') },
    { about: t.gon, says: horoscopeSays('gon') },
    { about: t.mangalik, says: horoscopeSays('mangalik') },
    { about: t.clan, says: clan.map(say).join(' ') },
    { about: t.family, says: family ? `${sayFinding(texts, family.kinship)} ${howManyNamed}`.trim() : t.familyLater },
  ].filter(({ says }) => says !== '');
}

/** Returns whose answer is missing for a finding that says "unknown"; undefined if both or neither is missing. */
export function missingSide(unknown: Sheet['unknown'], code: string): 'me' | 'them' | undefined {
  const needed = NEEDED[code];
  if (needed === undefined) return undefined;
  const lacksAll = (unknownAnswers: readonly string[]) => needed.every((name) => unknownAnswers.includes(name));
  const isMineMissing = lacksAll(unknown.mine);
  const isTheirsMissing = lacksAll(unknown.theirs);
  if (isMineMissing === isTheirsMissing) return undefined;
  return isMineMissing ? 'me' : 'them';
}
