import { type MouseEvent, useState } from 'react';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Modal } from '#web/ui/Modal.tsx';
import { officeTexts } from './office.texts.ts';
import styles from './Photos.module.css';

interface Props {
  /** Names of files. */
  photos: readonly string[];
  /** What each is called, by its place from 0. */
  alt: (index: number) => string;
  /** The first is looked at: it stands larger. */
  isFirstLarge?: boolean;
}

/** Where the office fetches a member's photo. */
const addressOf = (name: string): string => `/api/office/pictures/${name}`;

/** Photos of a member: each opens as large as the screen, without JavaScript in a page of its own. */
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
