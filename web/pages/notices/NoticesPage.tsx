import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { isLogin } from '#contract/notice-kinds.ts';
import { listNotices } from '#contract/notices.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { serverNow } from '#web/clock.ts';
import { byDay } from '#web/features/notices/by-day.ts';
import { Notices } from '#web/features/notices/Notices.tsx';
import { noticesTexts } from '#web/features/notices/notices.texts.ts';
import { OfWhom, ofWhomDeeds } from '#web/features/notices/OfWhom.tsx';
import { actionOfForms } from '#web/forms/actions.ts';

export const head = noticesTexts;

export const action = actionOfForms(ofWhomDeeds);

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { notices, others } = await load(visit, listNotices);
  const logins = notices.filter(isLogin);
  const days = byDay(
    notices.filter((notice) => !isLogin(notice)),
    serverNow(),
  );
  return { days, logins, others };
}

/** The notices to the member by day, and the logins. */
export function Component() {
  const { others, ...lists } = useLoaderData<typeof loader>();
  return <Notices {...lists} ofWhom={others.length > 0 && <OfWhom others={others} />} />;
}
