import type { ChartMark, ChartMarks } from '#contract/birth-chart.ts';
import type { SharedView } from '#contract/member.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { rashiNames } from '#words/rashis.ts';
import { nameIn } from '#words/values.ts';
import { BirthChart } from './BirthChart.tsx';
import { birthChartTexts } from './birth-chart.texts.ts';
import { CELLS } from './birth-chart-cells.ts';

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

/**
 * An empty chart that marks the rashi, and the logno if this reader receives it; renders nothing when neither is known.
 */
function SmallChart({ rashi, logno }: Pick<SharedView, 'rashi' | 'logno'>) {
  const t = useTexts(birthChartTexts);
  const language = useLanguage();
  if (rashi === null && logno === null) return null;
  const markedSigns: readonly (readonly [SharedView['rashi'], ChartMark])[] = [
    [logno, 'lagna'],
    [rashi, 'moon'],
  ];
  const marksAt = (index: number) => markedSigns.filter(([sign]) => sign?.id === index + 1);
  return (
    <BirthChart
      marks={CELLS.map((_, index) => marksAt(index).map(([, mark]) => mark))}
      rashiNames={CELLS.map((_, index) => nameIn(marksAt(index)[0]?.[0] ?? null, language))}
      caption={logno === null ? t.rashiAlone : t.rashiAndLogno}
    />
  );
}
