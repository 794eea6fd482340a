import { Link } from 'react-router';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { mayEnter, useDesk } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { officeTexts } from '#web/office/office.texts.ts';
import { rooms } from '#web/office/rooms.ts';
import { Sheet } from '#web/office/Sheet.tsx';
import { number } from '#words/numbers.ts';
import { todayTexts } from './today.texts.ts';

export const head = todayTexts;

export function Component() {
  const t = useTexts(todayTexts);
  const o = useTexts(officeTexts);
  const language = useLanguage();
  const desk = useDesk();
  const open = rooms.filter(({ name, entry }) => !!desk.waiting[name] && entry && mayEnter(desk, entry));
  return (
    <Sheet heading={t.heading}>
      {open.length === 0 && <p>{t.nothing}</p>}
      <ul className={styles.entries}>
        {open.map(({ name, to }) => (
          <li key={name} className={styles.entry}>
            <Link to={to}>
              {o[name]}: {o.waiting(number(desk.waiting[name] ?? 0, language))}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
