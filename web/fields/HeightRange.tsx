import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { feetIn } from '#words/values.ts';
import { heightsCm } from './height.ts';
import { type Bounds, SelectRange } from './SelectRange.tsx';

/** From and to in feet and inches; sent in centimetres. */
export function HeightRange(bounds: Bounds) {
  const language = useLanguage();
  const offeredHeights = (chosen: string) =>
    heightsCm(chosen).map((cm) => ({ value: cm, label: feetIn(Number(cm), language) }));
  return <SelectRange {...bounds} offered={offeredHeights} />;
}
