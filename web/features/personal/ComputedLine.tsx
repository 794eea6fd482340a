import type { LookupEntry } from '#contract/lookups.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './ComputedLine.module.css';
import { computedTexts } from './personal.texts.ts';

interface ComputedLineProps {
  /** The computed id, or several if the birth details leave a choice. */
  ids: readonly number[];
  entries: readonly LookupEntry[];
  /** The id that the form has at present; `''` if none is chosen. */
  declared: string;
  onUse: (id: string) => void;
}

/**
 * A neutral line below the family's own answer, with the value that the birth details compute to and a button that
 * chooses it. Renders nothing if no value is computed.
 */
export function ComputedLine({ ids, entries, declared, onUse }: ComputedLineProps) {
  const t = useTexts(computedTexts);
  const language = useLanguage();
  if (ids.length === 0) return null;
  const entryName = (computedId: number) => {
    const entry = entries.find(({ id }) => id === computedId);
    return (language === 'bn' ? entry?.nameBn : entry?.name) ?? '';
  };
  const names = ids.map(entryName).join(t.or);
  const isDeclared = declared !== '';
  const mayDiffer = isDeclared && !ids.map(String).includes(declared);
  const isCertain = ids.length === 1;
  const isSame = isCertain && String(ids[0]) === declared;
  const computedText = isCertain ? t.computed(names) : t.computedOpen(names);
  return (
    <div className={styles.line} role="status">
      <p>
        {isSame ? t.agrees : computedText} {mayDiffer && t.mayDiffer}
      </p>
      {ids.map(String).map(
        (id) =>
          id !== declared && (
            <Button key={id} type="button" look="quiet" onClick={() => onUse(id)}>
              {isCertain ? t.use : t.choose(entryName(Number(id)))}
            </Button>
          ),
      )}
    </div>
  );
}
