import { Link, useLoaderData } from 'react-router';
import type { Language } from '#contract/choices.ts';
import type { Standing } from '#contract/member.ts';
import type { Message } from '#contract/message.ts';
import { Answers } from '#web/card/Answers.tsx';
import { FitAndAsk } from '#web/card/FitAndAsk.tsx';
import { MemberName } from '#web/card/MemberName.tsx';
import { OpenFace } from '#web/card/OpenFace.tsx';
import { Absent } from '#web/features/introductions/Absent.tsx';
import { HowItStands, NoteToSend, RareDeeds } from '#web/features/introductions/Interest.tsx';
import { HomeFacts } from '#web/features/member/HomeFacts.tsx';
import styles from '#web/features/member/Member.module.css';
import { memberTexts } from '#web/features/member/member.texts.ts';
import { DayIsSpent, NoSuchMember } from '#web/features/member/NoSuchMember.tsx';
import { SharedFacts, TopBadge } from '#web/features/member/SharedFacts.tsx';
import { TopLine } from '#web/features/member/TopLine.tsx';
import { CONTACT } from '#web/fields/accepting.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { InScript } from '#web/i18n/InScript.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { PAGE_HEADING } from '#web/layout/useArrival.ts';
import { type LazyPart, part } from '#web/part.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { fullyNamed, readableName } from '#words/readable-name.ts';
import { loadMemberPage } from './load-member-page.ts';
import { MemberBar, mayShortlist, SaveMember, SHOWING_FIRST } from './MemberBar.tsx';
import { MoreDeeds } from './MoreActions.tsx';
import { memberAction } from './member-action.ts';

const { en, bn } = memberTexts;
export const head = {
  en: { title: en.title, description: en.description },
  bn: { title: bn.title, description: bn.description },
};

export const loader = loadMemberPage;

export const action = memberAction;

// Loaded on demand in a browser, for the few readers who need them. The server loads these parts at start.
const familyFacts = part(
  'web/features/member/FamilyFacts.tsx',
  async () => (await import('#web/features/member/FamilyFacts.tsx')).FamilyFacts,
);
const ownMember = part('web/pages/member/OwnMember.tsx', async () => (await import('./OwnMember.tsx')).OwnMember);
const acceptedCover = part(
  'web/pages/member/AcceptedCover.tsx',
  async () => (await import('./AcceptedCover.tsx')).AcceptedCover,
);
const contactDetails = part(
  'web/features/member/ContactDetails.tsx',
  async () => (await import('#web/features/member/ContactDetails.tsx')).ContactDetails,
);
const acceptedFamily = part(
  'web/pages/member/AcceptedFamily.tsx',
  async () => (await import('./AcceptedFamily.tsx')).AcceptedFamily,
);
const theirBiodata = part(
  'web/pages/member/AcceptedFamily.tsx',
  async () => (await import('./AcceptedFamily.tsx')).TheirBiodata,
);
const endAcquaintance = part(
  'web/features/introductions/EndAcquaintance.tsx',
  async () => (await import('#web/features/introductions/EndAcquaintance.tsx')).EndAcquaintance,
);
const yesFirst = part('web/pages/member/YesFirst.tsx', async () => (await import('./YesFirst.tsx')).YesFirst);
const saidOpenly = part(
  'web/features/disability/SaidOpenly.tsx',
  async () => (await import('#web/features/disability/SaidOpenly.tsx')).SaidOpenly,
);
// Few readers have a proposal of this family, and its texts are long.
const proposed = part(
  'web/features/proposals/Proposed.tsx',
  async () => (await import('#web/features/proposals/Proposed.tsx')).Proposed,
);
const { Part: OwnMember } = ownMember;
const { Part: FamilyFacts } = familyFacts;
const { Part: AcceptedCover } = acceptedCover;
const { Part: ContactDetails } = contactDetails;
const { Part: AcceptedFamily } = acceptedFamily;
const { Part: TheirBiodata } = theirBiodata;
const { Part: EndAcquaintance } = endAcquaintance;
const { Part: YesFirst } = yesFirst;
const { Part: SaidOpenly } = saidOpenly;
const { Part: Proposed } = proposed;
if (import.meta.env.SSR) {
  const forFew = [ownMember, familyFacts, yesFirst, saidOpenly, proposed];
  const forAccepted = [acceptedCover, contactDetails, acceptedFamily, theirBiodata, endAcquaintance];
  await Promise.all([...forFew, ...forAccepted].map((lazyPart) => lazyPart.bring()));
}

