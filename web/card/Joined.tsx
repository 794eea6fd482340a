import type { SharedView } from '#contract/member.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { Thread } from '#web/art/Thread.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { pictureOf } from '#words/values.ts';
import styles from './Joined.module.css';
import type { Shown } from './medallion.ts';
import { Window } from './Window.tsx';

/** Without a place, the medallion of a member without a photo is a flower. */
export type Faced = Pick<SharedView, 'memberId' | 'name' | 'picture'> & Partial<Shown>;

/** Two families who have agreed to talk: a window each, and the tied thread between them. */
export function Joined({ us, them }: { us: Faced; them: Faced }) {
  return (
    <span className={styles.joined}>
      <Side {...us} />
      <Thread isTied className={styles.thread} />
      <Side {...them} />
    </span>
  );
}

const NOWHERE = { district: { name: '', nameBn: '' }, state: null, country: null };

function Side({ name, picture, ...place }: Faced) {
  const language = useLanguage();
  return (
    <Window
      at="person"
      member={{ ...NOWHERE, ...place, name }}
      alt={pictureOf(name, language)}
      src={picture ? pictureAddress(picture, 'small') : undefined}
    />
  );
}
