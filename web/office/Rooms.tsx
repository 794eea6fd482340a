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
  const desk = useDesk();
  const { pathname } = useLocation();
  const open = rooms.filter(({ entry }) => entry === undefined || mayEnter(desk, entry));
  const here = roomAt(pathname);
  const inAll = open.reduce((sum, { name }) => sum + (desk.waiting[name] ?? 0), 0);
  const links = (isShort: boolean) =>
    open.map(({ name, to }) => (
      <NavLink key={name} to={to} end={to === '/office'} className={styles.room}>
        {t[name]} <Count count={desk.waiting[name] ?? 0} isShort={isShort} />
      </NavLink>
    ));
  return (
    <>
      <nav className={styles.rooms} aria-label={t.rooms}>
        {links(false)}
      </nav>
      <details key={pathname} className={styles.menu} onKeyDown={closeOnEscape}>
        <summary className={styles.handle}>
          <Icon name="menu" />
          <span className="spoken">{t.rooms}: </span>
          <span>{here ? t[here.name] : t.rooms}</span>
          <Count count={inAll} isShort />
        </summary>
        <nav className={styles.list} aria-label={t.rooms}>
          {links(true)}
        </nav>
      </details>
    </>
  );
}

/** How many wait; short, the number alone is seen. */
function Count({ count, isShort }: { count: number; isShort: boolean }) {
  const t = useTexts(officeTexts);
  const language = useLanguage();
  if (count === 0) return null;
  const said = t.waiting(number(count, language));
  if (!isShort) return <span className={styles.count}>{said}</span>;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{number(count, language)}</span>
      <span className="spoken">{said}</span>
    </span>
  );
}
