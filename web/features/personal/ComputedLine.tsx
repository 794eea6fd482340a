import type { LookupEntry } from '#contract/lookups.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './ComputedLine.module.css';
import { computedTexts } from './personal.texts.ts';

interface ComputedLineProps {
  /** What the birth details compute to: one id, or the several that they leave open. */
  ids: readonly number[];
  entries: readonly LookupEntry[];
  /** What stands in the form. */
  declared: string;
  onUse: (id: string) => void;
}

/** A neutral line beside what the family declares: what the given birth details compute to. */
export function ComputedLine({ ids, entries, declared, onUse }: ComputedLineProps) {
  const t = useTexts(computedTexts);
  const language = useLanguage();
  if (ids.length === 0) return null;
  const nameOf = (id: number) => {
    const entry = entries.find((entry) => entry.id === id);
    return (language === 'bn' ? entry?.nameBn : entry?.name) ?? '';
  };
  const names = ids.map(nameOf).join(t.or);
  const isDeclared = declared !== '';
  const differs = isDeclared && !ids.map(String).includes(declared);
  const agrees = ids.length === 1 && String(ids[0]) === declared;
  return (
    <div className={styles.line} role="status">
      <p>
        {agrees ? t.agrees : ids.length === 1 ? t.computed(names) : t.computedOpen(names)} {differs && t.mayDiffer}
      </p>
      {ids.map(String).map(
        (id) =>
          id !== declared && (
            <Button key={id} type="button" look="quiet" onClick={() => onUse(id)}>
              {ids.length === 1 ? t.use : t.choose(nameOf(Number(id)))}
            </Button>
          ),
      )}
    </div>
  );
}
