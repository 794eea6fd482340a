import { Link, useSearchParams } from 'react-router';
import type { FamilyView, SharedView } from '#contract/member.ts';
import { OpenFace } from '#web/card/OpenFace.tsx';
import { FamilyFacts } from '#web/features/member/FamilyFacts.tsx';
import styles from '#web/features/member/Member.module.css';
import { memberTexts } from '#web/features/member/member.texts.ts';
import { SharedFacts } from '#web/features/member/SharedFacts.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';

interface Props {
  /** What the server tells a stranger, and what it tells a family that has accepted. */
  asStranger: SharedView;
  shared: SharedView;
  family: FamilyView | null;
}

const AS_ACCEPTED = 'accepted';

/** My own card as others see it: first as strangers do. */
export function OwnCard({ asStranger, shared, family }: Props) {
  const t = useTexts(memberTexts);
  const [query] = useSearchParams();
  const isAccepted = query.get('as') === AS_ACCEPTED;
  const seen = isAccepted ? { shared, family } : { shared: asStranger, family: null };
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
      <OpenFace member={seen.shared} name={<h3>{seen.family?.fullName ?? seen.shared.name}</h3>} />
      {seen.shared.aboutHoped && (
        <section>
          <h3>{t.hoped}</h3>
          <p className={styles.words}>{seen.shared.aboutHoped}</p>
        </section>
      )}
      <SharedFacts {...seen} />
      {seen.family && <FamilyFacts family={seen.family} />}
    </div>
  );
}
