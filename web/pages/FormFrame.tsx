import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import { visitOf } from '#web/api/visit.ts';
import { loadMine } from './member/load-mine.ts';
import styles from './member/MineBeside.module.css';
import { MineBeside } from './member/MineBeside.tsx';

/** The forms stand also without a card. */
export const loader = async ({ context }: LoaderFunctionArgs) => ({ mine: await loadMine(visitOf(context)) });

/** These have two columns of their own; there the card comes below at every width. */
const HAVE_NO_ROOM = ['/update-profile-image', '/paternal-bibliography', '/maternal-bibliography'];

/** Nothing that is said here ever stands on a card. */
const IS_SECRET = '/health-details';

/** Around the forms of a profile: one's own card fills in beside them, and on a phone below them. */
export function Component() {
  const { mine } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const isBeside = !HAVE_NO_ROOM.includes(pathname);
  if (mine === null || pathname === IS_SECRET) return <Outlet />;
  return (
    <div className={isBeside ? styles.beside : undefined}>
      <div>
        <Outlet />
      </div>
      <MineBeside key={pathname} mine={mine} isBeside={isBeside} />
    </div>
  );
}
