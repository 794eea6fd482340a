import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SharedView } from '#contract/member.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { sharedAnswer } from '#words/shared-answer.ts';
import { pictureOf } from '#words/values.ts';
import styles from './MemberLine.module.css';
import { Window } from './Window.tsx';

interface Props {
  member: SharedView;
  /** Of the rank that follows the heading above the list. */
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}

const SHOWN = ['age', 'heightCm', 'district', 'education', 'profession'] as const;

/** A member in a list: who it is in one line, and under it what the list says and offers. */
export function MemberLine({ member, heading: Heading = 'h3', children }: Props) {
  const language = useLanguage();
  const { picture, name, memberId } = member;
  return (
    <li className={styles.member}>
      <Window
        at="line"
        memberId={memberId}
        name={name}
        alt={pictureOf(name, language)}
        src={picture ? pictureAddress(picture, 'small') : undefined}
      />
      <div className={styles.about}>
        <Heading className={styles.name}>
          <Link to={`/matching-profile/${memberId}`}>{name}</Link> <span className={styles.id}>{memberId}</span>
        </Heading>
        <p>
          {SHOWN.map((fact) => sharedAnswer(member, fact, language))
            .filter(Boolean)
            .join(' · ')}
        </p>
        {children}
      </div>
    </li>
  );
}
