import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import { visitOf } from '#web/api/visit.ts';
import { loadMine } from './member/load-mine.ts';
import styles from './member/MineBeside.module.css';
import { MineBeside } from './member/MineBeside.tsx';

/** Loads the member's own card. It is null if there is none; the forms are shown without it. */
export const loader = async ({ context }: LoaderFunctionArgs) => ({ mine: await loadMine(visitOf(context)) });

/** Pages with two columns of their own. The card is below them at every width. */
const HAVE_NO_ROOM = ['/update-profile-image', '/paternal-bibliography', '/maternal-bibliography'];

/** A page whose answers never appear on a card. */
const UNSEEN_PAGE = '/health-details';

/** The frame around a profile's forms: shows the member's own card beside them, and below them on a phone. */
export function Component() {
  const { mine } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const isBeside = !HAVE_NO_ROOM.includes(pathname);
  if (mine === null || pathname === UNSEEN_PAGE) return <Outlet />;
  return (
    <div className={isBeside ? styles.beside : undefined}>
      <div>
        <Outlet />
      </div>
      <MineBeside key={pathname} mine={mine} isBeside={isBeside} />
    </div>
  );
}
