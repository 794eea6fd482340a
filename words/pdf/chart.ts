import type { ChartMark, ChartMarks } from '#contract/birth-chart.ts';
import type { Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';

/** The number of rashis, the signs of the zodiac. */
const RASHI_COUNT = 12;

/** The short marks in the drawing of a chart, which has room for one or two letters. */
export const markLetters: Record<Language, Record<ChartMark, string>> = {
  en: {
    sun: 'Su',
    moon: 'Mo',
    mars: 'Ma',
    mercury: 'Me',
    jupiter: 'Ju',
    venus: 'Ve',
    saturn: 'Sa',
    rahu: 'Ra',
    ketu: 'Ke',
    lagna: 'Lo',
  },
  bn: {
    sun: 'র',
    moon: 'চ',
    mars: 'ম',
    mercury: 'বু',
    jupiter: 'বৃ',
    venus: 'শু',
    saturn: 'শ',
    rahu: 'রা',
    ketu: 'কে',
    lagna: 'ল',
  },
};

/**
 * Returns the marks in each rashi, Mesh first: of the whole chart, or only of the Moon and the logno; null if nothing
 * is known.
 */
export function chartLetters(
  { rashi, logno }: Pick<SharedView, 'rashi' | 'logno'>,
  chart: ChartMarks | null,
  language: Language,
): string[][] | null {
  const letters = markLetters[language];
  if (chart !== null) return chart.map((marks) => marks.map((mark) => letters[mark]));
  if (rashi === null && logno === null) return null;
  return Array.from({ length: RASHI_COUNT }, (_, index) => {
    // The ids of rashis and lognos count from 1, Mesh first.
    const id = index + 1;
    return [...(logno?.id === id ? [letters.lagna] : []), ...(rashi?.id === id ? [letters.moon] : [])];
  });
}
