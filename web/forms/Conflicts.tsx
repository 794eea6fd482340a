import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { RadioField } from '#web/ui/RadioField.tsx';
import { packSaved, type Side, savedName, sideName } from './conflicts.ts';
import type { KeptApart } from './form-action.ts';
import styles from './StepForm.module.css';
import { stepTexts } from './step.texts.ts';

interface Props {
  conflicts: readonly KeptApart[];
  onChoose: (conflict: KeptApart, side: Side) => void;
}

/**
 * Shows answers that another person has saved meanwhile, in both versions. The reader chooses one before the form is
 * saved again.
 */
export function Conflicts({ conflicts, onChoose }: Props) {
  const t = useTexts(stepTexts);
  const language = useLanguage();
  const isBengali = language === 'bn';
  return (
    <fieldset className={styles.apart}>
      <legend>{t.apart}</legend>
      {conflicts.map((conflict, index) => {
        const [yours, saved] = isBengali ? [conflict.yoursBn, conflict.savedBn] : [conflict.yours, conflict.saved];
        return (
          <div key={conflict.label}>
            <input type="hidden" name={savedName(index)} value={packSaved(conflict)} />
            <RadioField
              name={sideName(index)}
              label={isBengali ? conflict.labelBn : conflict.label}
              options={[
                { value: 'yours', label: `${t.yours}: ${yours || t.empty}` },
                { value: 'saved', label: `${t.saved}: ${saved || t.empty}` },
              ]}
              onChange={(side) => onChoose(conflict, side === 'saved' ? 'saved' : 'yours')}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
