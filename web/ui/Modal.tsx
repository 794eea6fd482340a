import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import { classNames } from './classNames.ts';
import styles from './Modal.module.css';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** True for content such as photos, which uses all available width. */
  isWide?: boolean;
  children: ReactNode;
}

/** A native dialog: the browser keeps the focus inside, closes it on Escape and restores the focus. */
export function Modal({ isOpen, onClose, title, closeLabel, isWide, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.modal, isWide && styles.wide)}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {isOpen && children}
    </dialog>
  );
}
