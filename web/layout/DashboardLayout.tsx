import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Drawer } from '#web/ui/Drawer.tsx';
import { Meter } from '#web/ui/Meter.tsx';
import styles from './DashboardLayout.module.css';

export interface DashboardSection {
  to: string;
  label: string;
  /** How much of it is filled in, as "6 of 19". */
  completeness?: { label: string; value: number; max: number };
}

interface Props {
  /** "Dashboard", the h1; the page under it starts with an h2. */
  heading: string;
  menuLabel: string;
  sections: readonly DashboardSection[];
  member: { name: string; pictureSrc?: string | undefined; pictureAlt: string };
  /** The profile id with its copy button. */
  profileId: ReactNode;
  /** The dashboard's own menu of the site's pages. */
  aboutMenu?: ReactNode;
  children: ReactNode;
}

export function DashboardLayout({ heading, menuLabel, sections, member, profileId, aboutMenu, children }: Props) {
  const { pathname } = useLocation();
  return (
    <div className={styles.dashboard}>
      <header className={styles.member}>
        <Avatar name={member.name} src={member.pictureSrc} alt={member.pictureAlt} size="large" />
        <div className={styles.who}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.name}>{member.name}</p>
          <div className={styles.id}>{profileId}</div>
        </div>
        {aboutMenu && <div className={`screen-only ${styles.about}`}>{aboutMenu}</div>}
      </header>
      <nav className={`screen-only ${styles.narrow}`} aria-label={menuLabel}>
        <Drawer key={pathname} label={menuLabel}>
          <Sections sections={sections} />
        </Drawer>
      </nav>
      <nav className={`screen-only ${styles.wide}`} aria-label={menuLabel}>
        <Sections sections={sections} />
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

function Sections({ sections }: { sections: readonly DashboardSection[] }) {
  return (
    <ul className={styles.sections}>
      {sections.map((section) => (
        <li key={section.to}>
          <NavLink className={styles.section} to={section.to}>
            <span>{section.label}</span>
            {section.completeness && <Meter {...section.completeness} />}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
