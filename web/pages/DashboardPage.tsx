import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showCard } from '#contract/member.ts';
import { showToday } from '#contract/today.ts';
import { visitOf } from '#web/api/visit.ts';
import { sayNotice } from '#web/features/notices/said.ts';
import { ProfileForm, profileAction } from '#web/features/profile/ProfileForm.tsx';
import { NotReached } from '#web/features/telling/NotReached.tsx';
import { Today } from '#web/features/today/Today.tsx';
import { todayTexts } from '#web/features/today/today.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import styles from './MineBeside.module.css';
import { MineBeside } from './MineBeside.tsx';

export const head = todayTexts;

/** The form under it stands also where news and card cannot be had: a Power Link has none. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = visitOf(context);
  const [news, card] = await Promise.all([api(showToday), api(showCard)]);
  return { news: news.ok ? news.values : null, mine: card.ok ? card.values : null };
}

export const action = profileAction;

const ofNobody = { isOurs: false, member: null, closed: '' };

export function Component() {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  const { news, mine } = useLoaderData<typeof loader>();
  return (
    <MemberSheet heading={t.heading}>
      <Today news={news} office={news?.office ? sayNotice({ ...news.office, ...ofNobody }, language) : ''} />
      <NotReached />
      <div className={`${styles.beside} ${styles.apart}`}>
        {mine && <MineBeside mine={mine} />}
        <ProfileForm />
      </div>
    </MemberSheet>
  );
}
