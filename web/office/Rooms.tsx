import { NavLink, useLocation } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { closeOnEscape } from '#web/ui/closeOnEscape.ts';
import { number } from '#words/numbers.ts';
import { mayEnter, useDesk } from './desk.ts';
import styles from './Office.module.css';
import { officeTexts } from './office.texts.ts';
import { roomAt, rooms } from './rooms.ts';

/** The rooms that somebody may enter, each with how much waits there: beside the page, on a phone in a menu that says where one is. */
export function Rooms() {
  const t = useTexts(officeTexts);
  const language = useLanguage();
  const desk = useDesk();
  const { pathname } = useLocation();
  const open = rooms.filter(({ entry }) => entry === undefined || mayEnter(desk, entry));
  const here = roomAt(pathname);
  const inAll = open.reduce((sum, { name }) => sum + (desk.waiting[name] ?? 0), 0);
  const links = open.map(({ name, to }) => (
    <NavLink key={name} to={to} end={to === '/office'} className={styles.room}>
      {t[name]}
      {!!desk.waiting[name] && (
        <>
          {' '}
          <span className={styles.count}>{t.waiting(number(desk.waiting[name] ?? 0, language))}</span>
        </>
      )}
    </NavLink>
  ));
  return (
    <>
      <nav className={styles.rooms} aria-label={t.rooms}>
        {links}
      </nav>
      <details key={pathname} className={styles.menu} onKeyDown={closeOnEscape}>
        <summary className={styles.handle}>
          <Icon name="menu" />
          <span className="spoken">{t.rooms}: </span>
          <span>{here ? t[here.name] : t.rooms}</span>
          {inAll > 0 && <span className={styles.count}>{t.waiting(number(inAll, language))}</span>}
        </summary>
        <nav className={styles.list} aria-label={t.rooms}>
          {links}
        </nav>
      </details>
    </>
  );
}
