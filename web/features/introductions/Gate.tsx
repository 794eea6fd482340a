import { useActionData } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import { GATE_PROPOSED_FROM } from '#contract/wishes.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { number } from '#words/numbers.ts';
import { gateDeeds } from './gate.actions.ts';
import styles from './Inbox.module.css';
import { inboxTexts } from './introductions.texts.ts';

const { Deed } = gateDeeds;

/** A notice at the top after interests were set apart, because the list below may now be empty. */
export function SetApart() {
  const t = useTexts(inboxTexts);
  const result = useActionData<FormResult>();
  return result?.deed === 'setApart' && result.code === OUTCOME.done && <Notice tone="success">{t.areApart}</Notice>;
}

/**
 * Shown if many waiting families do not meet the reader's wishes for age, religion or marital status. One tap ticks the
 * gate, which sets those families apart. `missing`: the number of those families.
 */
export function Gate({ missing }: { missing: number }) {
  const t = useTexts(inboxTexts);
  const language = useLanguage();
  if (missing < GATE_PROPOSED_FROM) return null;
  return (
    <div className={styles.gate}>
      <p>{t.gate(number(missing, language))}</p>
      <Deed deed="setApart" label={t.setApart} />
    </div>
  );
}
