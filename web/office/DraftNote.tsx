import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { longDate, momentInIndia } from '#words/numbers.ts';
import { draftTexts } from './draft.texts.ts';
import styles from './Office.module.css';

interface ShownDraft {
  publishOn: string;
  savedAt: string;
  by: string;
  isOvertaken: boolean;
  hasFailed: boolean;
}

/** Shows when a draft will be published, or why not: the publication failed, or the text has been changed since. */
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
