import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import modal from '#web/ui/Modal.module.css';
import styles from './LeafSheet.module.css';
import { treeTexts } from './tree.texts.ts';

/** The media query for screens with the panel beside the tree. */
const BESIDE = '(min-width: 64rem)';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** The side and the relation of the relative, in words. */
  relation: string;
  /** Identifies the question. When it changes, the heading receives the focus. */
  asking: string;
  title: string;
  listen?: ReactNode;
  children: ReactNode;
}

/** A dialog: on phones a sheet over the page, on wide screens a panel beside the tree, which stays usable. */
export function LeafSheet({ isOpen, onClose, relation, asking, title, listen, children }: Props) {
  const t = useTexts(treeTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const sheet = dialog.current;
    if (!sheet || sheet.open === isOpen) return;
    if (!isOpen) sheet.close();
    else if (matchMedia(BESIDE).matches) sheet.show();
    else sheet.showModal();
  }, [isOpen]);

  // A layout effect, because without the focus in the dialog Escape would not close it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another arrival
  useLayoutEffect(() => {
    if (isOpen) heading.current?.focus({ preventScroll: true });
  }, [isOpen, asking]);

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      // Beside the tree the dialog is not modal, so the browser does not close it on Escape.
      onKeyDown={({ key }) => key === 'Escape' && dialog.current?.close()}
    >
      {isOpen && (
        <>
          <div className={styles.head}>
            <p>{relation}</p>
            {listen}
            <button type="button" className={modal.close} aria-label={t.toLeaf} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  );
}

/** Returns the values of the form's controls, keyed by control name. Only for a form without file controls. */
export function readForm(event: FormEvent<HTMLFormElement>): Map<string, string> {
  return new Map([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]));
}
