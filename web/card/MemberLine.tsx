import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SharedView } from '#contract/member.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { readableName } from '#words/readable-name.ts';
import { pictureOf } from '#words/values.ts';
import { ShownAndSpoken } from './Chips.tsx';
import styles from './MemberLine.module.css';
import { MemberName, WrittenName } from './MemberName.tsx';
import { rowFactsOf } from './row-facts.ts';
import { Window } from './Window.tsx';

interface Props {
  member: SharedView;
  /** The heading's rank: one below the heading above the list. */
  heading?: 'h2' | 'h3';
  /** True in long lists: a small photo, with the person in one line and the list's text beside it. */
  isShort?: boolean;
  children?: ReactNode;
}

/** A member in a list: the window, then the name and short lines. The list's text and actions are below. */
export function MemberLine({ member, heading: Heading = 'h3', isShort = false, children }: Props) {
  const language = useLanguage();
  const { picture, memberId } = member;
  const { life, lifeSaid, work, community } = rowFactsOf(member, language);
  return (
    <div className={styles.line}>
      <Window
        at={isShort ? 'line' : 'person'}
        member={member}
        alt={pictureOf(readableName(member, language), language)}
        src={picture ? pictureAddress(picture, 'small') : undefined}
      />
      <div className={styles.about}>
        <Heading className={styles.name}>
          <Link to={`/matching-profile/${memberId}`} translate="no">
            <MemberName member={member} />
          </Link>
          <WrittenName member={member} />
        </Heading>
        {life && (
          <p>
            <ShownAndSpoken shown={life} said={lifeSaid} />
          </p>
        )}
        {isShort ? (
          children
        ) : (
          <p className={styles.soft}>{[work, community, memberId].filter(Boolean).join('\u00a0· ')}</p>
        )}
      </div>
      {!isShort && children && <div className={styles.foot}>{children}</div>}
    </div>
  );
}
