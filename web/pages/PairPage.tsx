import { Link, useLoaderData } from 'react-router';
import type { Said } from '#contract/saying.ts';
import { print } from '#web/art/drawings.ts';
import { Icon, LineDrawing } from '#web/art/Icon.tsx';
import { ActionBar } from '#web/card/ActionBar.tsx';
import styles from '#web/features/member/Member.module.css';
import { DayIsSpent, NoSuchMember } from '#web/features/member/NoSuchMember.tsx';
import { PairPaper } from '#web/features/member/PairPaper.tsx';
import { PairSheet } from '#web/features/member/PairSheet.tsx';
import { sheetTexts } from '#web/features/member/sheet.texts.ts';
import { ReportLink } from '#web/fields/ReportLink.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LiveOnly } from '#web/ui/LiveOnly.tsx';
import { loadPairPage } from './load-pair-page.ts';

const { en, bn } = sheetTexts;
export const head = {
  en: { title: en.sideBySide, description: en.explain },
  bn: { title: bn.sideBySide, description: bn.explain },
};

export const loader = loadPairPage;

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded === null) return <NoSuchMember />;
  return 'spent' in loaded ? <DayIsSpent message={loaded.spent} /> : <Pair {...loaded} />;
}

type Loaded = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, null | { spent: Said }>;

function Pair({ me, them, sheet, isBride }: Loaded) {
  const t = useTexts(sheetTexts);
  // My own paper has my own birth data; theirs stands there once both have accepted.
  const [bride, groom] = isBride ? [me, them] : [them, me];
  const { memberId, name } = them.shared;
  return (
    <>
      <div className={`screen-only ${styles.page}`}>
        <div className={styles.top} data-top-line>
          <Link to={`/matching-profile/${memberId}`}>
            <Icon name="previous" />
            <span>{t.cardOf(name)}</span>
          </Link>
        </div>
        <div>
          <MemberSheet heading={t.sideBySide} />
        </div>
        <PairSheet bride={bride} groom={groom} sheet={sheet} isAccepted={them.standing === 'accepted'} />
        <ReportLink member={memberId} name={name} />
        <LiveOnly>
          <ActionBar label={t.print}>
            <Button type="button" onClick={() => window.print()}>
              <LineDrawing path={print} />
              {t.print}
            </Button>
          </ActionBar>
        </LiveOnly>
      </div>
      <PairPaper bride={bride} groom={groom} sheet={sheet} />
    </>
  );
}
