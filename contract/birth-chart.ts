/** The marks of a birth chart: the nine grahas and the lagna. */
export const CHART_MARKS = [
  'lagna',
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const;
export type ChartMark = (typeof CHART_MARKS)[number];

/** The marks of each of the twelve rashis, Mesh first. */
export type ChartMarks = ChartMark[][];
