import { type MouseEvent, useState } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { officeTexts } from './office.texts.ts';
import styles from './Photos.module.css';

interface Props {
  /** Names of files. */
  photos: readonly string[];
  /** Returns the description of a photo by its index from 0. */
  alt: (index: number) => string;
  /** True if the first photo is to be examined and therefore shown larger. */
  isFirstLarge?: boolean;
}

/** Returns the address from which the office loads a member's photo. */
const addressOf = (name: string): string => `/api/office/pictures/${name}`;

/** A member's photos. Each opens at screen size; without JavaScript it opens as a page. */
export function Photos({ photos, alt, isFirstLarge = false }: Props) {
  const t = useTexts(officeTexts);
  const [at, setAt] = useState<number>();
  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    setAt(index);
  };
  const shown = at === undefined ? undefined : photos[at];
  return (
    <>
      <ul className={styles.photos}>
        {photos.map((name, index) => (
          <li key={name}>
            <a href={addressOf(name)} onClick={open(index)} className={styles.open}>
              <img
                className={isFirstLarge && index === 0 ? styles.large : styles.photo}
                src={addressOf(name)}
                alt={alt(index)}
                loading={isFirstLarge && index === 0 ? 'eager' : 'lazy'}
              />
              <span className="spoken">{t.enlarge}</span>
            </a>
          </li>
        ))}
      </ul>
      <Modal
        isOpen={shown !== undefined}
        onClose={() => setAt(undefined)}
        title={at === undefined ? '' : alt(at)}
        closeLabel={t.close}
        isWide
      >
        {shown !== undefined && <img className={styles.whole} src={addressOf(shown)} alt={alt(at ?? 0)} />}
      </Modal>
    </>
  );
}
