import { Form, Link, type LoaderFunctionArgs, Outlet, redirect, useLocation } from 'react-router';
import { showDesk } from '#contract/staff/accounts.ts';
import { visitOf } from '#web/api/visit.ts';
import { Icon } from '#web/art/Icon.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { closeOnEscape } from '#web/ui/closeOnEscape.ts';
import { CODE, loadStaff, useDesk } from './desk.ts';
import styles from './Office.module.css';
import { officeTexts } from './office.texts.ts';
import { Rooms } from './Rooms.tsx';

/** Who is at the desk, and what waits in each room. */
export async function loadDesk({ context }: LoaderFunctionArgs) {
  const desk = await loadStaff(visitOf(context), showDesk);
  if (!desk.isProven) throw redirect(CODE);
  return desk;
}

/** The rooms that somebody may enter, and who that is. */
export function Frame() {
  const t = useTexts(officeTexts);
  const desk = useDesk();
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <div className={`screen-only ${styles.side}`}>
        <Rooms />
        <details key={pathname} className={styles.account} onKeyDown={closeOnEscape}>
          <summary className={styles.handle}>
            <Icon name="menu" />
            <span className={styles.who}>{desk.name}</span>
            <span className="spoken">: {t.account}</span>
          </summary>
          <Form method="post" action="/office/logout" className={styles.leave}>
            <Link to="/office/mine">{t.mine}</Link>
            <Button look="quiet">{t.logout}</Button>
          </Form>
        </details>
      </div>
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  );
}
