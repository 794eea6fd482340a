import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showHolders } from '#contract/holders.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { Acts } from '#web/features/holders/Acts.tsx';
import { CandidateChoices, ItIsMe, SayWhose } from '#web/features/holders/CandidateChoices.tsx';
import { Holders } from '#web/features/holders/Holders.tsx';
import { holderDeeds } from '#web/features/holders/holders.actions.ts';
import { holdersTexts } from '#web/features/holders/holders.texts.ts';
import { AddProfile, Others } from '#web/features/holders/Others.tsx';
import { RemoveAtOnce } from '#web/features/holders/RemoveAtOnce.tsx';
import { actionOf } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { useMember } from '#web/useMember.ts';

export const head = holdersTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showHolders);

export const action = actionOf(holderDeeds);

/** The profile's holders and its pending invitations. */
export function Component() {
  const t = useTexts(holdersTexts);
  const loaded = useLoaderData<typeof loader>();
  const { isRestricted } = useMember();
  return (
    <MemberSheet heading={t.heading} lead={t.lead}>
      <DeedNotice />
      {loaded.role === 'family' && <SayWhose />}
      {loaded.role === 'candidate' && <CandidateChoices {...loaded} />}
      <Holders {...loaded} />
      <ItIsMe {...loaded} />
      <RemoveAtOnce {...loaded} />
      <Acts acts={loaded.acts} />
      <Others others={loaded.others} />
      {!isRestricted && <AddProfile />}
    </MemberSheet>
  );
}
