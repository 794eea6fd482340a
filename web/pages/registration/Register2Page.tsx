import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { INDIA } from '#contract/choices.ts';
import { normalPhone } from '#contract/dial.ts';
import { regCast, regOther, stateList } from '#contract/lookups.ts';
import { mendPhone, registerStep2 } from '#contract/registration.ts';
import { load } from '#web/api/load.ts';
import { readChosenPassword } from '#web/api/session.ts';
import { visitOf } from '#web/api/visit.ts';
import { registrationTexts } from '#web/features/registration/registration.texts.ts';
import { MEND_PHONE, MendPhone, Step2Form } from '#web/features/registration/Step2Form.tsx';
import { StepBar } from '#web/features/registration/StepBar.tsx';
import { inCentimetres } from '#web/fields/height.ts';
import { byIntent } from '#web/forms/by-intent.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { anything, type FormResult, formAction } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { HeadingWithListen } from '#web/listen/HeadingWithListen.tsx';

const { en, bn } = registrationTexts;
export const head = {
  en: { title: en.step2, description: en.step2Description },
  bn: { title: bn.step2, description: bn.step2Description },
};

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [{ castes }, others, { states }] = await Promise.all([
    load(visit, regCast),
    load(visit, regOther),
    load(visit, stateList, { country: String(INDIA) }),
  ]);
  return { castes, states, ...others };
}

const complete = formAction(registerStep2, {
  complete: (draft, _visit, typed) => inCentimetres(draft, typed),
  mayWait: anything,
  doneBefore: 'registrationOver',
  // Without JavaScript the states of the chosen country come with the next page.
  offer: async ({ country }, { api }) => {
    const answer = await api(stateList, { country });
    return answer.ok ? answer.values.states : [];
  },
  done: (_values, _draft, { remember, visitor }) => {
    remember({ kind: 'step2' });
    return visitor.pid ? '/dashboard' : '/thankyou';
  },
});

export const action = byIntent(complete, {
  [MEND_PHONE]: formAction(mendPhone, {
    deed: MEND_PHONE,
    done: (_values, { phone }, { remember, visitor: { profileId, email } }) => {
      const password = import.meta.env.SSR ? '' : readChosenPassword();
      remember({ kind: 'step1', profileId, email, phone: normalPhone(phone), password });
      return undefined;
    },
  }),
});

/** The second step of the registration: the questions about the family. */
export function Component() {
  const t = useTexts(registrationTexts);
  const lists = useLoaderData<typeof loader>();
  const result = useActionData<FormResult>();
  return (
    <>
      <HeadingWithListen>
        <h1>{t.welcome2}</h1>
      </HeadingWithListen>
      <StepBar at={2} />
      {result?.deed && <DeedNotice />}
      <div data-lead="">
        <MendPhone />
      </div>
      <p data-lead="">{t.step2Lead}</p>
      <Step2Form lists={lists} />
    </>
  );
}
