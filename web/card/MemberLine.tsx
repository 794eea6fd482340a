import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SharedView } from '#contract/member.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { InScript } from '#web/i18n/InScript.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { pictureOf } from '#words/values.ts';
import { linesOf } from './lines.ts';
import styles from './MemberLine.module.css';
import { Spelled } from './Spelled.tsx';
import { Window } from './Window.tsx';

interface Props {
  member: SharedView;
  /** One rank below the heading above the list. */
  heading?: 'h2' | 'h3';
  /** For long lists: a small photo, with the person in two lines and the list's text beside it. */
  isShort?: boolean;
  children?: ReactNode;
}

const lines = (...said: string[]) => said.filter(Boolean).map((line) => <p key={line}>{line}</p>);

/**
 * A member in a list: four personal lines, the long ones as wide as the list, and below them the list's text and
 * actions.
 */
export function MemberLine({ member, heading: Heading = 'h3', isShort = false, children }: Props) {
  const language = useLanguage();
  const { picture, name, memberId } = member;
  const { life, place, work, community } = linesOf(member, language);
  return (
    <div className={styles.line}>
      <Window
        at={isShort ? 'line' : 'person'}
        member={member}
        alt={pictureOf(name, language)}
        src={picture ? pictureAddress(picture, 'small') : undefined}
      />
      <div className={styles.about}>
        <Heading className={styles.name}>
          <Link to={`/matching-profile/${memberId}`} translate="no">
            <InScript>{name}</InScript>
          </Link>
          <Spelled member={member} /> {!isShort && <span className={styles.id}>{memberId}</span>}
        </Heading>
        {lines(life, place)}
        {isShort && children}
      </div>
      {!isShort && (
        <div className={styles.foot}>
          {lines(work, community)}
          {children}
        </div>
      )}
    </div>
  );
}
