import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LineDrawing } from '#web/art/Icon.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { classNames } from '#web/ui/classNames.ts';
import styles from './DashboardLayout.module.css';
import { inbox } from './main-icons.ts';

interface Props {
  /** "Dashboard", a small heading above every member's page; each page has its own h1. */
  heading: string;
  member: { name: string; pictureSrc?: string | undefined; pictureAlt: string };
  /** True if the page begins with people. The people are then as high up as a phone allows. */
  isOfPeople?: boolean;
  /** The profile id with its copy button. */
  profileId: ReactNode;
  /** The link to the inbox on phones while a family waits there: its text, and its number for narrow screens. */
  waiting?: { said: string; shown: string } | undefined;
  /** The bar at the bottom of phones, the top of the left menu elsewhere. */
  mainPages: ReactNode;
  /** The rest of the left menu; on phones it is part of the site's menu. */
  menu: ReactNode;
  children: ReactNode;
}

/**
 * The frame's layout. On phones the account row is at the end and the main pages are a bar. On wide screens both are a
 * left menu that stays in view. The page comes first for keyboard users.
 */
export function DashboardLayout(props: Props) {
  const { heading, isOfPeople, member, profileId, waiting, mainPages, menu, children } = props;
  return (
    <div className={classNames(styles.dashboard, !isOfPeople && styles.airy)}>
      <div className={styles.content}>{children}</div>
      <div className={styles.side} data-unheard="">
        <header className={styles.identity}>
          <Avatar name={member.name} src={member.pictureSrc} alt={member.pictureAlt} size="slim" />
          <div className={styles.who}>
            <p className={styles.heading}>{heading}</p>
            <div className={styles.id} translate="no">
              {profileId}
            </div>
            <p className={styles.name} translate="no">
              {member.name}
            </p>
          </div>
          {waiting && (
            <Link className={`screen-only ${styles.pill}`} to="/matching-profile/inbox">
              <LineDrawing path={inbox} />
              <span className={styles.shown} aria-hidden="true">
                {waiting.shown}
              </span>
              <span className={styles.said}>{waiting.said}</span>
            </Link>
          )}
        </header>
        {mainPages}
        <div className={`screen-only ${styles.sections}`}>{menu}</div>
      </div>
    </div>
  );
}
