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
  const [shownPart, setShownPart] = useState<number>();
  const top = useRef<HTMLDivElement>(null);
  const parts = Children.map(children, (part) => part) ?? [];
  // Set after hydration, because without JavaScript nothing could open the other parts.
  useEffect(() => setShownPart(0), []);
  useEffect(() => {
    if (isWhole) setShownPart(undefined);
  }, [isWhole]);
  function go(next: number | undefined): void {
    setShownPart(next);
    top.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <div ref={top}>
      <p className={styles.line}>
        {shownPart !== undefined && (
          <strong>{t.step(number(shownPart + 1, language), number(parts.length, language))}</strong>
        )}
        <Button type="button" look="quiet" onClick={() => go(shownPart === undefined ? 0 : undefined)}>
          {shownPart === undefined ? t.byStep : t.onePage}
        </Button>
      </p>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a paper are never reordered
        <div key={index} hidden={shownPart !== undefined && shownPart !== index}>
          {part}
        </div>
      ))}
      {shownPart !== undefined && (
        <p className={styles.apart}>
          {shownPart > 0 && (
            <Button type="button" look="secondary" onClick={() => go(shownPart - 1)}>
              {t.back}
            </Button>
          )}
          {shownPart < parts.length - 1 && (
            <Button type="button" look="secondary" onClick={() => go(shownPart + 1)}>
              {t.next}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
