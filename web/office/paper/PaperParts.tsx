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
  const [at, setAt] = useState<number>();
  const top = useRef<HTMLDivElement>(null);
  const parts = Children.map(children, (part) => part) ?? [];
  // Set after hydration, because without JavaScript nothing could open the other parts.
  useEffect(() => setAt(0), []);
  useEffect(() => {
    if (isWhole) setAt(undefined);
  }, [isWhole]);
  function go(to: number | undefined): void {
    setAt(to);
    top.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <div ref={top}>
      <p className={styles.line}>
        {at !== undefined && <strong>{t.step(number(at + 1, language), number(parts.length, language))}</strong>}
        <Button type="button" look="quiet" onClick={() => go(at === undefined ? 0 : undefined)}>
          {at === undefined ? t.byStep : t.onePage}
        </Button>
      </p>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a paper do not change their places
        <div key={index} hidden={at !== undefined && at !== index}>
          {part}
        </div>
      ))}
      {at !== undefined && (
        <p className={styles.apart}>
          {at > 0 && (
            <Button type="button" look="secondary" onClick={() => go(at - 1)}>
              {t.back}
            </Button>
          )}
          {at < parts.length - 1 && (
            <Button type="button" look="secondary" onClick={() => go(at + 1)}>
              {t.next}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
