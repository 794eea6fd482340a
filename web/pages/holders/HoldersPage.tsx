import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showHolders } from '#contract/holders.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { Acts, MayUndo } from '#web/features/holders/Acts.tsx';
import { CandidateChoices, CandidateYes, ItIsMe, SayWhose } from '#web/features/holders/CandidateChoices.tsx';
import { Holders } from '#web/features/holders/Holders.tsx';
import { holderDeeds } from '#web/features/holders/holders.actions.ts';
import { holdersTexts } from '#web/features/holders/holders.texts.ts';
import { AddProfile, OtherProfiles } from '#web/features/holders/OtherProfiles.tsx';
import { RemoveAtOnce } from '#web/features/holders/RemoveAtOnce.tsx';
import { actionOfForms } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { useMember } from '#web/useMember.ts';

export const head = holdersTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showHolders);

export const action = actionOfForms(holderDeeds);

/** Who looks after the profile, what each may do, and last, folded, what was done. */
export function Component() {
  const t = useTexts(holdersTexts);
  const loaded = useLoaderData<typeof loader>();
  const { isRestricted } = useMember();
  return (
    <MemberSheet heading={t.heading} lead={t.lead}>
      <DeedNotice />
      {loaded.role === 'family' && <SayWhose />}
      {loaded.role === 'candidate' && <CandidateYes {...loaded} />}
      <Holders {...loaded} />
      <MayUndo acts={loaded.acts} />
      {loaded.role === 'candidate' && <CandidateChoices {...loaded} />}
      <ItIsMe {...loaded} />
      <RemoveAtOnce {...loaded} />
      <OtherProfiles others={loaded.others} />
      {!isRestricted && <AddProfile />}
      <Acts acts={loaded.acts} />
    </MemberSheet>
  );
}
