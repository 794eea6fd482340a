import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showDetails, stepPersonal } from '#contract/details.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { DetailsForm } from '#web/features/details/DetailsForm.tsx';
import { detailsTexts } from '#web/features/details/details.texts.ts';
import { sectionPages } from '#web/forms/field-address.ts';
import { anything, formAction } from '#web/forms/form-action.ts';
import { formSteps } from '#web/forms/steps.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { ActionRows } from '#web/ui/ActionRows.tsx';
import { useMember } from '#web/useMember.ts';

export const head = detailsTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showDetails, { withVersion: 'Yes' });

export const action = formAction(stepPersonal, {
  steps: formSteps['/matching-profile/about-me'],
  mayWait: anything,
});

/** The candidate's own text and hopes, with links to the other questions. */
export function Component() {
  const t = useTexts(detailsTexts);
  const loaded = useLoaderData<typeof loader>();
  const { profileId, isBeside, isRestricted } = useMember();
  return (
    <MemberSheet heading={t.heading}>
      <p>{t.lead}</p>
      <DetailsForm loaded={loaded} />
      <ActionRows
        ways={[
          { key: 'seen', to: `/matching-profile/${profileId}`, name: t.seeMyself, said: t.seeMyselfSaid },
          ...(isBeside || isRestricted
            ? []
            : [{ key: 'disability', to: '/matching-profile/disability', name: t.disability, said: t.disabilitySaid }]),
          { key: 'personal', to: sectionPages.personal, name: t.elsewhere, said: t.elsewhereSaid },
        ]}
      />
    </MemberSheet>
  );
}
