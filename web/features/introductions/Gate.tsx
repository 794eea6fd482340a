import { useActionData } from 'react-router';
import { GATE_PROPOSED_FROM } from '#contract/wishes.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { number } from '#words/numbers.ts';
import styles from './Inbox.module.css';
import { introductionDeeds } from './introductions.actions.ts';
import { inboxTexts } from './introductions.texts.ts';

const { Deed } = introductionDeeds;

/** Once many wait who miss the wish for age, religion or marital status: one tap sets them apart. */
export function Gate({ missing }: { missing: number }) {
  const t = useTexts(inboxTexts);
  const language = useLanguage();
  const result = useActionData<FormResult>();
  if (result?.deed === 'setApart' && result.code === 1) return <Notice tone="success">{t.areApart}</Notice>;
  if (missing < GATE_PROPOSED_FROM) return null;
  return (
    <div className={styles.gate}>
      <p>{t.gate(number(missing, language))}</p>
      <Deed deed="setApart" label={t.setApart} />
    </div>
  );
}
