import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showToday } from '#contract/today.ts';
import { visitOf } from '#web/api/visit.ts';
import { ProfileForm, profileAction } from '#web/features/profile/ProfileForm.tsx';
import { Today } from '#web/features/today/Today.tsx';
import { todayTexts } from '#web/features/today/today.texts.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';

const { en, bn } = todayTexts;
export const head = {
  en: { title: en.heading, description: en.description },
  bn: { title: bn.heading, description: bn.description },
};

/** The form under it stands also where the news cannot be had: a Power Link has none. */
export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await visitOf(context).api(showToday);
  return answer.ok ? answer.values : null;
}

export const action = profileAction;

export function Component() {
  const t = useTexts(todayTexts);
  return (
    <MemberSheet heading={t.heading}>
      <Today news={useLoaderData<typeof loader>()} />
      <ProfileForm />
    </MemberSheet>
  );
}
