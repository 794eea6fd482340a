import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showDetails, updateDetails } from '#contract/details.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { useMember } from '#web/useMember.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { detailsTexts } from './details.texts.ts';

const { en, bn } = detailsTexts;
export const head = {
  en: { title: en.heading, description: en.description },
  bn: { title: bn.heading, description: bn.description },
};

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showDetails);

export const action = formAction(updateDetails);

export function Component() {
  const t = useTexts(detailsTexts);
  const loaded = useLoaderData<typeof loader>();
  const { profileId } = useMember();
  return (
    <MemberSheet heading={t.heading}>
      <p>{t.lead}</p>
      <p>
        <Link to={`/matching-profile/${profileId}`}>{t.seeMyself}</Link>
      </p>
      <DetailsForm loaded={loaded} />
    </MemberSheet>
  );
}
