import { use } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import { visitOf } from '#web/api/visit.ts';
import { AfterHeading } from '#web/layout/after-heading.ts';
import { loadMine } from './load-mine.ts';
import styles from './MineBeside.module.css';
import { MineBeside } from './MineBeside.tsx';

/** The forms stand also without a card. */
export const loader = async ({ context }: LoaderFunctionArgs) => ({ mine: await loadMine(visitOf(context)) });

/** Around the forms of a profile: one's own card fills in beside them. */
export function Component() {
  const { mine } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const notices = use(AfterHeading);
  if (mine === null) return <Outlet />;
  return (
    <AfterHeading
      value={
        <>
          {notices}
          <MineBeside key={pathname} mine={mine} />
        </>
      }
    >
      <div className={styles.beside}>
        <Outlet />
      </div>
    </AfterHeading>
  );
}
