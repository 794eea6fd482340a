import { useLoaderData } from 'react-router';
import { pictureAddress } from '#contract/picture.ts';
import type { Said } from '#contract/saying.ts';
import { avoidanceDeeds } from '#web/features/avoidance/avoidance.deeds.ts';
import { Interest } from '#web/features/introductions/Interest.tsx';
import { introductionDeeds } from '#web/features/introductions/introductions.deeds.ts';
import { CompatibilitySheet } from '#web/features/member/CompatibilitySheet.tsx';
import { ContactDetails } from '#web/features/member/ContactDetails.tsx';
import { contactDeeds } from '#web/features/member/contact.deeds.ts';
import { FamilyFacts } from '#web/features/member/FamilyFacts.tsx';
import styles from '#web/features/member/Member.module.css';
import { memberTexts } from '#web/features/member/member.texts.ts';
import { DayIsSpent, NoSuchMember } from '#web/features/member/NoSuchMember.tsx';
import { CONTACT } from '#web/features/member/open-contact-action.ts';
import { SharedFacts } from '#web/features/member/SharedFacts.tsx';
import { PairCheck } from '#web/features/pair-check/PairCheck.tsx';
import { pairCheckDeeds } from '#web/features/pair-check/pair-check.deeds.ts';
import { reportDeeds } from '#web/features/report/report.deeds.ts';
import { shortlistDeeds } from '#web/features/shortlist/shortlist.deeds.ts';
import { ACCEPT, JustAccepted } from '#web/fields/JustAccepted.tsx';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { actionOf } from '#web/forms/deeds.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { useMember } from '#web/useMember.ts';
import { pictureOf } from '#words/values.ts';
import { loadMemberPage } from './load-member-page.ts';
import { MoreDeeds } from './MoreDeeds.tsx';

const { en, bn } = memberTexts;
export const head = {
  en: { title: en.title, description: en.description },
  bn: { title: bn.title, description: bn.description },
};

export const loader = loadMemberPage;

export const action = actionOf(
  introductionDeeds,
  shortlistDeeds,
  avoidanceDeeds,
  reportDeeds,
  contactDeeds,
  pairCheckDeeds,
);

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded === null) return <NoSuchMember />;
  return 'spent' in loaded ? <DayIsSpent message={loaded.spent} /> : <Profile {...loaded} />;
}

type Loaded = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, null | { spent: Said }>;

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
