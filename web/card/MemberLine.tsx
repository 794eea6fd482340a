import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SharedView } from '#contract/member.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { pictureOf } from '#words/values.ts';
import { linesOf } from './lines.ts';
import styles from './MemberLine.module.css';
import { Window } from './Window.tsx';

interface Props {
  member: SharedView;
  /** Of the rank that follows the heading above the list. */
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}

/** A member in a list: who it is in three lines, and under them what the list says and offers. */
export function MemberLine({ member, heading: Heading = 'h3', children }: Props) {
  const language = useLanguage();
  const { picture, name, memberId } = member;
  const { life, place, work } = linesOf(member, language);
  return (
    <li className={styles.member}>
      <Window
        at="person"
        memberId={memberId}
        name={name}
        alt={pictureOf(name, language)}
        src={picture ? pictureAddress(picture, 'small') : undefined}
      />
      <div className={styles.about}>
        <Heading className={styles.name}>
          <Link to={`/matching-profile/${memberId}`}>{name}</Link> <span className={styles.id}>{memberId}</span>
        </Heading>
        {[life, place, work].filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {children}
      </div>
    </li>
  );
}
