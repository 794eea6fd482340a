import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { showHolders } from '#contract/holders.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOf } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { useMember } from '#web/useMember.ts';
import { Acts } from './Acts.tsx';
import { AddProfile } from './AddProfile.tsx';
import { CandidateChoices } from './CandidateChoices.tsx';
import { Holders } from './Holders.tsx';
import { holderDeeds } from './holders.actions.ts';
import { holdersTexts } from './holders.texts.ts';
import { ItIsMe } from './ItIsMe.tsx';
import { Others } from './Others.tsx';
import { RemoveAtOnce } from './RemoveAtOnce.tsx';
import { SayWhose } from './SayWhose.tsx';

export const head = holdersTexts;

export const loader = ({ context }: LoaderFunctionArgs) => load(visitOf(context), showHolders);

export const action = actionOf(holderDeeds);

/** Who looks after this profile, and who is asked to. */
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
