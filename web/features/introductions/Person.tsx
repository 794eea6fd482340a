import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pictureAddress } from '#contract/picture-address.ts';
import type { SharedView } from '#contract/views.ts';
import { linesOf } from '#web/card/lines.ts';
import { Window } from '#web/card/Window.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { pictureOf } from '#words/values.ts';
import styles from './Inbox.module.css';

interface Props {
  member: SharedView;
  /** As a line of a list, or with the second line of who it is. */
  size?: 'line' | 'person';
  /** How things stand with them. */
  children?: ReactNode;
}

/** Who has written, or was written to: a face and a name that lead to the whole card. */
export function Person({ member, size = 'person', children }: Props) {
  const language = useLanguage();
  const { picture, name, memberId } = member;
  const { life, place, work } = linesOf(member, language);
  const lines = [life, place, size === 'person' ? work : ''];
  return (
    <div className={styles.person}>
      <Window
        at={size}
        memberId={memberId}
        name={name}
        alt={pictureOf(name, language)}
        src={picture ? pictureAddress(picture, 'small') : undefined}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={`/matching-profile/${memberId}`}>{name}</Link>
        </h3>
        {lines.filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {children}
      </div>
    </div>
  );
}
