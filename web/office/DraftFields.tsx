import { INTENT } from '#web/forms/by-intent.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { draftTexts } from './draft.texts.ts';
import styles from './Office.module.css';

interface Props {
  field: (name: 'publishOn') => { name: string; id: string; defaultValue: string; error: string | undefined };
  /** The deed that saves the draft. */
  deed: string;
}

/** A field for the day on which a text is published automatically, and a button that saves it as a draft. */
export function DraftFields({ field, deed }: Props) {
  const t = useTexts(draftTexts);
  return (
    <>
      <TextField {...field('publishOn')} label={t.publishOn} hint={t.publishOnHint} type="date" autoComplete="off" />
      <span className={styles.before}>
        <Button look="secondary" name={INTENT} value={deed}>
          {t.keep}
        </Button>
      </span>
    </>
  );
}
