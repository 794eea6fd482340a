import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from '#web/office/Office.module.css';
import { Button } from '#web/ui/Button.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { workTexts } from './work.texts.ts';

interface Props {
  templates: readonly string[];
  /** The id of the text area. */
  field: string;
}

/** Notes that staff write often. A press appends one to the text of the field. */
export function NoteTemplates({ templates, field }: Props) {
  const t = useTexts(workTexts);
  const isAlive = useIsAlive();
  if (!isAlive || templates.length === 0) return null;
  const put = (words: string) => {
    const area = document.getElementById(field);
    if (!(area instanceof HTMLTextAreaElement)) return;
    area.value = [area.value.trimEnd(), words].filter(Boolean).join(' ');
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like the other lines
    <div role="group" aria-label={t.templates} className={styles.line}>
      {templates.map((words) => (
        <Button key={words} type="button" look="quiet" onClick={() => put(words)}>
          {words}
        </Button>
      ))}
    </div>
  );
}
