import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from '#web/office/Office.module.css';
import { paperTexts } from '#web/office/pages/paper.texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { number } from '#words/numbers.ts';

interface Props {
  /** True if all parts must be visible, because something has to be corrected. */
  isWhole: boolean;
  children: ReactNode;
}

/**
 * The parts of a paper, each a step of one form. All are on one page if the reader chooses it, and without JavaScript.
 */
export function PaperParts({ isWhole, children }: Props) {
  const t = useTexts(paperTexts);
  const language = useLanguage();
  /** The index of the only visible part; undefined if all are visible. */
  const [shown, setShown] = useState<number>();
  const top = useRef<HTMLDivElement>(null);
  const parts = Children.map(children, (part) => part) ?? [];
  // Set after hydration, because without JavaScript nothing could open the other parts.
  useEffect(() => setShown(0), []);
  useEffect(() => {
    if (isWhole) setShown(undefined);
  }, [isWhole]);
  function go(next: number | undefined): void {
    setShown(next);
    top.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <div ref={top}>
      <p className={styles.line}>
        {shown !== undefined && <strong>{t.step(number(shown + 1, language), number(parts.length, language))}</strong>}
        <Button type="button" look="quiet" onClick={() => go(shown === undefined ? 0 : undefined)}>
          {shown === undefined ? t.byStep : t.onePage}
        </Button>
      </p>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a paper do not change their places
        <div key={index} hidden={shown !== undefined && shown !== index}>
          {part}
        </div>
      ))}
      {shown !== undefined && (
        <p className={styles.apart}>
          {shown > 0 && (
            <Button type="button" look="secondary" onClick={() => go(shown - 1)}>
              {t.back}
            </Button>
          )}
          {shown < parts.length - 1 && (
            <Button type="button" look="secondary" onClick={() => go(shown + 1)}>
              {t.next}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
