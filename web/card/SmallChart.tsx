import type { ChartMark } from '#contract/birth-chart.ts';
import type { SharedView } from '#contract/member.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { nameIn } from '#words/values.ts';
import { BirthChart } from './BirthChart.tsx';
import { birthChartTexts } from './birth-chart.texts.ts';
import { CELLS } from './birth-chart-cells.ts';

/**
 * An empty chart that marks the rashi, and the logno if this reader receives it; renders nothing when neither is known.
 */
export function SmallChart({ rashi, logno }: Pick<SharedView, 'rashi' | 'logno'>) {
  const t = useTexts(birthChartTexts);
  const language = useLanguage();
  if (rashi === null && logno === null) return null;
  const marked: readonly (readonly [SharedView['rashi'], ChartMark])[] = [
    [logno, 'lagna'],
    [rashi, 'moon'],
  ];
  const at = (index: number) => marked.filter(([sign]) => sign?.id === index + 1);
  return (
    <BirthChart
      marks={CELLS.map((_, index) => at(index).map(([, mark]) => mark))}
      rashiNames={CELLS.map((_, index) => nameIn(at(index)[0]?.[0] ?? null, language))}
      caption={logno === null ? t.rashiAlone : t.rashiAndLogno}
    />
  );
}
