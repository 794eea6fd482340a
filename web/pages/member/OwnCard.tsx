import type { ComponentProps } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Trust as Trusted } from '#contract/badges.ts';
import type { ChartMarks } from '#contract/birth-chart.ts';
import type { Household } from '#contract/household.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';
import { drawnAlt } from '#web/card/drawn-alt.ts';
import { FrontAlone } from '#web/card/FrontFace.tsx';
import { MemberName } from '#web/card/MemberName.tsx';
import { OpenFace } from '#web/card/OpenFace.tsx';
import { householdDeeds } from '#web/features/details/household.actions.ts';
import { SaidOpenly } from '#web/features/disability/SaidOpenly.tsx';
import { FamilyFacts } from '#web/features/member/FamilyFacts.tsx';
import { HomeFacts } from '#web/features/member/HomeFacts.tsx';
import styles from '#web/features/member/Member.module.css';
import { memberTexts } from '#web/features/member/member.texts.ts';
import { SharedFacts } from '#web/features/member/SharedFacts.tsx';
import { addressOf } from '#web/forms/field-address.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useMember } from '#web/useMember.ts';
import { householdIn } from '#words/household.ts';
import { fullyNamed } from '#words/readable-name.ts';
import { openHomeTexts } from './open-home.texts.ts';

interface Props {
  /**
   * The member's profile as a stranger receives it. `shared`, `family` and `household` are those of an accepted family.
   */
  asStranger: SharedView;
  shared: SharedView;
  family: FamilyView | null;
  household: Household | null;
  /** Whether strangers can read about the home. */
  householdState: 'closed' | 'asked' | 'open' | null;
  /** What the family says openly to all members; null if it says nothing. */
  said: ComponentProps<typeof SaidOpenly> | null;
  photos: readonly string[];
  trust: Trusted;
  chart: ChartMarks | null;
}

/** The ways in which others see the card, as values of the search parameter `as`. */
const LOOKS = ['stranger', 'list', 'accepted'] as const;

/** The member's own card as others see it: as strangers, in lists, and as accepted families. Starts with strangers. */
export function OwnCard({ asStranger, shared, family, household, householdState, said, trust, photos, chart }: Props) {
  const t = useTexts(memberTexts);
  const [query] = useSearchParams();
  const look = LOOKS.find((name) => name === query.get('as')) ?? 'stranger';
  const visibleParts =
    look === 'accepted'
      ? { shared, family, household, chart }
      : { shared: asStranger, family: null, household: householdState === 'open' ? household : null, chart: null };
  const labels = { stranger: t.asStranger, list: t.inList, accepted: t.asAccepted };
  return (
    <div className={styles.page}>
      <div>
        <MemberSheet heading={t.ownCard} lead={t.own} />
      </div>
      <nav className={`screen-only ${styles.looks}`} aria-label={t.asWhom}>
        {LOOKS.map((name) => (
          <Link key={name} to={`?as=${name}`} preventScrollReset aria-current={name === look ? 'true' : undefined}>
            {labels[name]}
          </Link>
        ))}
      </nav>
      {look === 'list' ? (
        <>
          <FrontAlone member={asStranger} badges={trust.badges.map(({ kind }) => kind)} />
          <p>{t.inListText}</p>
        </>
      ) : (
        <Opened {...visibleParts} said={said} photos={photos} trust={trust} />
      )}
      <div className="screen-only">
        <OpenHome household={household} state={householdState ?? 'closed'} />
      </div>
      <div className="screen-only">
        <LinkButton to="/matching-profile/links" look="secondary">
          {t.toLinks}
        </LinkButton>
      </div>
    </div>
  );
}

function Opened({
  shared,
  family,
  household,
  said,
  chart,
  photos,
  trust,
}: Omit<Props, 'asStranger' | 'householdState'>) {
  const t = useTexts(memberTexts);
  const language = useLanguage();
  const called = fullyNamed(shared, family);
  return (
    <>
      <OpenFace
        member={shared}
        photos={photos}
        drawn={drawnAlt(shared, language)}
        name={
          <h2>
            <MemberName member={called} />
          </h2>
        }
        called={called}
        after={
          <>
            <HomeFacts
              home={household ? householdIn(household, language).join(' ') : ''}
              isAccepted={family !== null}
            />
            {said && <SaidOpenly {...said} />}
          </>
        }
      />
      {shared.aboutHoped && (
        <section>
          <h2>{t.hoped}</h2>
          <p className={styles.words}>{shared.aboutHoped}</p>
        </section>
      )}
      <SharedFacts {...{ shared, family, chart, trust }} />
      {family && <FamilyFacts shared={shared} family={family} />}
    </>
  );
}

const { Deed } = householdDeeds;

interface OpenHomeProps {
  household: Household | null;
  state: 'closed' | 'asked' | 'open';
}

/** A switch that opens the three facts of the home to all members, with the exact words that they would read. */
function OpenHome({ household, state }: OpenHomeProps) {
  const t = useTexts(openHomeTexts);
  const language = useLanguage();
  const { isCandidate, isBeside } = useMember();
  const write = <Link to={addressOf('details.brothers')}>{household ? t.change : t.write}</Link>;
  const choose = (homeFor: 'Members' | 'Accepted', label: string) => (
    <Deed deed="home" sent={{ homeFor }} label={label} />
  );
  return (
    <section id="home">
      <h2>{t.heading}</h2>
      <p>{t.lead}</p>
      {household && <p className="quoted">{householdIn(household, language).join(' ')}</p>}
      <p>{write}</p>
      {household && state === 'closed' && isBeside && <p>{t.needsYes}</p>}
      {state === 'asked' && <p>{isCandidate ? t.asked : t.waits}</p>}
      {state === 'open' && <p>{t.isOpen}</p>}
      {household && (
        <Actions>
          {state === 'closed' && choose('Members', isBeside ? t.ask : t.open)}
          {state === 'asked' && !isBeside && choose('Members', t.open)}
          {state !== 'closed' && choose('Accepted', t.close)}
        </Actions>
      )}
    </section>
  );
}
