import { Link, useSearchParams } from 'react-router';
import type { Trust as Trusted } from '#contract/badges.ts';
import type { ChartMarks } from '#contract/birth-chart.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';
import { OpenFace } from '#web/card/OpenFace.tsx';
import { FamilyFacts } from '#web/features/member/FamilyFacts.tsx';
import styles from '#web/features/member/Member.module.css';
import { memberTexts } from '#web/features/member/member.texts.ts';
import { SharedFacts } from '#web/features/member/SharedFacts.tsx';
import { Trust } from '#web/features/member/Trust.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';

interface Props {
  /** What the server tells a stranger, and what it tells a family that has accepted. */
  asStranger: SharedView;
  shared: SharedView;
  family: FamilyView | null;
  photos: readonly string[];
  trust: Trusted;
  chart: ChartMarks | null;
}

const AS_ACCEPTED = 'accepted';

/** My own card as others see it: first as strangers do. */
export function OwnCard({ asStranger, shared, family, trust, photos, chart }: Props) {
  const t = useTexts(memberTexts);
  const [query] = useSearchParams();
  const isAccepted = query.get('as') === AS_ACCEPTED;
  const seen = isAccepted ? { shared, family, chart } : { shared: asStranger, family: null, chart: null };
  const looks = [
    { to: '?as=stranger', label: t.asStranger, isHere: !isAccepted },
    { to: `?as=${AS_ACCEPTED}`, label: t.asAccepted, isHere: isAccepted },
  ];
  return (
    <div className={styles.page}>
      <div>
        <MemberSheet heading={t.ownCard} lead={t.own} />
      </div>
      <nav className={`screen-only ${styles.looks}`} aria-label={t.asWhom}>
        {looks.map(({ to, label, isHere }) => (
          <Link key={to} to={to} preventScrollReset aria-current={isHere ? 'true' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <OpenFace member={seen.shared} photos={photos} name={<h2>{seen.family?.fullName ?? seen.shared.name}</h2>} />
      {seen.shared.aboutHoped && (
        <section>
          <h2>{t.hoped}</h2>
          <p className={styles.words}>{seen.shared.aboutHoped}</p>
        </section>
      )}
      <Trust trust={trust} />
      <SharedFacts {...seen} />
      {seen.family && <FamilyFacts family={seen.family} />}
    </div>
  );
}
