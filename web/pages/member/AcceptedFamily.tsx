import type { ComponentProps } from 'react';
import type { ChartMarks } from '#contract/birth-chart.ts';
import type { FamilyView, SharedView } from '#contract/member.ts';
import { BiodataFace } from '#web/card/BiodataFace.tsx';
import { useToday } from '#web/clock.ts';
import { PairCheck } from '#web/features/pair-check/PairCheck.tsx';
import { TheirPaper } from '#web/features/pdf/TheirPaper.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { biodataOf } from '#words/pdf/biodata.ts';

interface Accepted {
  shared: SharedView;
  family: FamilyView;
  chart: ChartMarks | null;
}

/** Actions for an accepted family only. `check` is given if both families may still request the pair check. */
export function AcceptedFamily({
  check,
  ...accepted
}: Accepted & Pick<Partial<ComponentProps<typeof PairCheck>>, 'check'>) {
  const biodata = useBiodata(accepted);
  return (
    <>
      <TheirPaper biodata={biodata} />
      {check !== undefined && <PairCheck member={accepted.shared.memberId} check={check} />}
    </>
  );
}

/** The other family's biodata for print. */
export function TheirBiodata(accepted: Accepted) {
  const { shared, chart } = accepted;
  return <BiodataFace biodata={useBiodata(accepted)} shared={shared} chart={chart} picture={shared.picture} />;
}

function useBiodata(accepted: Accepted) {
  const { gender } = useMember();
  return biodataOf(
    {
      ...accepted,
      isBride: gender !== 'Female',
      today: useToday(),
      contact: null,
      withBirth: true,
      blessing: '',
    },
    useLanguage(),
  );
}
