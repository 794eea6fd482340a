import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { longDate, momentInIndia } from '#words/numbers.ts';
import { draftTexts } from './draft.texts.ts';
import styles from './Office.module.css';

interface ShownDraft {
  /** The day of publication; `''` if none is chosen. */
  publishOn: string;
  savedAt: string;
  /** The member of staff who saved the draft. */
  by: string;
  /** True if the published text has changed since the draft was begun. */
  isOvertaken: boolean;
  hasFailed: boolean;
}

/** Shows when a draft will be published, or why not: the publication failed, or the published text has changed. */
export function DraftNote({ draft }: { draft: ShownDraft }) {
  const t = useTexts(draftTexts);
  const language = useLanguage();
  const { publishOn, savedAt, by, isOvertaken, hasFailed } = draft;
  const day = publishOn && longDate(publishOn, language);
  return (
    <p className={hasFailed || isOvertaken ? styles.late : undefined}>
      <strong>{t.draft}</strong> · {t.kept(momentInIndia(savedAt, language), by)}
      {day && !hasFailed && <> · {t.publishes(day)}</>}
      {hasFailed ? <> · {t.failed(day)}</> : isOvertaken && <> · {t.overtaken}</>}
    </p>
  );
}
