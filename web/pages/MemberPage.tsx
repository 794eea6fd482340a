import { useLoaderData } from 'react-router';
import type { Standing } from '#contract/member.ts';
import type { Said } from '#contract/saying.ts';
import { Answers } from '#web/card/Answers.tsx';
import { BiodataFace } from '#web/card/BiodataFace.tsx';
import { FitAndAsk } from '#web/card/FitAndAsk.tsx';
import { OpenFace } from '#web/card/OpenFace.tsx';
import { avoidanceDeeds } from '#web/features/avoidance/avoidance.deeds.ts';
import { HowItStands, NoteToSend, RareDeeds } from '#web/features/introductions/Interest.tsx';
import { introductionDeeds } from '#web/features/introductions/introductions.deeds.ts';
import { ContactDetails } from '#web/features/member/ContactDetails.tsx';
import { contactDeeds } from '#web/features/member/contact.deeds.ts';
import { FamilyFacts } from '#web/features/member/FamilyFacts.tsx';
import styles from '#web/features/member/Member.module.css';
import { memberTexts } from '#web/features/member/member.texts.ts';
import { DayIsSpent, NoSuchMember } from '#web/features/member/NoSuchMember.tsx';
import { CONTACT } from '#web/features/member/open-contact-action.ts';
import { SharedFacts } from '#web/features/member/SharedFacts.tsx';
import { TopLine } from '#web/features/member/TopLine.tsx';
import { Trust } from '#web/features/member/Trust.tsx';
import { PairCheck } from '#web/features/pair-check/PairCheck.tsx';
import { pairCheckDeeds } from '#web/features/pair-check/pair-check.deeds.ts';
import { paperDeeds } from '#web/features/papers/papers.deeds.ts';
import { TheirPaper } from '#web/features/papers/TheirPaper.tsx';
import { reportDeeds } from '#web/features/report/report.deeds.ts';
import { shortlistDeeds } from '#web/features/shortlist/shortlist.deeds.ts';
import { ACCEPT, JustAccepted } from '#web/fields/JustAccepted.tsx';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { actionOf } from '#web/forms/deeds.ts';
import { todayInIndia } from '#web/forms/today.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { PAGE_HEADING } from '#web/layout/useArrival.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useMember } from '#web/useMember.ts';
import { biodataOf } from '#words/papers/biodata.ts';
import { reasonsOf } from '#words/sheet/reasons.ts';
import { loadMemberPage } from './load-member-page.ts';
import { MemberBar } from './MemberBar.tsx';
import { MoreDeeds } from './MoreDeeds.tsx';
import { OwnBiodata } from './OwnBiodata.tsx';
import { OwnCard } from './OwnCard.tsx';

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
  paperDeeds,
);

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded === null) return <NoSuchMember />;
  if ('spent' in loaded) return <DayIsSpent message={loaded.spent} />;
  const { standing, asStranger, biodata } = loaded;
  if (standing === 'own')
    return (
      asStranger && (
        <>
          <OwnCard {...loaded} asStranger={asStranger} />
          {biodata && loaded.family && <OwnBiodata {...loaded} family={loaded.family} choice={biodata} />}
        </>
      )
    );
  return <Profile {...loaded} standing={standing} />;
}

type Loaded = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, null | { spent: Said }>;

type Theirs = Loaded & { standing: Exclude<Standing, 'own'> };

function Profile({ shared, family, trust, photos, chart, standing, interest, sheet, signs, kept, check }: Theirs) {
  const t = useTexts(memberTexts);
  const language = useLanguage();
  const member = shared.memberId;
  const theirName = family?.fullName ?? shared.name;
  const { gender } = useMember();
  const biodata =
    family &&
    biodataOf(
      {
        ...{ shared, family, chart, isBride: gender !== 'Female', today: todayInIndia() },
        ...{ contact: null, withBirth: true, blessing: '' },
      },
      language,
    );
  return (
    <>
      <div className={styles.page}>
        <TopLine />
        <DeedNotice except={[CONTACT, ACCEPT]} />
        <JustAccepted member={member} />
        <OpenFace member={shared} photos={photos} name={<h1 id={PAGE_HEADING}>{theirName}</h1>}>
          {signs && <Answers {...signs} />}
          <HowItStands standing={standing} interest={interest} />
          {standing === 'accepted' && <ContactDetails member={member} />}
        </OpenFace>
        <MemberBar member={member} standing={standing} isKept={kept !== null} />
        {sheet && <FitAndAsk {...reasonsOf({ ...sheet, unknown: sheet.unknown.theirs }, language)} />}
        {sheet && (
          <div className="screen-only">
            <LinkButton to={`/matching-profile/${member}/pair`} look="secondary">
              {t.toSheet}
            </LinkButton>
          </div>
        )}
        <NoteToSend member={member} standing={standing} />
        {shared.aboutHoped && (
          <section>
            <h2>{t.hoped}</h2>
            <p className={styles.words}>{shared.aboutHoped}</p>
          </section>
        )}
        <Trust trust={trust} />
        <SharedFacts shared={shared} family={family} chart={chart} />
        {family && <FamilyFacts family={family} />}
        {biodata && <TheirPaper biodata={biodata} />}
        {standing === 'accepted' && <PairCheck member={member} check={check} />}
        <RareDeeds member={member} standing={standing} />
        <MoreDeeds member={member} kept={kept} />
      </div>
      {biodata && <BiodataFace biodata={biodata} shared={shared} chart={chart} picture={shared.picture} />}
    </>
  );
}
