import type { ComponentProps } from 'react';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CheckListField } from '#web/ui/CheckListField.tsx';
import { digits } from '#words/numbers.ts';
import { listTexts } from './list.texts.ts';

/** Maximum number of ticked values that the folded line names. */
const NAMED = 2;

interface Props extends Omit<ComponentProps<typeof CheckListField>, 'folded'> {
  /** Shown if nothing is ticked, in a list where no tick does not mean any value. */
  none?: string;
}

/**
 * A multiple choice folded into one line that names the ticked values. No tick means any value, unless `none` is given.
 */
export function ListField({ none, ...field }: Props) {
  const t = useTexts(listTexts);
  const language = useLanguage();
  function summaryOf(chosen: readonly string[]) {
    const names = chosen.slice(0, NAMED).join(', ');
    if (chosen.length <= NAMED) return names || (none ?? t.any);
    return t.andMore(names, digits(chosen.length - NAMED, language));
  }
  return <CheckListField {...field} folded={summaryOf} />;
}
