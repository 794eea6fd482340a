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
export const officePicture = (name: string): string => `/api/office/pictures/${name}`;

/** A member's photos. Each opens at screen size; without JavaScript it opens as a page. */
export function Photos({ photos, alt, isFirstLarge = false }: Props) {
  const t = useTexts(officeTexts);
  /** The index of the photo shown at screen size. */
  const [openIndex, setOpenIndex] = useState<number>();
  const openAt = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    setOpenIndex(index);
  };
  const openPhoto = openIndex === undefined ? undefined : photos[openIndex];
  return (
    <>
      <ul className={styles.photos}>
        {photos.map((name, index) => (
          <li key={name}>
            <a href={officePicture(name)} onClick={openAt(index)} className={styles.open}>
              <img
                className={isFirstLarge && index === 0 ? styles.large : styles.photo}
                src={officePicture(name)}
                alt={alt(index)}
                loading={isFirstLarge && index === 0 ? 'eager' : 'lazy'}
              />
              <span className="spoken">{t.enlarge}</span>
            </a>
          </li>
        ))}
      </ul>
      <Modal
        isOpen={openPhoto !== undefined}
        onClose={() => setOpenIndex(undefined)}
        title={openIndex === undefined ? '' : alt(openIndex)}
        closeLabel={t.close}
        isWide
      >
        {openPhoto !== undefined && (
          <img className={styles.whole} src={officePicture(openPhoto)} alt={alt(openIndex ?? 0)} />
        )}
      </Modal>
    </>
  );
}
