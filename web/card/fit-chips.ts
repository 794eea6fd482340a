import type { Language } from '#contract/choices.ts';
import type { Sheet } from '#contract/member.ts';
import { nameInside } from '#words/labels/wishes.ts';
import { number } from '#words/numbers.ts';
import type { Chip } from './chips.ts';
import { fitTexts } from './fit.texts.ts';

/** A row of chips under its own words. */
export interface ChipRow {
  /** The words above the chips, which say whose wishes are met. */
  label: string;
  chips: Chip[];
}

type Judged = Pick<Sheet, 'guna' | 'jotok' | 'horoscope' | 'clan' | 'myWishes' | 'theirWishes'>;

/** The wish to avoid the own gotra. It has no chip, because the chip about the gotra shows the same. */
const OWN_CLAN = 'avoidOwnClan';

/**
 * Returns why two families may fit, as chips in rows: met wishes that both have, those of the reader, those of the
 * other family, then the stars and the gotra. Empty rows are left out.
 */
export function fitChips(sheet: Judged, language: Language): ChipRow[] {
  const t = fitTexts[language];
  const metNames = (wishes: Sheet['theirWishes']) =>
    wishes.flatMap(({ wish, code }) => (code === 'wish.met' && wish !== OWN_CLAN ? [wish] : []));
  const [myMet, theirMet] = [metNames(sheet.myWishes), metNames(sheet.theirWishes)];
  const row = (label: string, names: readonly string[]): ChipRow => ({
    label,
    chips: names.flatMap((name) => {
      const text = nameInside(name, language);
      return text === undefined ? [] : [{ tone: 'good', text: capital(text) }];
    }),
  });
  const both = myMet.filter((name) => theirMet.includes(name));
  return [
    row(t.both, both),
    row(
      t.mine,
      myMet.filter((name) => !both.includes(name)),
    ),
    row(
      t.theirs,
      theirMet.filter((name) => !both.includes(name)),
    ),
    { label: t.custom, chips: byCustom(sheet, language) },
  ].filter(({ chips }) => chips.length > 0);
}

/** Returns the chips about the stars and the gotra. */
function byCustom({ guna, jotok, horoscope, clan }: Judged, language: Language): Chip[] {
  const t = fitTexts[language];
  const has = (code: string) => [...horoscope, ...clan].some((finding) => finding.code === code);
  const [total, most] = [number(guna?.total ?? 0, language), number(guna?.most ?? 0, language)];
  const chips: (Chip | false | null)[] = [
    // A partial sum of points is no verdict.
    guna &&
      guna.known === guna.kootas.length && { tone: 'good', text: t.guna(total, most), said: t.gunaSaid(total, most) },
    jotok === 'rajyotak' && { tone: 'good', text: t.rajyotak },
    jotok === 'uttam' && { tone: 'good', text: t.uttam },
    has('gon.agree') && { tone: 'good', text: t.gon },
    has('mangalik.neither') && { tone: 'good', text: t.neitherMangalik },
    has('mangalik.both') && { tone: 'good', text: t.bothMangalik },
    has('clan.differs') && { tone: 'good', text: t.clan },
  ];
  return chips.filter((chip): chip is Chip => Boolean(chip));
}

/** Begins the words with a capital letter. */
const capital = (words: string): string => (words[0]?.toUpperCase() ?? '') + words.slice(1);
