import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import styles from './Accordion.module.css';

interface AccordionItem {
  id: string;
  heading: ReactNode;
  content: ReactNode;
  /** True to open the item initially. */
  isOpen?: boolean;
}

interface Props {
  items: readonly AccordionItem[];
  /**
   * With JavaScript an item's content is rendered when it is first opened. For items with whole forms, which would slow
   * down a phone.
   */
  isLate?: boolean;
}

/**
 * A list of folds that works without JavaScript. The browser's page search finds folded text, unless `isLate` is set.
 */
export function Accordion({ items, isLate = false }: Props) {
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <Item key={item.id} item={item} isLate={isLate} />
      ))}
    </div>
  );
}

function Item({ item: { id, heading, content, isOpen = false }, isLate }: { item: AccordionItem; isLate: boolean }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isRendered, setIsRendered] = useState(isOpen || !isLate);
  // The reader may have opened the item before hydration.
  useEffect(() => setIsRendered((wasRendered) => wasRendered || fold.current?.open === true), []);
  return (
    <details
      ref={fold}
      id={id}
      open={isOpen}
      className={styles.item}
      onToggle={({ currentTarget }) => currentTarget.open && setIsRendered(true)}
    >
      <summary className={styles.heading}>
        <span>{heading}</span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.content}>{isRendered ? content : <noscript>{content}</noscript>}</div>
    </details>
  );
}
