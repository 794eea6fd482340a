import { redirect, useLoaderData } from 'react-router';
import { blockMember, hideMember } from '#contract/avoidance.ts';
import {
  acceptIntroduction,
  declineIntroduction,
  sendIntroduction,
  withdrawIntroduction,
} from '#contract/introductions.ts';
import { agreeToPairCheck, withdrawFromPairCheck } from '#contract/pair-check.ts';
import { pictureAddress } from '#contract/picture.ts';
import { reportMember } from '#contract/report.ts';
import { addToShortlist, removeFromShortlist } from '#contract/shortlist.ts';
import { ACCEPT, JustAccepted } from '#web/fields/JustAccepted.tsx';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { deeds } from '#web/forms/deeds.ts';
import { formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MatchingTabs } from '#web/layout/MatchingTabs.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { useMember } from '#web/useMember.ts';
import { pictureOf } from '#words/values.ts';
import { CompatibilitySheet } from './CompatibilitySheet.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { FamilyFacts } from './FamilyFacts.tsx';
import { Interest } from './Interest.tsx';
import { loadMemberPage } from './load-member-page.ts';
import styles from './Member.module.css';
import { MoreDeeds } from './MoreDeeds.tsx';
import { memberTexts } from './member.texts.ts';
import { DayIsSpent, NoSuchMember } from './NoSuchMember.tsx';
import { CONTACT, openContactAction } from './open-contact-action.ts';
import { PairCheck } from './PairCheck.tsx';
import { SharedFacts } from './SharedFacts.tsx';

const { en, bn } = memberTexts;
export const head = {
  en: { title: en.title, description: en.description },
  bn: { title: bn.title, description: bn.description },
};

export const loader = loadMemberPage;

export const action = deeds({
  send: formAction(sendIntroduction, { deed: 'send' }),
  withdraw: formAction(withdrawIntroduction, { deed: 'withdraw' }),
  [ACCEPT]: formAction(acceptIntroduction, { deed: ACCEPT }),
  decline: formAction(declineIntroduction, { deed: 'decline' }),
  shortlist: formAction(addToShortlist, { deed: 'shortlist' }),
  unlist: formAction(removeFromShortlist, { deed: 'unlist' }),
  hide: formAction(hideMember, { deed: 'hide' }),
  block: formAction(blockMember, {
    deed: 'block',
    done: () => {
      // From now on there is nothing to show here.
      throw redirect('/matching-profile/settings?done=block', 303);
    },
  }),
  report: formAction(reportMember, { deed: 'report' }),
  [CONTACT]: openContactAction,
  agree: formAction(agreeToPairCheck, { deed: 'agree' }),
  revoke: formAction(withdrawFromPairCheck, { deed: 'revoke' }),
});

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded === null) return <NoSuchMember />;
  return 'spent' in loaded ? <DayIsSpent message={loaded.spent} /> : <Profile {...loaded} />;
}

type Loaded = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, null | { spent: string }>;

function Profile({ shared, family, standing, sheet, kept, check }: Loaded) {
  const t = useTexts(memberTexts);
  const language = useLanguage();
  const me = useMember();
  const member = shared.memberId;
  const theirName = family?.fullName ?? shared.name;
  const names = me.gender === 'Female' ? { bride: me.name, groom: theirName } : { bride: theirName, groom: me.name };
  return (
    <>
      <div className={`screen-only ${styles.parts}`}>
        <MemberSheet heading={shared.name} lead={member}>
          <MatchingTabs />
          <DeedNotice except={[CONTACT, ACCEPT]} />
          <JustAccepted member={member} />
          {standing === 'own' && <p>{t.own}</p>}
          {shared.picture && (
            <img
              className={styles.picture}
              src={pictureAddress(shared.picture)}
              alt={pictureOf(shared.name, language)}
            />
          )}
          <SharedFacts shared={shared} />
          {standing !== 'own' && <Interest member={member} standing={standing} />}
          {standing === 'accepted' && <ContactDetails member={member} />}
          {family && <FamilyFacts family={family} />}
        </MemberSheet>
      </div>
      {sheet && <CompatibilitySheet sheet={sheet} names={names} />}
      {standing !== 'own' && (
        <div className={`screen-only ${styles.parts}`}>
          {standing === 'accepted' && <PairCheck member={member} check={check} />}
          <MoreDeeds member={member} kept={kept} />
        </div>
      )}
    </>
  );
}
