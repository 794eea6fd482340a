import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listNotices } from '#contract/notices.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { serverNow } from '#web/clock.ts';
import { areFew, byDay, isLogin } from '#web/features/notices/by-day.ts';
import { Notices } from '#web/features/notices/Notices.tsx';
import { noticesTexts } from '#web/features/notices/notices.texts.ts';
import { loadPeopleBeneath, PeopleBeneath } from '#web/pages/member/PeopleBeneath.tsx';

export const head = noticesTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const { notices } = await load(visit, listNotices);
  const logins = notices.filter(isLogin);
  const days = byDay(
    notices.filter((notice) => !isLogin(notice)),
    serverNow(),
  );
  return { days, logins, beneath: areFew(days) ? await loadPeopleBeneath(visit) : null };
}

export function Component() {
  const { days, logins, beneath } = useLoaderData<typeof loader>();
  return <Notices days={days} logins={logins} beneath={beneath && <PeopleBeneath {...beneath} />} />;
}
