import { use } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import { showCard } from '#contract/member.ts';
import { visitOf } from '#web/api/visit.ts';
import { AfterHeading } from '#web/layout/after-heading.ts';
import styles from './MineBeside.module.css';
import { MineBeside } from './MineBeside.tsx';

/** Null for whoever has no card here: a session of the Power Link. The forms stand without it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await visitOf(context).api(showCard);
  return { mine: answer.ok ? answer.values : null };
}

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
