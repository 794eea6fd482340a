import type { ChartMarks } from '#contract/birth-chart.ts';
import type { SharedView } from '#contract/member.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { rashiNames } from '#words/rashis.ts';
import { BirthChart } from './BirthChart.tsx';
import { birthChartTexts } from './birth-chart.texts.ts';
import { SmallChart } from './SmallChart.tsx';

interface Props extends Pick<SharedView, 'rashi' | 'logno'> {
  /** The whole chart, if this reader receives it. */
  chart: ChartMarks | null;
}

/** The whole chart as computed from the birth details, else the marks that this reader may see. */
export function CardChart({ chart, rashi, logno }: Props) {
  const t = useTexts(birthChartTexts);
  const names = rashiNames[useLanguage()];
  if (chart === null) return <SmallChart rashi={rashi} logno={logno} />;
  return <BirthChart marks={chart} rashiNames={names} note={t.computed} />;
}