export function parts(loaded: Loaded): LazyPart[] {
  if ('spent' in loaded || 'lost' in loaded) return [];
  const seldom = [...(loaded.hasSaid ? [saidOpenly] : []), ...(loaded.proposal ? [proposed] : [])];
  if (loaded.standing === 'own') return [...seldom, ownMember];
  if (loaded.family) {
    const ofFamily = [familyFacts, acceptedCover, contactDetails, acceptedFamily, theirBiodata, endAcquaintance];
    return [...seldom, ...ofFamily];
  }
  return loaded.waiting ? [...seldom, yesFirst] : seldom;
}

/**
 * One member's page, or the reader's own page as others see it. Shows only a message if the reader may not see the
 * profile, or has used up the views of today.
 */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if ('lost' in loaded) return <NoSuchMember lost={loaded.lost} />;
  if ('spent' in loaded) return <DayIsSpent message={loaded.spent} />;
  const { standing, asStranger } = loaded;
  if (standing === 'own') return asStranger && <OwnMember {...loaded} asStranger={asStranger} />;
  return <Profile {...loaded} standing={standing} />;
}

/** Only the given name, even after both have accepted: the title stays in the browser history of a shared phone. */
export const named = (loaded: Loaded, language: Language): string =>
  'spent' in loaded || 'lost' in loaded ? '' : readableName(loaded.shared, language);

type Loaded = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, null>;

type Theirs = Exclude<Loaded, { spent: Message } | { lost: Message }> & { standing: Exclude<Standing, 'own'> };

function Profile(theirs: Theirs) {
  const { shared, family, letter, trust, photos, chart, standing, absence, interest, waiting, sheet, signs, kept } =
    theirs;
  const { proposal, check, contact, answering, isWritingFirst, us } = theirs;
  const t = useTexts(memberTexts);
  const member = shared.memberId;
  const isAccepted = standing === 'accepted';
  const called = fullyNamed(shared, family);
  return (
    <>
      <div className={styles.page}>
        <TopLine>
          {isAccepted ? (
            sheet && <Link to={`/matching-profile/${member}/pair`}>{t.toSheet}</Link>
          ) : (
            <SaveMember member={member} isKept={kept !== null} />
          )}
        </TopLine>
        <DeedNotice except={[CONTACT]} />
        <div className={classNames(styles.letter, !isAccepted && styles.beside)}>
          <OpenFace
            member={shared}
            photos={photos}
            drawn={letter.drawn}
            called={called}
            name={
              <h1 id={PAGE_HEADING}>
                <MemberName member={called} />
              </h1>
            }
            cover={isAccepted && us && <AcceptedCover us={us} them={shared} />}
            next={isAccepted && <ContactDetails {...{ member, answering, isWritingFirst }} opened={contact} />}
            after={
              <>
                <HomeFacts home={letter.home} isAccepted={family !== null} />
                {theirs.hasSaid && <SaidOpenly {...theirs} />}
                <FitAndAsk {...letter} />
                {/* The two answer buttons already fill the bar of a phone. */}
                {standing === 'received' && sheet && (
                  <p className="screen-only">
                    <Link to={`/matching-profile/${member}/pair`}>{t.toSheet}</Link>
                  </p>
                )}
              </>
            }
          >
            <Absent absence={absence} />
            {proposal && <Proposed {...proposal} />}
            <HowItStands member={member} standing={standing} interest={interest} />
            <TopBadge trust={trust} />
            {signs && <Answers {...signs} />}
          </OpenFace>
          {!isAccepted && (
            <div className={styles.act}>
              {waiting ? (
                <section id={SHOWING_FIRST} tabIndex={-1}>
                  <YesFirst member={member} waiting={waiting} />
                </section>
              ) : (
                <NoteToSend member={member} standing={standing} signs={signs} />
              )}
              <MemberBar {...{ member, standing, waiting }} hasSheet={sheet !== null} />
            </div>
          )}
          <div className={styles.more}>
            {shared.aboutHoped && (
              <section>
                <h2>{t.hoped}</h2>
                <p className={styles.words}>
                  <InScript>{shared.aboutHoped}</InScript>
                </p>
              </section>
            )}
            {family && <FamilyFacts shared={shared} family={family} />}
            <SharedFacts {...{ shared, family, chart, trust }} />
            {family && <AcceptedFamily {...{ shared, family, chart }} {...(isAccepted && { check })} />}
            <RareDeeds member={member} standing={standing} />
            <MoreDeeds member={member} kept={kept} hasKeep={mayShortlist(standing)} standing={standing}>
              {isAccepted && <EndAcquaintance member={member} />}
            </MoreDeeds>
          </div>
        </div>
      </div>
      {family && <TheirBiodata {...{ shared, family, chart }} />}
    </>
  );
}
