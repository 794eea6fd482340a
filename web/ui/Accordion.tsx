import { type ReactNode, Suspense } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import styles from './Accordion.module.css';

interface AccordionItem {
  id: string;
  heading: ReactNode;
  content: ReactNode;
  /** Open initially. */
  isOpen?: boolean;
}

/** Works without JavaScript, and the browser's search in the page finds folded text. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <details key={item.id} id={item.id} open={item.isOpen} className={styles.item}>
          <summary className={styles.heading}>
            <span>{item.heading}</span>
            <Icon name="chevron" />
          </summary>
          <div className={styles.content}>
            {/* What is folded comes alive item by item, so that a page of many forms does not hold up the finger. */}
            <Suspense>{item.content}</Suspense>
          </div>
        </details>
      ))}
    </div>
  );
}
